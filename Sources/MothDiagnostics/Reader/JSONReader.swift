internal import Foundation

/// Reads JSON (RFC 8259) and keeps the range of every key and value, which Foundation's coders
/// lose; the escapes of strings are theirs.
package struct JSONReader {
  /// Why a text is no JSON, and where.
  package struct Problem: Error {
    /// What is expected, or what is wrong, in a phrase.
    package let message: String
    /// Where.
    package let location: SourcePosition
  }

  /// Arrays and objects in each other; far more than any configuration has.
  private static let deepest = 64

  private let text: [UInt8]
  private var offset = 0
  private var line = 1
  private var column = 1
  /// The end of a line that is just before and may have a partner here.
  private var lineEnd: UInt8?
  private var depth = 0

  /// The value of a whole text.
  package static func read(_ text: String) throws(Problem) -> JSONValue {
    var reader = JSONReader(text: Array(text.utf8))
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.current == nil else { throw reader.problem("the file goes on after its value") }
    return value
  }

  private init(text: [UInt8]) {
    self.text = text
  }

  // MARK: - Values

  private mutating func value() throws(Problem) -> JSONValue {
    skipBlanks()
    let start = location
    let content = try content()
    return JSONValue(content: content, range: SourceRange(start: start, end: location))
  }

  private mutating func content() throws(Problem) -> SourcedContent<JSONValue> {
    guard let byte = current else { throw problem("the file ends where a value is expected") }
    switch byte {
    case UInt8(ascii: "{"):
      return .object(try nested { reader throws(Problem) in try reader.object() })
    case UInt8(ascii: "["):
      return .array(try nested { reader throws(Problem) in try reader.array() })
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default:
      let words: [(String, SourcedContent<JSONValue>)] = [
        ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
      ]
      for (word, kind) in words where text[offset...].starts(with: word.utf8) {
        for _ in word.utf8 { advance() }
        return kind
      }
      throw problem("a value is expected")
    }
  }

  private mutating func nested<Result>(
    _ body: (inout JSONReader) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    guard depth < Self.deepest else { throw problem("arrays and objects are nested too deep") }
    depth += 1
    let result = try body(&self)
    depth -= 1
    return result
  }

  private mutating func object() throws(Problem) -> [SourcedMember<JSONValue>] {
    var members: [SourcedMember<JSONValue>] = []
    try list(until: "}") { reader throws(Problem) in
      let start = reader.location
      guard reader.current == UInt8(ascii: "\"") else {
        throw reader.problem("a key in double quotes is expected")
      }
      let key = try reader.string()
      let range = SourceRange(start: start, end: reader.location)
      reader.skipBlanks()
      guard reader.take(":") else { throw reader.problem("':' is expected after a key") }
      members.append(
        SourcedMember(name: key, range: range, value: try reader.value())
      )
    }
    return members
  }

  private mutating func array() throws(Problem) -> [JSONValue] {
    var elements: [JSONValue] = []
    try list(until: "]") { reader throws(Problem) in elements.append(try reader.value()) }
    return elements
  }

  /// What is between a bracket and its partner, with commas between.
  private mutating func list(
    until end: Unicode.Scalar,
    _ element: (inout JSONReader) throws(Problem) -> Void
  ) throws(Problem) {
    advance()
    skipBlanks()
    if take(end) { return }
    while true {
      try element(&self)
      skipBlanks()
      if take(end) { return }
      guard take(",") else { throw problem("',' or '\(end)' is expected") }
      skipBlanks()
      if current == UInt8(ascii: end) { throw problem("'\(end)' must not follow a comma") }
    }
  }

  // MARK: - Strings and numbers

  private mutating func string() throws(Problem) -> String {
    let start = offset
    let location = location
    advance()
    while let byte = current, byte != UInt8(ascii: "\""), byte >= 0x20 {
      advance()
      if byte == UInt8(ascii: "\\"), current != nil { advance() }
    }
    guard take("\"") else { throw problem("a string is not closed") }
    let literal = text[start..<offset]
    guard literal.contains(UInt8(ascii: "\\")) else {
      return String(decoding: literal.dropFirst().dropLast(), as: UTF8.self)
    }
    guard let text = try? JSONDecoder().decode(String.self, from: Data(literal)) else {
      throw Problem(message: "a string has a wrong escape", location: location)
    }
    return text
  }

  private mutating func number() throws(Problem) -> Double {
    let start = offset
    let location = location
    if current == UInt8(ascii: "-") { advance() }
    let isZeroFirst = current == UInt8(ascii: "0")
    let whole = skipDigits()
    var isValid = whole > 0 && (whole == 1 || !isZeroFirst)
    if take(".") { isValid = skipDigits() > 0 && isValid }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      isValid = skipDigits() > 0 && isValid
    }
    let isOver = current.map { !"+-.0123456789eE".utf8.contains($0) } ?? true
    guard isValid, isOver,
      let number = Double(String(decoding: text[start..<offset], as: UTF8.self))
    else { throw Problem(message: "a number is not written as JSON has them", location: location) }
    guard number.isFinite else {
      throw Problem(
        message: "a number is greater than any that can be represented",
        location: location
      )
    }
    return number
  }

  /// Goes on after digits, and counts them.
  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { advance() }
    return offset - start
  }

  // MARK: - Bytes

  private var current: UInt8? { offset < text.count ? text[offset] : nil }
  private var location: SourcePosition { SourcePosition(line: line, column: column) }

  private func problem(_ message: String) -> Problem {
    Problem(message: message, location: location)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: scalar) else { return false }
    advance()
    return true
  }

  private mutating func skipBlanks() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { advance() }
  }

  /// Goes on by a byte; columns count scalars, and lines end as in `SourceFile`.
  private mutating func advance() {
    let byte = text[offset]
    offset += 1
    if byte == 0x0A || byte == 0x0D {
      let isPartner = lineEnd.map { $0 != byte } ?? false
      lineEnd = isPartner ? nil : byte
      if !isPartner { line += 1 }
      column = 1
    } else {
      lineEnd = nil
      if current.map({ $0 & 0b1100_0000 != 0b1000_0000 }) ?? true { column += 1 }
    }
  }
}
