import MothDiagnostics
import Testing

/// `constant-condition`: conditions that the source alone decides.
@Suite struct ConstantConditionTests {
  private func found(_ script: String) -> [String] {
    sourceFindings(script, of: "constant-condition").map {
      $0.replacing(" warning constant-condition: this condition", with: "")
    }
  }

  @Test(arguments: [
    ("if 0 then end", "1:4 is always true"), ("if nil then end", "1:4 is never true"),
    ("if not {} then end", "1:4 is never true"), ("if 1 > 2 then end", "1:4 is never true"),
    ("if 'a' == 'a' then end", "1:4 is always true"), ("while 1 == 2 do end", "1:7 is never true"),
    ("repeat until 3 <= 3", "1:14 is always true"),
    ("local x = f() and nil or 2", "1:11 is never true"),
    ("local x = 0 or f()", "1:11 is always true"),
    ("if f() or true then end", "1:4 is always true"),
    ("if f() and false then end", "1:4 is never true"),
    ("if -1 == 1 then end", "1:4 is never true"),
    ("local x if x < x then end", "1:12 is never true"),
    ("local x if x.a == x.a then end", "1:12 is always true"),
    ("if f() then elseif 2 then else end", "1:20 is always true"),
    ("if true and true then end", "1:4 is always true"),
    ("if 1 == 'a' then end", "1:4 is never true"),
  ])
  func `a condition that cannot change is reported once`(script: String, reported: String) {
    #expect(found(script) == [reported])
  }

  @Test(arguments: [
    "while true do break end", "repeat until true", "local x if x ~= x then end",
    "if f() then end", "local debug = false if debug then end", "local x = f() and 0 or 1",
    "if 1 + 1 == 2 then end", "if #'' == 0 then end", "local x = f() and 1 or nil",
    "local x, y if x == y then end", "if f() == f() then end",
  ])
  func `what may change, and what people write on purpose, is left alone`(script: String) {
    #expect(found(script) == [])
  }

  private func dead(_ script: String) -> String? {
    sourceFindings(script).first { $0.id == "constant-condition" }?.notes
      .first { $0.text == "this never runs" }?.location?.range
      .map { "\($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column)" }
  }

  @Test func `what never runs is shown`() {
    #expect(dead("if false then\n  print(1)\n  print(2)\nend") == "2:3-3:11")
    #expect(dead("if true then print(1) else print(2) end") == "1:28-1:36")
    #expect(dead("if true then return 1 end\nprint(2)") == "2:1-2:9")
    #expect(dead("if true then elseif f() then end") == "1:21-1:24")
    #expect(dead("local x = 1 or f()") == "1:16-1:19")
    #expect(dead("if true then print(1) end\nprint(2)") == nil)
  }
}
