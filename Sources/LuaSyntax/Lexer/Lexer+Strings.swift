import MothDiagnostics

extension Lexer {
  /// Reads a string in quotes up to its closing quote or the end of its line.
  mutating func quotedString(quote: UInt8, from start: SourcePosition) -> LuaString {
    var bytes: [UInt8] = []
    cursor.advance()
    while let byte = cursor.current, !byte.isLineEnd {
      if byte == UInt8(ascii: "\\") {
        escape(into: &bytes)
        continue
      }
      cursor.advance()
      if byte == quote { return LuaString(bytes: bytes) }
      bytes.append(byte)
    }
    report(Self.unfinishedString, from: start)
    return LuaString(bytes: bytes)
  }

  /// Reads the escape sequence that starts here.
  private mutating func escape(into bytes: inout [UInt8]) {
    let start = cursor.location
    let first = cursor.offset
    cursor.advance()
    guard let byte = cursor.current else { return }
    if let replacement = Self.simpleEscapes[byte] {
      cursor.advance()
      bytes.append(replacement)
    } else if byte.isLineEnd {
      cursor.advanceLine()
      bytes.append(UInt8(ascii: "\n"))
    } else if byte.isDigit {
      decimalEscape(into: &bytes, from: start)
    } else if byte == UInt8(ascii: "x") {
      hexEscape(into: &bytes, from: start)
    } else if byte == UInt8(ascii: "u") {
      unicodeEscape(into: &bytes, from: start)
    } else if byte == UInt8(ascii: "z") {
      cursor.advance()
      while cursor.current?.isSpace == true { cursor.advanceAny() }
    } else {
      cursor.advance()
      while let next = cursor.current, next & 0b1100_0000 == 0b1000_0000 { cursor.advance() }
      report(Self.unknownEscape(cursor.bytes(from: first)), from: start)
    }
  }

  private static let simpleEscapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10,
    UInt8(ascii: "r"): 13,
    UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11,
    UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "\""): UInt8(ascii: "\""),
    UInt8(ascii: "'"): UInt8(ascii: "'"),
  ]

  /// `\ddd`: up to three decimal digits, at most 255.
  private mutating func decimalEscape(into bytes: inout [UInt8], from start: SourcePosition) {
    var value = 0
    for _ in 0..<3 {
      guard let digit = cursor.current, digit.isDigit else { break }
      value = value * 10 + Int(digit - 0x30)
      cursor.advance()
    }
    if value > 255 { report(Self.decimalEscapeTooGreat(value), from: start) }
    bytes.append(UInt8(truncatingIfNeeded: value))
  }

  /// `\xXX`: exactly two hexadecimal digits.
  private mutating func hexEscape(into bytes: inout [UInt8], from start: SourcePosition) {
    cursor.advance()
    var value: UInt8 = 0
    for _ in 0..<2 {
      guard let digit = cursor.current?.hexValue else {
        report(Self.shortHexEscape, from: start)
        return
      }
      value = value * 16 + digit
      cursor.advance()
    }
    bytes.append(value)
  }

  /// `\u{XXX}`: a code point below 2^31, written as UTF-8 of up to six bytes.
  private mutating func unicodeEscape(into bytes: inout [UInt8], from start: SourcePosition) {
    cursor.advance()
    guard cursor.take(UInt8(ascii: "{")), cursor.current?.isHexDigit == true else {
      report(Self.malformedUnicodeEscape, from: start)
      return
    }
    var value: UInt32 = 0
    var isTooGreat = false
    while let digit = cursor.current?.hexValue {
      if value > UInt32(Int32.max) >> 4 { isTooGreat = true }
      value = value << 4 | UInt32(digit)
      cursor.advance()
    }
    if !cursor.take(UInt8(ascii: "}")) {
      report(Self.malformedUnicodeEscape, from: start)
    } else if isTooGreat {
      report(Self.unicodeEscapeTooGreat, from: start)
    } else {
      appendUTF8(value, to: &bytes)
    }
  }

  /// The original UTF-8 of RFC 2279, which goes beyond U+10FFFF and allows surrogates.
  private func appendUTF8(_ value: UInt32, to bytes: inout [UInt8]) {
    guard value >= 0x80 else {
      bytes.append(UInt8(value))
      return
    }
    var rest = value
    var tail: [UInt8] = []
    var greatestInLead: UInt32 = 0x3F
    repeat {
      tail.append(0x80 | UInt8(rest & 0x3F))
      rest >>= 6
      greatestInLead >>= 1
    } while rest > greatestInLead
    bytes.append(UInt8(truncatingIfNeeded: ~greatestInLead << 1 | rest))
    bytes.append(contentsOf: tail.reversed())
  }
}
