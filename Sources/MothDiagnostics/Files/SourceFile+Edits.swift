extension SourceFile {
  /// The text with edits made, all of which speak of this text; nil if one lies outside of it or
  /// two overlap.
  ///
  /// Edits at one position are made in the order given.
  public func applying(_ edits: [TextEdit]) -> String? {
    let sorted = edits.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    let scalars = text.unicodeScalars
    var result = String.UnicodeScalarView()
    var last = scalars.startIndex
    for (_, edit) in sorted {
      guard let start = index(of: edit.range.start), let end = index(of: edit.range.end),
        last <= start, start <= end
      else { return nil }
      result.append(contentsOf: scalars[last..<start])
      result.append(contentsOf: edit.replacement.unicodeScalars)
      last = end
    }
    result.append(contentsOf: scalars[last...])
    return String(result)
  }

  /// The text of a range; nil if it lies outside.
  public func text(of range: SourceRange) -> String? {
    guard let start = index(of: range.start), let end = index(of: range.end), start <= end else {
      return nil
    }
    return String(text.unicodeScalars[start..<end])
  }

  private func index(of position: SourcePosition) -> String.UnicodeScalarView.Index? {
    guard position.column >= 1, let line = scalars(ofLine: position.line) else { return nil }
    return line.index(line.startIndex, offsetBy: position.column - 1, limitedBy: line.endIndex)
  }
}

extension SourceRange {
  /// Whether two edits of these ranges could not both be made: they share text, or the start of an
  /// insertion lies within the other.
  public func overlaps(_ other: SourceRange) -> Bool {
    start < other.end && other.start < end
      || (start == end && other.start < start && start < other.end)
      || (other.start == other.end && start < other.start && other.start < end)
  }
}
