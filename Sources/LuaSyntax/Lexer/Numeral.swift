/// The value of a numeral, by the rules of Lua 5.4 (reference manual, 3.1).
enum Numeral {
  /// The value of `text`; nil when it is malformed.
  ///
  /// A decimal integer too great for 64 bits is a float, a hexadecimal one wraps around.
  static func value(of text: ArraySlice<UInt8>) -> Token.Kind? {
    let digits = text.dropFirst(2)
    if text.first == UInt8(ascii: "0"),
      text.dropFirst().first.map({ $0 | 0x20 }) == UInt8(ascii: "x")
    {
      return hexInteger(digits)
        ?? float(text, digits: digits, exponent: UInt8(ascii: "p"), isDigit: \.isHexDigit)
    }
    return decimalInteger(text)
      ?? float(text, digits: text, exponent: UInt8(ascii: "e"), isDigit: \.isDigit)
  }

  private static func hexInteger(_ digits: ArraySlice<UInt8>) -> Token.Kind? {
    guard !digits.isEmpty else { return nil }
    var value: UInt64 = 0
    for byte in digits {
      guard let digit = byte.hexValue else { return nil }
      value = value &* 16 &+ UInt64(digit)
    }
    return .integer(Int64(bitPattern: value))
  }

  private static func decimalInteger(_ digits: ArraySlice<UInt8>) -> Token.Kind? {
    guard !digits.isEmpty else { return nil }
    var value: Int64 = 0
    for byte in digits {
      guard byte.isDigit else { return nil }
      let (product, tooGreat) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflow) = product.addingReportingOverflow(Int64(byte - 0x30))
      guard !tooGreat, !overflow else { return nil }
      value = sum
    }
    return .integer(value)
  }

  /// The float that `text` spells; `digits` is the text without the prefix of its base.
  private static func float(
    _ text: ArraySlice<UInt8>,
    digits: ArraySlice<UInt8>,
    exponent mark: UInt8,
    isDigit: (UInt8) -> Bool
  ) -> Token.Kind? {
    var rest = digits
    var mantissaDigits = skip(&rest, condition: isDigit)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      mantissaDigits += skip(&rest, condition: isDigit)
    }
    guard mantissaDigits > 0 else { return nil }
    if let first = rest.first, first | 0x20 == mark {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard skip(&rest, condition: \.isDigit) > 0 else { return nil }
    }
    guard rest.isEmpty else { return nil }
    return Double(String(decoding: text, as: UTF8.self)).map(Token.Kind.float)
  }

  /// Removes the leading bytes that satisfy `condition` and counts them.
  private static func skip(_ text: inout ArraySlice<UInt8>, condition: (UInt8) -> Bool) -> Int {
    let rest = text.drop(while: condition)
    defer { text = rest }
    return text.count - rest.count
  }
}
