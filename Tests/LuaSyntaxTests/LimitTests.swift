import LuaSyntax
import MothDiagnostics
import Testing

@Suite struct LimitTests {
  @Test func `a source beyond the limit is not read`() {
    let atLimit = String(repeating: " ", count: 65_536)
    #expect(LuaParser.parse(atLimit).problems.isEmpty)
    let chunk = LuaParser.parse(atLimit + " ")
    #expect(
      chunk.problems == [
        SyntaxProblem(
          range: range(1, column: 1, endLine: 1, endColumn: 1),
          message: "source must be at most 65536 bytes; got 65537"
        )
      ]
    )
    #expect(chunk.block.statements.isEmpty)
  }

  @Test(arguments: ["(", "{", "f(", "- ", "2^", "a..", "a[", "do ", "::a::", "x = function() "])
  func `nesting that fills the source is one problem`(unit: String) {
    let count = 65_000 / unit.utf8.count
    let text =
      (unit == "do " || unit.hasPrefix("x") || unit.hasPrefix("::") ? "" : "x = ")
      + String(repeating: unit, count: count)
    let chunk = LuaParser.parse(text)
    #expect(chunk.problems.map(\.message) == ["nesting must be at most 198 levels"])
  }

  @Test(arguments: [".a", "[1]", "()", "{}", "''", ":a()", "+1", " and a"])
  func `an expression of 500 steps is read, a longer one is one problem`(step: String) {
    let text = { "x = a" + String(repeating: step, count: $0) }
    #expect(LuaParser.parse(text(499)).problems.isEmpty)
    #expect(
      LuaParser.parse(text(60_000 / step.utf8.count)).problems.map(\.message)
        == ["expression must be at most 500 operations high"]
    )
  }

  @Test func `the height of a function counts towards the expression that holds it`() {
    let steps = String(repeating: ".a", count: 300)
    let inner = "(function() return x\(steps) end)"
    #expect(LuaParser.parse("return \(inner)").problems.isEmpty)
    #expect(
      LuaParser.parse("return \(inner)\(steps)").problems.map(\.message)
        == ["expression must be at most 500 operations high"]
    )
  }

  @Test func `no more problems are reported than the limit`() {
    let text = String(repeating: "x = = 1\n", count: 1000)
    #expect(LuaParser.parse(text).problems.count == 100)
    #expect(LuaParser.parse(String(repeating: "@\n", count: 1000)).problems.count == 100)
    #expect(LuaParser.parse(text, limits: SyntaxLimits(problems: 3)).problems.count == 3)
  }

  @Test func `the deepest tree within the limits is walked`() {
    // 194 parentheses, and two operations after every other one.
    let text = "x = \(String(repeating: "((", count: 97))a\(String(repeating: ")+1)*2", count: 97))"
    let chunk = LuaParser.parse(text)
    var count = 0
    chunk.block.forEachExpression { _ in count += 1 }
    #expect(chunk.problems.isEmpty)
    // The names x and a; for each pair two parentheses, two operations and two numbers.
    #expect(count == 2 + 97 * 6)
  }
}
