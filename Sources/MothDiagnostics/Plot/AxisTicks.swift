internal import Foundation
/// Round numbers along an axis: multiples of 1, 2 or 5 times a power of ten.
struct AxisTicks {
  /// The numbers, ascending; empty if the range is too small beside its numbers to have any.
  let values: [Double]
  /// The text of each number.
  let labels: [String]

  /// The round numbers in a range, at most `count` steps of them.
  ///
  /// With `isWidened` the first is at or below the range, and the last at or above it.
  init(from low: Double, to high: Double, atMost count: Int, isWidened: Bool = false) {
    let step = Step(atLeast: (high / Double(count) - low / Double(count)))
    guard let step, let first = step.multiple(at: low, isWidened ? .down : .up),
      let last = step.multiple(at: high, isWidened ? .up : .down), first <= last
    else {
      (values, labels) = ([], [])
      return
    }
    values = (first...last).map(step.value)
    let longest = values.map { step.text(of: $0).count }.max() ?? 0
    labels = values.map { longest <= Self.widest ? step.text(of: $0) : NumberText.short($0) }
  }

  /// The columns that the longest short form of a number has, as in `-1.7977e308`, and one more.
  static let widest = 12

  /// A mantissa of 1, 2 or 5 with a power of ten.
  private struct Step {
    private let mantissa: Double
    private let exponent: Int

    /// The smallest step that is no smaller than a size; nil for a size that is not above 0.
    init?(atLeast size: Double) {
      guard size > 0, size.isFinite else { return nil }
      var exponent = log10(size).wholeNumber(in: -400...400, rounding: .down) - 1
      while exponent < 308, 5 * Self.power(exponent) < size { exponent += 1 }
      mantissa = [1, 2, 5].first { $0 * Self.power(exponent) >= size } ?? 5
      self.exponent = exponent
    }

    /// Which multiple of the step a number is, rounded; nil if steps are too small to count.
    func multiple(at value: Double, _ rule: FloatingPointRoundingRule) -> Int? {
      let quotient = value / (mantissa * Self.power(exponent))
      // What is so near a multiple is that multiple, but for rounding.
      let nearest = quotient.rounded()
      let isNear = abs(quotient - nearest) <= 1e-9 * max(1, abs(quotient))
      let rounded = isNear ? nearest : quotient.rounded(rule)
      return abs(rounded) < 1e12
        ? rounded.wholeNumber(in: -1_000_000_000_000...1_000_000_000_000) : nil
    }

    /// A multiple of the step: a negative power is divided by, so that 3 times 0.1 is 0.3.
    func value(_ multiple: Int) -> Double {
      let units = Double(multiple) * mantissa
      return exponent < 0 ? units / Self.power(-exponent) : units * Self.power(exponent)
    }

    /// A multiple with as many decimals as the step has.
    func text(of value: Double) -> String {
      exponent < -9
        ? NumberText.exact(value) : NumberText.fixed(value, decimals: max(0, -exponent))
    }

    private static func power(_ exponent: Int) -> Double {
      exponent < -308 ? 0 : Double("1e\(exponent)") ?? .infinity
    }
  }
}
