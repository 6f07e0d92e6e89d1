import MothDiagnostics
import Testing

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain ü 漢", "plain ü 漢"),
    ("\u{1B}[31mred\u{7}", "\\u{1B}[31mred\\u{7}"),
    ("a\tb\nc\rd\0", "a\\tb\\nc\\rd\\u{0}"),
    ("\u{9B}2J\u{7F}", "\\u{9B}2J\\u{7F}"),
    ("abc\u{202E}def\u{2066}", "abc\\u{202E}def\\u{2066}"),
    ("zero\u{200B}width\u{FEFF}", "zero\\u{200B}width\\u{FEFF}"),
    ("line\u{2028}break", "line\\u{2028}break"),
    ("e\u{301}", "e\u{301}"),
    ("e\u{301}\u{301}\u{301}\u{301}", "e\u{301}\u{301}\u{301}\\u{301}"),
    (
      "👨\u{200D}👩\u{200D}👧 ❤\u{FE0F} 1\u{FE0F}\u{20E3}",
      "👨\u{200D}👩\u{200D}👧 ❤\u{FE0F} 1\u{FE0F}\u{20E3}"
    ),
    ("a\u{200D}b 👩\u{200D}", "a\\u{200D}b 👩\\u{200D}"),
    ("a\u{FE0F}\u{E0101}\u{3164}\u{E0041}", "a\\u{FE0F}\\u{E0101}\\u{3164}\\u{E0041}"),
    ("\u{FFFE}\u{61C}\u{200E}\u{2029}", "\\u{FFFE}\\u{61C}\\u{200E}\\u{2029}"),
    ("שלום مرحبا é ñ", "שלום مرحبا é ñ"),
  ])
  func `what would steer a terminal is written out`(text: String, visible: String) {
    #expect(VisibleText.escaped(text) == visible)
  }

  @Test(arguments: [
    ("abc", 3), ("漢字", 4), ("ｆ", 2), ("e\u{301}", 1), ("👍", 2), ("\u{1B}", 6), ("", 0),
    ("한", 2), ("é", 1),
  ])
  func `width counts terminal columns`(text: String, width: Int) {
    #expect(VisibleText.width(of: text) == width)
  }

  @Test func `a plain styler leaves text alone`() {
    #expect(Styler.plain.apply(.error, to: "error") == "error")
  }

  @Test func `a colour is switched off after the text`() {
    let styler = Styler(isColored: true)
    #expect(styler.apply(.error, to: "error") == "\u{1B}[1;31merror\u{1B}[0m")
    #expect(styler.apply(.dim, to: "") == "")
  }
}
