import MothDiagnostics

extension Lexer {
  static func unexpectedCharacter(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    let isPrintable = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    guard !isPrintable, let byte = bytes.first else { return "unexpected character '\(text)'" }
    return "unexpected control character with code \(byte)"
  }

  static func malformedNumeral(_ bytes: ArraySlice<UInt8>) -> String {
    "malformed number '\(String(decoding: bytes, as: UTF8.self))'"
  }

  static let unfinishedString = "expected a closing quote before the end of the line"

  static func unfinishedLongString(level: Int, from start: SourcePosition) -> String {
    "expected '\(closing(level))' to close the long string at line \(start.line); got end of file"
  }

  static func unfinishedComment(level: Int, from start: SourcePosition) -> String {
    "expected '\(closing(level))' to close the long comment at line \(start.line); got end of file"
  }

  static func unknownEscape(_ bytes: ArraySlice<UInt8>) -> String {
    "unknown escape sequence '\(String(decoding: bytes, as: UTF8.self))'"
  }

  static func decimalEscapeTooGreat(_ value: Int) -> String {
    "escape '\\\(value)' must be at most 255"
  }

  static let shortHexEscape = "escape '\\x' must have two hexadecimal digits"
  static let malformedUnicodeEscape = "escape '\\u' must have the form '\\u{XXX}'"
  static let unicodeEscapeTooGreat = "escape '\\u{XXX}' must be below 2^31"

  private static func closing(_ level: Int) -> String {
    "]" + String(repeating: "=", count: level) + "]"
  }
}
