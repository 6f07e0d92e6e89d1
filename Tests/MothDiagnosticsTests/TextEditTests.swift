import MothDiagnostics
import Testing

/// Edits of a text.
@Suite struct TextEditTests {
  private func range(_ line: Int, _ start: Int, _ endLine: Int, _ end: Int) -> SourceRange {
    SourceRange(
      start: SourcePosition(line: line, column: start),
      end: SourcePosition(line: endLine, column: end)
    )
  }

  private func edit(_ range: SourceRange, _ text: String) -> TextEdit {
    TextEdit(range: range, replacement: text)
  }

  @Test func `edits are made in the order of the text, whatever order they come in`() {
    let file = SourceFile(path: "a", text: "one two\nthree\n")
    #expect(
      file.applying([
        edit(range(2, 1, 2, 6), "3"), edit(range(1, 5, 1, 8), ""), edit(range(1, 1, 1, 1), "> "),
      ]) == "> one \n3\n"
    )
    #expect(file.applying([]) == file.text)
  }

  @Test func `insertions at one position keep their order`() {
    let file = SourceFile(path: "a", text: "x")
    #expect(file.applying([edit(range(1, 1, 1, 1), "a"), edit(range(1, 1, 1, 1), "b")]) == "abx")
    #expect(file.applying([edit(range(1, 2, 1, 2), "!")]) == "x!")
  }

  @Test(arguments: ["\r\n", "\r", "\n\r", "\n"])
  func `ends of lines are kept`(end: String) {
    let file = SourceFile(path: "a", text: "é1\(end)2")
    #expect(file.applying([edit(range(2, 1, 2, 2), "é")]) == "é1\(end)é")
    #expect(file.applying([edit(range(1, 2, 2, 1), "")]) == "é2")
  }

  @Test func `an edit that reaches outside of the text, or over another, is none`() {
    let file = SourceFile(path: "a", text: "one\ntwo")
    for wrong in [range(1, 1, 1, 5), range(3, 1, 3, 1), range(1, 0, 1, 1), range(1, 3, 1, 2)] {
      #expect(file.applying([edit(wrong, "")]) == nil)
    }
    #expect(file.applying([edit(range(1, 1, 1, 3), ""), edit(range(1, 2, 1, 4), "")]) == nil)
    #expect(file.text(of: range(1, 2, 2, 2)) == "ne\nt")
    #expect(file.text(of: range(1, 2, 2, 9)) == nil)
  }

  @Test(arguments: [
    ((1, 3), (3, 5), false), ((1, 3), (2, 5), true), ((2, 2), (1, 3), true),
    ((1, 3), (2, 2), true), ((2, 2), (2, 2), false), ((2, 2), (2, 4), false),
    ((4, 4), (2, 4), false),
  ])
  func `ranges overlap where they share text`(
    left: (Int, Int),
    right: (Int, Int),
    overlap: Bool
  ) {
    let first = range(1, left.0, 1, left.1)
    let second = range(1, right.0, 1, right.1)
    #expect(first.overlaps(second) == overlap)
    #expect(second.overlaps(first) == overlap)
  }
}
