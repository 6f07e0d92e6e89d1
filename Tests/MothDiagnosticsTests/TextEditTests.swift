import MothDiagnostics
import Testing

/// Edits of a text.
@Suite struct TextEditTests {
  private func range(_ line: Int, start: Int, endLine: Int, end: Int) -> SourceRange {
    SourceRange(
      start: SourcePosition(line: line, column: start),
      end: SourcePosition(line: endLine, column: end)
    )
  }

  private func edit(_ range: SourceRange, text: String) -> TextEdit {
    TextEdit(range: range, replacement: text)
  }

  @Test func `edits are made in the order of the text, whatever order they come in`() {
    let file = SourceFile(path: "a", text: "one two\nthree\n")
    #expect(
      file.applying([
        edit(range(2, start: 1, endLine: 2, end: 6), text: "3"),
        edit(range(1, start: 5, endLine: 1, end: 8), text: ""),
        edit(range(1, start: 1, endLine: 1, end: 1), text: "> "),
      ]) == "> one \n3\n"
    )
    #expect(file.applying([]) == file.text)
  }

  @Test func `insertions at one position keep their order`() {
    let file = SourceFile(path: "a", text: "x")
    #expect(
      file.applying([
        edit(range(1, start: 1, endLine: 1, end: 1), text: "a"),
        edit(range(1, start: 1, endLine: 1, end: 1), text: "b"),
      ]) == "abx"
    )
    #expect(file.applying([edit(range(1, start: 2, endLine: 1, end: 2), text: "!")]) == "x!")
  }

  @Test(arguments: ["\r\n", "\r", "\n\r", "\n"])
  func `ends of lines are kept`(end: String) {
    let file = SourceFile(path: "a", text: "é1\(end)2")
    #expect(file.applying([edit(range(2, start: 1, endLine: 2, end: 2), text: "é")]) == "é1\(end)é")
    #expect(file.applying([edit(range(1, start: 2, endLine: 2, end: 1), text: "")]) == "é2")
  }

  @Test func `an edit that reaches outside of the text, or over another, is none`() {
    let file = SourceFile(path: "a", text: "one\ntwo")
    for wrong in [
      range(1, start: 1, endLine: 1, end: 5), range(3, start: 1, endLine: 3, end: 1),
      range(1, start: 0, endLine: 1, end: 1), range(1, start: 3, endLine: 1, end: 2),
    ] {
      #expect(file.applying([edit(wrong, text: "")]) == nil)
    }
    #expect(
      file.applying([
        edit(range(1, start: 1, endLine: 1, end: 3), text: ""),
        edit(range(1, start: 2, endLine: 1, end: 4), text: ""),
      ]) == nil
    )
    #expect(file.text(of: range(1, start: 2, endLine: 2, end: 2)) == "ne\nt")
    #expect(file.text(of: range(1, start: 2, endLine: 2, end: 9)) == nil)
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
    let first = range(1, start: left.0, endLine: 1, end: left.1)
    let second = range(1, start: right.0, endLine: 1, end: right.1)
    #expect(first.overlaps(second) == overlap)
    #expect(second.overlaps(first) == overlap)
  }
}
