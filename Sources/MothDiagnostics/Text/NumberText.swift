/// Numbers as people read them, without regard to the locale.
public enum NumberText {
  /// A short form of a number: at most four decimals, or four digits when it is below 1.
  ///
  /// Trailing zeros are dropped and a negative zero is `0`. From 0.0001 up to a thousand million
  /// there is no exponent; beyond, as in `1.5e-7`. The rest is `not a number`, `infinity` and
  /// `-infinity`.
  public static func short(_ value: Double) -> String {
    if let word = word(for: value) { return word }
    let size = abs(value)
    if size >= 1e9 || size < 1e-4 { return scientific(value) }
    var decimals = 4
    var bound = 0.1
    while size < bound {
      decimals += 1
      bound /= 10
    }
    return fixed(value, decimals: decimals)
  }

  /// A share as percent: whole from 10 % on, with one decimal below.
  public static func percent(_ share: Double) -> String {
    let percent = share * 100
    let decimals = abs(percent) < 9.95 && percent.rounded() != percent ? 1 : 0
    return "\(fixed(percent, decimals: decimals)) %"
  }

  /// A number with at most so many decimals (0 to 9), trailing zeros dropped.
  ///
  /// From a thousand million on, where decimals no longer matter, the form is that of `short`.
  public static func fixed(_ value: Double, decimals: Int) -> String {
    if let word = word(for: value) { return word }
    guard abs(value) < 1e9 else { return scientific(value) }
    let places = min(max(decimals, 0), 9)
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    // Below 1e9 * 1e9 = 1e18, which an Int64 holds.
    let units = (abs(value) * scale).wholeNumber(in: 0...1_000_000_000_000_000_000)
    guard units != 0 else { return "0" }
    let digits = String(units)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let whole = padded.dropLast(places)
    let fraction = trimmingZeros(padded.suffix(places))
    return (value < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : ".\(fraction)")
  }

  /// The shortest form that reads back as the same number, for values near a limit.
  ///
  /// `short` shows 1.00001 as `1`; a message that it is over 1 needs all digits.
  public static func exact(_ value: Double) -> String {
    if let word = word(for: value) { return word }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func word(for value: Double) -> String? {
    if value.isNaN { return "not a number" }
    if value.isInfinite { return value < 0 ? "-infinity" : "infinity" }
    return value == 0 ? "0" : nil
  }

  private static func scientific(_ value: Double) -> String {
    var mantissa = abs(value)
    var exponent = 0
    while mantissa >= 10 {
      mantissa /= 10
      exponent += 1
    }
    while mantissa < 1 {
      mantissa *= 10
      exponent -= 1
    }
    var digits = fixed(mantissa, decimals: 4)
    if digits == "10" { (digits, exponent) = ("1", exponent + 1) }
    return (value < 0 ? "-" : "") + digits + "e\(exponent)"
  }

  private static func trimmingZeros(_ digits: Substring) -> Substring {
    var digits = digits
    while digits.last == "0" { digits.removeLast() }
    return digits
  }
}

extension ClosedRange<Double> {
  /// Both ends for messages: `1 and 1000`.
  package var words: String {
    "\(NumberText.exact(lowerBound)) and \(NumberText.exact(upperBound))"
  }
}
