import MothDiagnostics
import Testing

/// No line of a text gives an order to a pipeline.
@Suite struct LineGuardTests {
  @Test(arguments: [
    ("::error::x", ":\\u{3A}error::x"),
    ("a\n  ::error::x\n", "a\n  :\\u{3A}error::x\n"),
    ("a\r::error::x", "a\r:\\u{3A}error::x"),
    ("\u{A0}\u{2003}\u{3000}::x", "\u{A0}\u{2003}\u{3000}:\\u{3A}x"),
    ("\u{1B}[1m::x\u{1B}[0m", "\u{1B}[1m:\\u{3A}x\u{1B}[0m"),
    ("a ##[error]x", "a ##\\u{5B}error]x"),
    ("###[x ##vso[y ##teamcity[z", "###\\u{5B}x ##vso\\u{5B}y ##teamcity\\u{5B}z"),
  ])
  func `what begins a command is written out`(text: String, expected: String) {
    var lines = LineGuard()
    #expect(lines.take(text) == expected)
  }

  @Test(arguments: [
    "a::b ::c", ": : x", ":x::y", "é::x", "#[x] # [y] ##x y[z] #a#[z]", "## Heading [link]", "",
    "👩‍🚀 שלום é",
  ])
  func `other text stays`(text: String) {
    var lines = LineGuard()
    #expect(lines.take(text) == text)
  }

  @Test(arguments: ["  ::error::x", "a ##[error]x", "\n::x"])
  func `a command that comes in pieces is seen`(text: String) {
    var lines = LineGuard()
    let whole = lines.take(text)
    var pieces = LineGuard()
    #expect(text.unicodeScalars.map { pieces.take(String($0)) }.joined() == whole)
    #expect(whole != text)
  }

  @Test(arguments: [
    ("{\"a\":\"##[x\"}", "{\"a\":\"##\\u005bx\"}"),
    ("\"\u{202E}\u{7F}\u{E0041}\"", "\"\\u202e\\u007f\\udb40\\udc41\""),
    ("[\n  \"é漢👩‍🚀\"\n]", "[\n  \"é漢👩‍🚀\"\n]"),
  ])
  func `in JSON it is an escape that reads back as it was`(json: String, expected: String) {
    #expect(JSONText.visible(json) == expected)
  }
}
