import Testing

@testable import MothREPL

/// Locals at the top level of a line last as long as the session.
@Suite struct KeptLocalsTests {
  @Test(arguments: [
    ("local a = 1", "      a = 1"),
    ("local a, b = 1, 2", "      a, b = 1, 2"),
    ("local a", "      a = nil"),
    ("local a local b", "      a = nil       b = nil"),
    ("local function f() end", "      function f() end"),
    ("x = 1; local a = x", "x = 1;       a = x"),
    ("local é = 1", "local é = 1"),
    ("s = 'é' local a = 1", "s = 'é'       a = 1"),
    ("local a =\n  1\nlocal b", "      a =\n  1\n      b = nil"),
  ])
  func `the word is blanked, and columns stay`(line: String, text: String) {
    #expect(KeptLocals.text(of: line) == text)
  }

  @Test(arguments: [
    "a = 1", "do local a = 1 end", "function f() local a = 1 end", "local a <const> = 1",
    "local f <close> = nil", "local print = 1", "local x = = 1", "s = 'local a'", "-- local a",
    "local",
  ])
  func `everything else stays as it is`(line: String) {
    #expect(KeptLocals.text(of: line) == line)
  }

  @Test func `a line with a kept local runs`() {
    #expect(answer(to: "local a, b = 1", "local function f() return a, b end", "f()") == "1\nnil\n")
    #expect(answer(to: "local n n = 4", "n") == "4\n")
  }
}
