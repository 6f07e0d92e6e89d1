extension Double {
  /// The whole number nearest to this one in a range; the range's start for what is no number.
  ///
  /// The one way from a computed number to an integer: `Int(_:)` traps where the number does not
  /// fit.
  package func wholeNumber(
    in range: ClosedRange<Int>,
    rounding rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Int {
    let whole = rounded(rule)
    guard whole >= Double(range.lowerBound) else { return range.lowerBound }
    guard whole < Double(range.upperBound) else { return range.upperBound }
    return Int(exactly: whole) ?? range.lowerBound
  }
}
