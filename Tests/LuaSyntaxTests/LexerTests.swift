import LuaSyntax
import MothDiagnostics
import Testing

@Suite struct LexerTests {
  @Test(arguments: [
    ("0", Token.Kind.integer(0)),
    ("00012", .integer(12)),
    ("9223372036854775807", .integer(.max)),
    // One more than 64 bits hold is a float in decimal, and wraps around in hexadecimal.
    ("9223372036854775808", .float(0x1p63)),
    ("0xffffffffffffffff", .integer(-1)),
    ("0x1ffffffffffffffff", .integer(-1)),
    ("0x8000000000000000", .integer(.min)),
    ("3.", .float(3)),
    (".5", .float(0.5)),
    ("314.16e-2", .float(3.1416)),
    ("3E+2", .float(300)),
    ("1e999", .float(.infinity)),
    ("1e-999", .float(0)),
    ("0x.8", .float(0.5)),
    ("0xA.8p+1", .float(21)),
    ("0X1P-4", .float(0.0625)),
    ("0xep1", .float(28)),
    ("0x1.921FB54442D18P+1", .float(.pi)),
    ("0x1p99999", .float(.infinity)),
  ])
  func `a numeral has the value that Lua gives it`(text: String, kind: Token.Kind) {
    let lexer = Lexer(text)
    #expect(lexer.tokens.map(\.kind) == [kind, .endOfFile])
    #expect(lexer.problems.isEmpty)
  }

  @Test(arguments: [
    (#""\a\b\f\n\r\t\v\\\"\'""#, [7, 8, 12, 10, 13, 9, 11, 92, 34, 39]),
    (#"'\x00\x7F\xfF'"#, [0, 127, 255]),
    // At most three digits belong to the escape.
    (#"'\0\9\99\2550'"#, [0, 9, 99, 255, 48]),
    (#"'\u{41}\u{7F}\u{80}\u{7FF}'"#, [0x41, 0x7F, 0xC2, 0x80, 0xDF, 0xBF]),
    (#"'\u{800}\u{FFFF}'"#, [0xE0, 0xA0, 0x80, 0xEF, 0xBF, 0xBF]),
    (#"'\u{10000}\u{1FFFFF}'"#, [0xF0, 0x90, 0x80, 0x80, 0xF7, 0xBF, 0xBF, 0xBF]),
    (#"'\u{200000}\u{3FFFFFF}'"#, [0xF8, 0x88, 0x80, 0x80, 0x80, 0xFB, 0xBF, 0xBF, 0xBF, 0xBF]),
    (
      #"'\u{4000000}\u{7FFFFFFF}'"#,
      [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80, 0xFD, 0xBF, 0xBF, 0xBF, 0xBF, 0xBF]
    ),
    (#"'\u{D800}'"#, [0xED, 0xA0, 0x80]),
    ("'a\\\r\nb'", [97, 10, 98]),
    ("'a\\z \t\r\n\n b'", [97, 98]),
    ("'é'", [0xC3, 0xA9]),
    ("[[\r\na\r\n\rb]]", [97, 10, 10, 98]),
    ("[==[]]]=]\\n]==]", [93, 93, 93, 61, 93, 92, 110]),
  ])
  func `a string has the bytes that Lua gives it`(text: String, bytes: [UInt8]) {
    let lexer = Lexer(text)
    #expect(lexer.tokens.map(\.kind) == [.string(LuaString(bytes: bytes)), .endOfFile])
    #expect(lexer.problems.isEmpty)
  }

  @Test func `a string is text only when its bytes are valid UTF-8`() {
    #expect(LuaString("é").text == "é")
    #expect(LuaString(bytes: [0xC3]).text == nil)
    #expect(LuaString(bytes: [0xED, 0xA0, 0x80]).text == nil)
  }

  @Test func `the longest symbol is taken`() {
    let symbols = Lexer("...::>>=>=~=~//==<<<=..").tokens.map(\.kind)
    #expect(
      symbols == [
        .symbol(.ellipsis), .symbol(.doubleColon), .symbol(.shiftRight), .symbol(.assign),
        .symbol(.greaterOrEqual), .symbol(.notEqual), .symbol(.tilde), .symbol(.doubleSlash),
        .symbol(.equal), .symbol(.shiftLeft), .symbol(.lessOrEqual), .symbol(.concatenation),
        .endOfFile,
      ]
    )
  }

  @Test func `every symbol and keyword is read as itself`() {
    for symbol in Symbol.allCases {
      // Behind a space, because a first line that starts with '#' is skipped.
      #expect(Lexer(" " + symbol.rawValue).tokens.first?.kind == .symbol(symbol))
    }
    for keyword in Keyword.allCases {
      #expect(Lexer(keyword.rawValue).tokens.first?.kind == .keyword(keyword))
    }
  }

  @Test func `columns count Unicode scalars`() {
    // 🦋 is one scalar; the second é is a letter and a combining accent, two scalars.
    let tokens = Lexer("'🦋é' a 'e\u{301}' b").tokens
    #expect(
      tokens.map(\.range) == [
        range(1, column: 1, endLine: 1, endColumn: 5),
        range(1, column: 6, endLine: 1, endColumn: 7),
        range(1, column: 8, endLine: 1, endColumn: 12),
        range(1, column: 13, endLine: 1, endColumn: 14),
        range(1, column: 14, endLine: 1, endColumn: 14),
      ]
    )
  }

  @Test(arguments: ["a\n\nb", "a\r\rb", "a\r\n\r\nb", "a\n\r\n\rb", "a\n\n\rb"])
  func `a pair of different line ends counts once`(text: String) {
    #expect(Lexer(text).tokens.map(\.range.start.line) == [1, 3, 3])
    #expect(Lexer(text).tokens.map(\.range.start.column) == [1, 1, 2])
  }

  @Test func `comments are kept with their text and range`() {
    let lexer = Lexer("--- A\n--[[b\r\nc]] x --[==[d]]]==]--")
    #expect(
      lexer.comments == [
        Comment(text: "- A", range: range(1, column: 1, endLine: 1, endColumn: 6), isLong: false),
        Comment(text: "b\nc", range: range(2, column: 1, endLine: 3, endColumn: 4), isLong: true),
        Comment(text: "d]]", range: range(3, column: 7, endLine: 3, endColumn: 20), isLong: true),
        Comment(text: "", range: range(3, column: 20, endLine: 3, endColumn: 22), isLong: false),
      ]
    )
    #expect(lexer.tokens.map(\.kind) == [.name("x"), .endOfFile])
  }

  @Test func `a first line with a number sign and a byte order mark are skipped`() {
    let lexer = Lexer("\u{FEFF}#!/usr/bin/lua '\nx")
    #expect(lexer.problems.isEmpty)
    #expect(
      lexer.tokens.map(\.range) == [
        range(2, column: 1, endLine: 2, endColumn: 2),
        range(2, column: 2, endLine: 2, endColumn: 2),
      ]
    )
    #expect(Lexer("\u{FEFF}x").tokens.first?.range == range(1, column: 1, endLine: 1, endColumn: 2))
  }
}
