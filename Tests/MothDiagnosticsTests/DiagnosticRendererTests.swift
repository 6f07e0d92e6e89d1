import MothDiagnostics
import Testing

@Suite struct DiagnosticRendererTests {
  static let effect = """
    --- Moves down.
    return moth.effect {
      visualEffect = function(content, geometry, env, p)
        return content:offset(0, p.rate)
      end,
    }
    """

  private func range(_ line: Int, start: Int, end: Int, endLine: Int? = nil) -> SourceRange {
    SourceRange(
      start: SourcePosition(line: line, column: start),
      end: SourcePosition(line: endLine ?? line, column: end)
    )
  }

  private func render(
    _ diagnostic: Diagnostic,
    text: String = effect,
    width: Int = 100,
    styler: Styler = .plain
  ) -> String {
    DiagnosticRenderer(width: width, styler: styler) { path in
      path == "a.lua" ? SourceFile(path: path, text: text) : nil
    }.render(diagnostic)
  }

  private func mark(_ range: SourceRange) -> Diagnostic {
    .error("jump", message: "m", at: SourceLocation(path: "a.lua", range: range))
  }

  @Test func `a full diagnostic reads as in rustc`() {
    let diagnostic = Diagnostic(
      id: "chain-shape-changes",
      severity: .error,
      message: "the chain is 'offset' here and 'offset, blur' before",
      location: SourceLocation(path: "a.lua", range: range(4, start: 12, end: 37)),
      moment: Moment(
        device: "iphone-17",
        reduceMotion: false,
        sample: 371,
        time: 3.0917,
        offset: 214.2
      ),
      count: 420
    )
    .reason("SwiftUI's opaque result has one type")
    .help("branch on values, not on transforms")
    .note("it begins here", at: SourceLocation(path: "a.lua", range: range(3, start: 3, end: 15)))
    .fixIt("clamp with math.min", safety: .safe, edits: [])
    .fixIt("drop the blur", safety: .unsafe, edits: [])
    #expect(
      render(diagnostic) == """
        error[chain-shape-changes]: the chain is 'offset' here and 'offset, blur' before
         --> a.lua:4:12
          |
        4 |     return content:offset(0, p.rate)
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^
          |
          = at: sample 371 of iphone-17, 3.09 s, offset 214.2 pt, Reduce Motion off
          = seen: 420 times; the first is shown
          = reason: SwiftUI's opaque result has one type
          = help: branch on values, not on transforms
          = fix: clamp with math.min
          = unsafe fix: drop the blur
        note: it begins here
         --> a.lua:3:3
          |
        3 |   visualEffect = function(content, geometry, env, p)
          |   ^^^^^^^^^^^^
        """
    )
  }

  @Test func `without a location only the notes follow`() {
    let diagnostic = Diagnostic.warning("unknown-device", message: "no device 'iphone-71'")
      .help("did you mean 'iphone-17'?")
    #expect(
      render(diagnostic) == """
        warning[unknown-device]: no device 'iphone-71'
          = help: did you mean 'iphone-17'?
        """
    )
  }

  @Test func `without a range or a source there is only the arrow`() {
    #expect(
      render(.error("no-manifest", message: "m", at: SourceLocation(path: "a.lua"))) == """
        error[no-manifest]: m
         --> a.lua
        """
    )
    let other = SourceLocation(path: "b.lua", range: range(12, start: 5, end: 6))
    #expect(
      render(.error("jump", message: "m", at: other)) == """
        error[jump]: m
          --> b.lua:12:5
        """
    )
    #expect(
      render(mark(range(99, start: 1, end: 2))) == """
        error[jump]: m
          --> a.lua:99:1
        """
    )
  }

  @Test func `the gutter is as wide as the widest line number`() {
    let text = String(repeating: "x\n", count: 9) + "ten"
    let diagnostic = mark(range(10, start: 1, end: 4))
      .note("here", at: SourceLocation(path: "a.lua", range: range(9, start: 1, end: 2)))
    #expect(
      render(diagnostic, text: text) == """
        error[jump]: m
          --> a.lua:10:1
           |
        10 | ten
           | ^^^
        note: here
          --> a.lua:9:1
           |
         9 | x
           | ^
        """
    )
  }

  @Test func `tabs go to stops of four and wide letters take two carets`() {
    #expect(
      render(mark(range(1, start: 4, end: 6)), text: "\tx\t漢字 = 1") == """
        error[jump]: m
         --> a.lua:1:4
          |
        1 |     x   漢字 = 1
          |         ^^^^
        """
    )
  }

  @Test func `control characters of the script are written out`() {
    let diagnostic = Diagnostic.error(
      "ja\u{1B}",
      message: "name '\u{1B}[2J'",
      at: SourceLocation(path: "a.lua", range: range(1, start: 6, end: 7))
    ).help("first\nsecond\u{7}")
    #expect(
      render(diagnostic, text: "a = '\u{1B}[31m'") == """
        error[ja\\u{1B}]: name '\\u{1B}[2J'
         --> a.lua:1:6
          |
        1 | a = '\\u{1B}[31m'
          |      ^^^^^^
          |
          = help: first
                  second\\u{7}
        """
    )
    let path = SourceLocation(path: "\u{1B}]0;x\u{7}.lua")
    #expect(!render(.error("jump", message: "m", at: path)).unicodeScalars.contains("\u{1B}"))
  }

  @Test func `a long line is cut after when the range is in front`() {
    // 40 columns less the gutter "1 | " leave 36 for the line, one of them for the ellipsis.
    #expect(
      render(
        mark(range(1, start: 1, end: 6)),
        text: String(repeating: "abcde", count: 99),
        width: 40
      ) == """
        error[jump]: m
         --> a.lua:1:1
          |
        1 | abcdeabcdeabcdeabcdeabcdeabcdeabcde…
          | ^^^^^
        """
    )
  }

  @Test func `a long line is cut on both sides around a range in the middle`() {
    let text = String(repeating: "a", count: 500) + "blur" + String(repeating: "b", count: 500)
    #expect(
      render(mark(range(1, start: 501, end: 505)), text: text, width: 40) == """
        error[jump]: m
         --> a.lua:1:501
          |
        1 | …aaaaaaaaaaaablurbbbbbbbbbbbbbbbbbb…
          |              ^^^^
        """
    )
  }

  @Test func `a range longer than the width is underlined as far as it shows`() {
    let text = String(repeating: "a", count: 500)
    #expect(
      render(mark(range(1, start: 11, end: 400)), text: text, width: 40) == """
        error[jump]: m
         --> a.lua:1:11
          |
        1 | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…
          |           ^^^^^^^^^^^^^^^^^^^^^^^^^
        """
    )
  }

  @Test func `a range over several lines is underlined on its first`() {
    #expect(
      render(mark(range(2, start: 8, end: 2, endLine: 6))) == """
        error[jump]: m
         --> a.lua:2:8
          |
        2 | return moth.effect {
          |        ^^^^^^^^^^^^^
        """
    )
  }

  @Test(arguments: [
    (3, 3), (4, 4), (99, 99), (Int.max, Int.max), (0, 0), (Int.min, Int.min), (3, 1),
  ])
  func `a range that does not fit still gets one caret`(start: Int, end: Int) {
    let column = min(max(start, 1), 4)
    #expect(
      render(mark(range(1, start: start, end: end)), text: "abc") == """
        error[jump]: m
         --> a.lua:1:\(start)
          |
        1 | abc
          | \(String(repeating: " ", count: column - 1))^
        """
    )
  }

  @Test func `a range after the end of a long line shows its end`() {
    let shown = render(
      mark(range(1, start: 999, end: 1000)),
      text: String(repeating: "a", count: 100),
      width: 40
    )
    #expect(
      shown == """
        error[jump]: m
         --> a.lua:1:999
          |
        1 | …aaaaaaaaaaaa
          |              ^
        """
    )
  }

  @Test func `long notes are wrapped with the text aligned`() {
    let diagnostic = Diagnostic.error("jump", message: "m")
      .reason("one two three four five six seven eight nine ten eleven twelve")
    #expect(
      render(diagnostic, width: 40) == """
        error[jump]: m
          = reason: one two three four five six
                    seven eight nine ten eleven
                    twelve
        """
    )
  }

  @Test func `an empty line has no blanks after its bar`() {
    #expect(
      render(mark(range(1, start: 1, end: 1)), text: "") == """
        error[jump]: m
         --> a.lua:1:1
          |
        1 |
          | ^
        """
    )
  }

  @Test func `colours surround words, numbers and carets`() {
    let text = render(
      mark(range(1, start: 1, end: 2)),
      text: "abc",
      styler: Styler(isColored: true)
    )
    #expect(
      text.replacing("\u{1B}", with: "ESC") == """
        ESC[1;31merror[jump]ESC[0mESC[1m: mESC[0m
        ESC[34m -->ESC[0m a.lua:1:1
        ESC[34m  |ESC[0m
        ESC[34m1 |ESC[0m abc
        ESC[34m  |ESC[0m ESC[1;31m^ESC[0m
        """
    )
  }
}
