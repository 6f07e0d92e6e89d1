import MothDiagnostics
import MothScript
import Testing

struct ScriptSourceTests {
  @Test(arguments: [
    ("effects/stretch-header.lua", "stretch-header"), ("a.lua", "a"), ("dir.lua/b", "b"),
    ("x", "x"), ("", ""),
  ])
  func `the name is the file's`(path: String, name: String) {
    #expect(ScriptSource(file: SourceFile(path: path, text: "")).name == name)
  }

  @Test(arguments: [
    ("--- One.\nreturn 1", "One."),
    ("--- One,\n--- and two.\nreturn 1", "One, and two."),
    ("---   spaced\t\nreturn 1", "spaced"),
    ("-- no doc comment\nreturn 1", ""),
    ("--- far away\n\nreturn 1", ""),
    ("--- above a local\nlocal x = 1\nreturn 1", ""),
    ("--- first\n-- not\n--- Second.\nreturn 1", "Second."),
    ("--[[- long ]]\nreturn 1", ""),
    ("--- One.\r\nreturn 1", "One."),
    ("--- é 🎢\nreturn 1", "é 🎢"),
    ("--- nothing returned\nlocal x = 1", ""),
    ("", ""),
  ])
  func `the summary is the doc comment above the return`(text: String, summary: String) {
    #expect(script(text).summary == summary)
  }

  private let nested = script(
    """
    local shared = { cap = 1 }
    return moth.effect {
      api = 1,
      parameters = {
        rate = { default = 0.3 },
        ["cap"] = shared,
      },
    }
    """
  )

  @Test(arguments: [
    (["api"], 3, 3), (["parameters"], 4, 3), (["parameters", "rate"], 5, 5),
    (["parameters", "rate", "default"], 5, 14),
    // Not written in the table: the nearest key around it, or the call.
    (["parameters", "rate", "max"], 5, 5), (["parameters", "other"], 4, 3), (["bogus"], 2, 1),
    ([], 2, 1),
  ])
  func `a key is found in the call's table`(path: [String], line: Int, column: Int) {
    let start = nested.location(ofKey: path, inCallOnLine: 2).range?.start
    #expect(start == SourcePosition(line: line, column: column))
  }

  @Test func `without a line a key has no location`() {
    #expect(nested.location(ofKey: ["api"], inCallOnLine: nil).range == nil)
    #expect(nested.location(ofKey: ["api"], inCallOnLine: 99).range == nil)
  }

  @Test func `the last line is that of the last statement`() {
    #expect(nested.lastLine == 2)
    #expect(script("").lastLine == nil)
  }

  @Test func `a call is found on the line on which its chain begins`() {
    let source = script(
      """
      return moth.effect { api = 1, visualEffect = function(content)
      return content
        :offset(1, 2)
        :blur(3)
        :offset(3, 4)
      end }
      """
    )
    func start(_ name: String, occurrence: Int) -> [Int?] {
      let start = source.location(ofCall: name, onLine: 2, occurrence: occurrence).range?.start
      return [start?.line, start?.column]
    }
    #expect(start("blur", occurrence: 0) == [4, 4])
    #expect(start("offset", occurrence: 0) == [3, 4])
    #expect(start("offset", occurrence: 1) == [5, 4])
    #expect(start("opacity", occurrence: 0) == [2, 1])
  }

  @Test func `all syntax problems are reported`() {
    let diagnostics = script("local = 1\nreturn +").syntaxDiagnostics
    #expect(diagnostics.allSatisfy { $0.id == "lua-syntax" })
    #expect(diagnostics.first?.location?.range?.start.line == 1)
    #expect(script("return 1").syntaxDiagnostics.isEmpty)
  }
}
