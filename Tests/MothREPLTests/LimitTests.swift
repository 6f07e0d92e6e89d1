import MothScript
import Testing

@testable import MothREPL

/// Hostile lines: each is stopped, and the session goes on with its variables.
@Suite struct LimitTests {
  @Test(arguments: [
    ("while true do end", "instruction-limit"),
    ("pcall(function() while true do end end) x = 2", "instruction-limit"),
    ("while true do pcall(error) end", "instruction-limit"),
    ("local s = 'x' while true do s = s .. s end", "memory-limit"),
    ("local t = {} for i = 1, 1e9 do t[i] = { i } end", "memory-limit"),
    ("function f() return f() + 1 end f()", "memory-limit"),
    ("string.rep('x', 1e9)", "sandbox-refused"),
    ("error('mine')", "lua-error"),
    ("error({})", "lua-error"),
    ("content:offset(1)", "wrong-argument-count"),
    ("for i = 1, 300 do content:opacity(1) end", "chain-too-long"),
  ])
  func `a line that goes too far is stopped, and variables survive`(line: String, id: String) {
    let replies = answers(to: ["kept = { 'still here' }", line, "kept[1], x"])
    #expect(replies[1].outcome == .fault)
    #expect(replies[1].text.hasPrefix("error[\(id)]: "))
    #expect(replies[2].text.hasPrefix("error[unknown-global]: there is no global 'x'"))
    #expect(answers(to: ["kept = 'still here'", line, "kept"])[2].text == "\"still here\"\n")
  }

  @Test func `a table that holds nearly all memory can be let go`() {
    let replies = answers(to: [
      "t = {}", "for i = 1, 1e9 do t[i] = i end", "t = nil", "string.rep('x', 60000) ~= nil",
    ])
    #expect(replies[1].text.hasPrefix("error[memory-limit]: "))
    #expect(replies[2].outcome == .done)
    #expect(replies[3].text == "true\n")
  }

  @Test func `a line longer than a script may be is refused`() {
    let replies = answers(to: ["x = 1", "x = '" + String(repeating: "a", count: 70_000) + "'", "x"])
    #expect(
      replies[1].text.hasPrefix(
        "error[sandbox-refused]: a script must be at most 65536 bytes; got 70007\n"
      )
    )
    #expect(replies[2].text == "1\n")
  }

  @Test(arguments: ["\u{1B}Lua", "load('x')", "os.exit()", "io.open('x')", "require('os')"])
  func `what the sandbox has not is not there`(line: String) {
    #expect(answers(to: [line])[0].outcome == .fault)
  }

  @Test func `no control character of a value or a message reaches the terminal`() {
    for line in [
      "'\\27[2J'", "print('\\27[2J')", "error('\\27[2J')", "\u{1B}[2J", ":\u{1B}[2J", "?\u{1B}[2J",
      "x\u{1B}", "{ ['\\27'] = '\\27' }", ":device \u{1B}", ":at \u{1B}", ":param \u{1B}=1",
    ] {
      let text = answers(to: [line])[0].text
      #expect(!text.contains("\u{1B}"), "\(line)")
      #expect(!text.isEmpty, "\(line)")
    }
  }

  @Test func `a value is shown to a depth, a number of entries and a length`() {
    #expect(answer(to: "t = {} t.t = t", "t") == "{ t = { t = { t = { t = {… 1 entry} } } } }\n")
    #expect(
      answer(to: "t = {} for i = 1, 100 do t[i] = i end", "#t, t").hasSuffix("  … 68 more\n}\n")
    )
    #expect(answer(to: "string.rep('ab', 1000)").hasSuffix("ab\" … 2000 bytes\n"))
    #expect(answer(to: "'\\200', '\\195\\169', 'a\\0b'") == "\"\\200\"\n\"é\"\n\"a\\u{0}b\"\n")
  }

  @Test func `a table's entries are in one order however they were put in`() {
    let first = answer(to: "{ b = 2, a = 1, 10, 20, [2.5] = 'between', [-1] = 'less', [true] = 3 }")
    let second = answer(
      to: "t = { 10 }",
      "t[true] = 3 t[-1] = 'less' t.a = 1",
      "t[2.5] = 'between' t[2] = 20 t.b = 2",
      "t"
    )
    #expect(first == second)
    #expect(
      first
        == "{ [-1] = \"less\", 10, 20, [2.5] = \"between\", a = 1, b = 2, [true] = 3 }\n"
    )
  }
}
