import MothDiagnostics

/// Cuts a text into tokens and comments by the lexis of Lua 5.4 (reference manual, 3.1).
///
/// Works on UTF-8 bytes in linear time. A byte order mark and a first line that starts with `#`
/// are skipped, as `luaL_loadfile` does.
package struct Lexer: Sendable {
  /// The tokens in order; the last one is always `endOfFile`, and the only one.
  package private(set) var tokens: [Token] = []
  /// The comments in order.
  package private(set) var comments: [Comment] = []
  /// What is wrong with strings, numerals, comments and characters, in order.
  package private(set) var problems: [SyntaxProblem] = []

  var cursor: ByteCursor

  /// Reads all of `text`.
  package init(_ text: String) {
    self.init(bytes: ContiguousArray(text.utf8))
  }

  /// Reads all of `bytes`; those that are not UTF-8 may only be in strings and comments.
  package init(bytes: ContiguousArray<UInt8>) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    cursor = ByteCursor(bytes, at: bytes.starts(with: mark) ? mark.count : 0)
    tokens.reserveCapacity(bytes.count / 4)
    skipFirstLine()
    while let byte = cursor.current { lex(byte) }
    append(.endOfFile, from: cursor.location)
  }

  /// Reports a problem from `start` up to here.
  mutating func report(_ message: String, from start: SourcePosition) {
    let range = SourceRange(start: start, end: cursor.location)
    problems.append(SyntaxProblem(range: range, message: message))
  }
}

extension Lexer {
  private mutating func skipFirstLine() {
    guard cursor.current == UInt8(ascii: "#") else { return }
    // The library's loader, unlike its lexer, ends the line at nothing but a line feed.
    while let byte = cursor.current, byte != UInt8(ascii: "\n") { cursor.advance() }
  }

  /// Reads the token, comment or space that starts with `byte`.
  private mutating func lex(_ byte: UInt8) {
    let start = cursor.location
    if byte.isSpace {
      cursor.advanceAny()
    } else if byte.isNameStart {
      append(nameOrKeyword(), from: start)
    } else if byte.isDigit || (byte == UInt8(ascii: ".") && cursor.peek(1)?.isDigit == true) {
      append(numeral(from: start), from: start)
    } else if byte == UInt8(ascii: "-"), cursor.peek(1) == UInt8(ascii: "-") {
      comment(from: start)
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      append(.string(quotedString(quote: byte, from: start)), from: start)
    } else if byte == UInt8(ascii: "["), let level = longBracketLevel() {
      append(longString(level: level, from: start), from: start)
    } else {
      append(symbol(byte, from: start), from: start)
    }
  }

  private mutating func append(_ kind: Token.Kind, from start: SourcePosition) {
    tokens.append(Token(kind: kind, range: SourceRange(start: start, end: cursor.location)))
  }

  private mutating func nameOrKeyword() -> Token.Kind {
    let start = cursor.offset
    while cursor.current?.isNamePart == true { cursor.advance() }
    let text = String(decoding: cursor.bytes(from: start), as: UTF8.self)
    return Keyword(spelling: text).map(Token.Kind.keyword) ?? .name(text)
  }

  private mutating func symbol(_ byte: UInt8, from start: SourcePosition) -> Token.Kind {
    if let symbol = Symbol(byte, second: cursor.peek(1), third: cursor.peek(2)) {
      cursor.advance(by: symbol.rawValue.utf8.count)
      return .symbol(symbol)
    }
    let first = cursor.offset
    cursor.advance()
    while let next = cursor.current, next & 0b1100_0000 == 0b1000_0000 { cursor.advance() }
    report(Self.unexpectedCharacter(cursor.bytes(from: first)), from: start)
    return .invalid
  }

  /// Takes what Lua takes for a numeral, which is more than a well-formed one, then evaluates it.
  private mutating func numeral(from start: SourcePosition) -> Token.Kind {
    let first = cursor.offset
    let isHex =
      cursor.current == UInt8(ascii: "0") && cursor.peek(1).map { $0 | 0x20 } == UInt8(ascii: "x")
    let mark = UInt8(ascii: isHex ? "p" : "e")
    if isHex { cursor.advance(by: 2) }
    while let byte = cursor.current {
      if byte | 0x20 == mark {
        cursor.advance()
        if cursor.current == UInt8(ascii: "+") || cursor.current == UInt8(ascii: "-") {
          cursor.advance()
        }
      } else if byte.isHexDigit || byte == UInt8(ascii: ".") {
        cursor.advance()
      } else {
        break
      }
    }
    // A name that touches a numeral belongs to the malformed numeral, not to the next token.
    while cursor.current?.isNamePart == true { cursor.advance() }
    let text = cursor.bytes(from: first)
    if let value = Numeral.value(of: text) { return value }
    report(Self.malformedNumeral(text), from: start)
    return .integer(0)
  }

  private mutating func comment(from start: SourcePosition) {
    cursor.advance(by: 2)
    let level = cursor.current == UInt8(ascii: "[") ? longBracketLevel() : nil
    let text: String
    if let level {
      let bytes = longBracket(level: level)
      if bytes == nil { report(Self.unfinishedComment(level: level, from: start), from: start) }
      text = String(decoding: bytes ?? [], as: UTF8.self)
    } else {
      let first = cursor.offset
      while let byte = cursor.current, !byte.isLineEnd { cursor.advance() }
      text = String(decoding: cursor.bytes(from: first), as: UTF8.self)
    }
    let range = SourceRange(start: start, end: cursor.location)
    comments.append(Comment(text: text, range: range, isLong: level != nil))
  }

  private mutating func longString(level: Int, from start: SourcePosition) -> Token.Kind {
    let bytes = longBracket(level: level)
    if bytes == nil { report(Self.unfinishedLongString(level: level, from: start), from: start) }
    return .string(LuaString(bytes: bytes ?? []))
  }
}
