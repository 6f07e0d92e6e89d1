extension Diagnostic: Comparable {
  /// Orders for stable output: path, line, column, id, message, then the sweep and the rest.
  ///
  /// A diagnostic without a location is before all others, one without a range before the
  /// others of its file.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    let (leftStart, rightStart) = (left.location?.range?.start, right.location?.range?.start)
    return order(left.location?.path, before: right.location?.path)
      ?? order(leftStart, before: rightStart)
      ?? order(left.id, before: right.id)
      ?? order(left.message, before: right.message)
      ?? order(left.moment, before: right.moment)
      ?? order(right.severity, before: left.severity)
      ?? order(left.location?.range?.end, before: right.location?.range?.end)
      ?? order(left.count, before: right.count)
      ?? left.remainder.lexicographicallyPrecedes(right.remainder)
  }

  /// The parts that no earlier key covers, as text.
  private var remainder: [String] {
    notes.flatMap { [$0.kind.rawValue, $0.text] + Self.text(of: $0.location) }
      + fixIts.flatMap { fixIt in
        [fixIt.description, fixIt.safety.rawValue]
          + fixIt.edits.flatMap { Self.text(of: $0.range) + [$0.replacement] }
      }
  }

  private static func text(of location: SourceLocation?) -> [String] {
    guard let location else { return [] }
    return [location.path] + text(of: location.range)
  }

  private static func text(of range: SourceRange?) -> [String] {
    guard let range else { return [] }
    return [range.start.line, range.start.column, range.end.line, range.end.column].map(
      \.description
    )
  }

  private static func order(_ left: Moment?, before right: Moment?) -> Bool? {
    guard let left, let right else {
      return order(left == nil ? 0 : 1, before: right == nil ? 0 : 1)
    }
    return order(left.device, before: right.device)
      ?? order(left.target, before: right.target)
      ?? order(left.index, before: right.index)
      ?? order(left.reduceMotion.map { $0 ? 1 : 0 }, before: right.reduceMotion.map { $0 ? 1 : 0 })
      ?? order(left.sample, before: right.sample)
      ?? order(left.time, before: right.time)
      ?? order(left.offset, before: right.offset)
  }

  /// Says whether `left` comes first; nil when the two are equal.
  ///
  /// Nil values come first.
  private static func order<Key: Comparable>(_ left: Key?, before right: Key?) -> Bool? {
    switch (left, right) {
    case (nil, nil): nil
    case (nil, _): true
    case (_, nil): false
    case (let left?, let right?): left == right ? nil : left < right
    }
  }
}
