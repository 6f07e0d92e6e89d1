/// Stretches of a line, in order and apart from each other.
struct IntervalSet {
  private(set) var parts: [ClosedRange<Double>] = []

  init(_ parts: [ClosedRange<Double>] = []) {
    for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.parts.last, part.lowerBound <= last.upperBound {
        self.parts[self.parts.count - 1] =
          last.lowerBound...max(last.upperBound, part.upperBound)
      } else {
        self.parts.append(part)
      }
    }
  }

  /// The length of all stretches together.
  var length: Double { parts.reduce(0) { $0 + $1.upperBound - $1.lowerBound } }

  /// What of it lies inside a stretch.
  func intersection(_ other: ClosedRange<Double>) -> IntervalSet {
    IntervalSet(parts.compactMap { $0.overlaps(other) ? $0.clamped(to: other) : nil })
  }

  /// What of it lies outside of others.
  func subtracting(_ others: [ClosedRange<Double>]) -> IntervalSet {
    var left = parts
    for other in others {
      left = left.flatMap { part -> [ClosedRange<Double>] in
        guard part.overlaps(other) else { return [part] }
        var rest: [ClosedRange<Double>] = []
        if part.lowerBound < other.lowerBound { rest.append(part.lowerBound...other.lowerBound) }
        if part.upperBound > other.upperBound { rest.append(other.upperBound...part.upperBound) }
        return rest
      }
    }
    return IntervalSet(left)
  }
}
