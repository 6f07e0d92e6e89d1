import MothDiagnostics
import Testing

@Suite struct SourceFileTests {
  private func range(_ line: Int, start: Int, end: Int) -> SourceRange {
    SourceRange(
      start: SourcePosition(line: line, column: start),
      end: SourcePosition(line: line, column: end)
    )
  }

  @Test(arguments: ["a\nb\nc", "a\rb\rc", "a\r\nb\r\nc", "a\n\rb\n\rc", "a\nb\r\nc"])
  func `lines end where Lua ends them`(text: String) {
    let file = SourceFile(path: "a.lua", text: text)
    #expect((1...file.lineCount).map { file.line($0) } == ["a", "b", "c"])
  }

  @Test func `two equal line ends are two lines`() {
    let file = SourceFile(path: "a.lua", text: "a\r\rb\n\n")
    #expect((1...file.lineCount).map { file.line($0) } == ["a", "", "b", "", ""])
  }

  @Test func `an empty file has one empty line`() {
    let file = SourceFile(path: "a.lua", text: "")
    #expect(file.lineCount == 1)
    #expect(file.line(1) == "")
    #expect(file.range(ofLine: 1) == range(1, start: 1, end: 1))
  }

  @Test(arguments: [0, -1, 3, Int.max, Int.min])
  func `a line that is not there gives nil`(number: Int) {
    let file = SourceFile(path: "a.lua", text: "one\ntwo")
    #expect(file.line(number) == nil)
    #expect(file.range(ofLine: number) == nil)
    #expect(file.range(of: "one", onLine: number) == nil)
    #expect(file.location(of: "one", onLine: number) == SourceLocation(path: "a.lua"))
  }

  @Test func `the range of a line leaves out the blanks around`() {
    let file = SourceFile(path: "a.lua", text: "  return x \n\t\t\nx")
    #expect(file.range(ofLine: 1) == range(1, start: 3, end: 11))
    #expect(file.range(ofLine: 2) == range(2, start: 1, end: 1))
    #expect(file.range(ofLine: 3) == range(3, start: 1, end: 2))
  }

  @Test func `a name is found whole, not in a longer one`() {
    let file = SourceFile(path: "a.lua", text: "c:offsetZ(offset_1, xoffset):offset(0)")
    #expect(file.range(of: "offset", onLine: 1) == range(1, start: 30, end: 36))
    #expect(file.range(of: "offsetZ", onLine: 1) == range(1, start: 3, end: 10))
    #expect(file.range(of: ":offset", onLine: 1) == range(1, start: 29, end: 36))
    #expect(file.range(of: "blur", onLine: 1) == nil)
    #expect(file.range(of: "", onLine: 1) == nil)
    #expect(file.range(of: String(repeating: "x", count: 99), onLine: 1) == nil)
  }

  @Test func `columns count scalars`() {
    // é is written as e and a combining accent: two scalars, one character.
    let file = SourceFile(path: "a.lua", text: "\"e\u{301}👍🏽\" blur")
    #expect(file.range(of: "blur", onLine: 1) == range(1, start: 8, end: 12))
  }

  @Test func `the text of a range may span lines, and is cut where the file ends`() {
    let file = SourceFile(path: "a.lua", text: "local x =\r\n  e\u{301} + 1\nreturn x")
    func text(_ line: Int, column: Int, endLine: Int, endColumn: Int) -> String {
      let start = SourcePosition(line: line, column: column)
      let end = SourcePosition(line: endLine, column: endColumn)
      return file.text(in: SourceRange(start: start, end: end))
    }
    #expect(text(1, column: 7, endLine: 1, endColumn: 8) == "x")
    #expect(text(1, column: 7, endLine: 2, endColumn: 5) == "x =\n  e\u{301}")
    #expect(text(3, column: 8, endLine: 9, endColumn: 1) == "x")
    #expect(text(2, column: 1, endLine: 1, endColumn: 1) == "")
  }

  @Test func `a name that is missing gives the location of the line`() {
    let file = SourceFile(path: "a.lua", text: "  x = 1")
    #expect(
      file.location(of: "y", onLine: 1)
        == SourceLocation(path: "a.lua", range: range(1, start: 3, end: 8))
    )
    #expect(
      file.location(ofLine: 1) == SourceLocation(path: "a.lua", range: range(1, start: 3, end: 8))
    )
  }
}
