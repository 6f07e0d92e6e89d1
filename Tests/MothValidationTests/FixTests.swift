import MothDiagnostics
import MothScript
import MothTestSupport
import MothValidation
import Testing

/// The fixes that findings bring: what they write, when they are safe, and when there is none.
@Suite struct FixTests {
  /// The body after the first fix of a rule, with its safety; nil if there is no fix.
  private func fixed(
    _ body: String,
    id: String,
    above: String = "",
    reduceMotion: [Bool] = [false]
  ) -> String? {
    let script = above + effect(body)
    let found = Bench(reduceMotion: reduceMotion).findings(script).first { $0.id == id }
    guard let fixIt = found?.fixIts.first,
      let text = SourceFile(path: "effect.lua", text: script).applying(fixIt.edits)
    else { return nil }
    let lines = text.split(separator: "\n").dropFirst(above.isEmpty ? 1 : 2).dropLast()
    return (fixIt.safety == .safe ? "" : "unsafe ") + lines.joined(separator: "\n")
  }

  private func clamped(_ body: String, above: String = "") -> String? {
    fixed(body, id: "value-out-of-range", above: above)
  }

  private func rested(_ body: String) -> String? {
    fixed(body, id: "reduce-motion-ignored", reduceMotion: [true])
  }

  // MARK: - Values out of range

  @Test(arguments: [
    (
      "return content:opacity(1 + env.index)",
      "return content:opacity(math.min(math.max(1 + env.index, 0), 1))"
    ),
    ("return content:blur(-env.index)", "return content:blur(math.max(-env.index, 0))"),
    (
      "return content:blur(-env.index, true)",
      "return content:blur(math.max(-env.index, 0), true)"
    ),
    ("return content:opacity(1.5)", "return content:opacity(1)"),
    ("return content:opacity(-1e300)", "return content:opacity(0)"),
    ("return content:blur( -3 --[[ soft ]] )", "return content:blur( 0 --[[ soft ]] )"),
    (
      "return content:opacity(env.index > 2 and 3 or 1)",
      "return content:opacity(math.min(math.max(env.index > 2 and 3 or 1, 0), 1))"
    ),
    (
      "return content\n:opacity(1)\n:opacity(\nenv.index -- é\n)",
      "return content\n:opacity(1)\n:opacity(\nmath.min(math.max(env.index, 0), 1) -- é\n)"
    ),
  ])
  func `an argument is clamped, a constant replaced`(body: String, after: String) {
    #expect(clamped(body) == after)
  }

  @Test func `of two calls on a line the one at fault is clamped`() {
    #expect(
      clamped("return content:opacity(0.5):opacity(env.index)")
        == "return content:opacity(0.5):opacity(math.min(math.max(env.index, 0), 1))"
    )
  }

  @Test(arguments: [
    ("local min, max = math.min, math.max\n", "min(max(env.index, 0), 1)"),
    ("local least <const> = math.min\n", "least(math.max(env.index, 0), 1)"),
    ("local min = 3\n", "math.min(math.max(env.index, 0), 1)"),
    ("local min = math.max\n", "math.min(min(env.index, 0), 1)"),
    // What may hold something else by then is not used.
    ("local min = math.min; min = math.max\n", "math.min(math.max(env.index, 0), 1)"),
    ("local min = math.min; do local min = 3 end\n", "math.min(math.max(env.index, 0), 1)"),
    ("local math = math; local min, max = math.min, math.max\n", nil),
  ])
  func `functions of math go by the names that the script gives them`(
    above: String,
    argument: String?
  ) {
    #expect(
      clamped("return content:opacity(env.index)", above: above)
        == argument.map { "return content:opacity(\($0))" }
    )
  }

  @Test(arguments: [
    "local function fade(x) return x:opacity(2) end\nreturn fade(content)",
    "local name = 'opacity'\nreturn content[name](content, 2)",
    "return content.opacity(content, 2)",
    // The call may give two arguments.
    "local function both() return -1, true end\nreturn content:blur(both())",
  ])
  func `where the script does not show the argument there is no fix`(body: String) {
    #expect(clamped(body) == nil)
  }

  // MARK: - Reduce Motion

  @Test(arguments: [
    (
      "return content:offset(0, env.time)",
      "return content:offset(0, env.reduceMotion and 0 or env.time)"
    ),
    (
      "return content:offset(env.time, env.time * 2)",
      "return content:offset(env.reduceMotion and 0 or env.time, "
        + "env.reduceMotion and 0 or env.time * 2)"
    ),
    (
      "return content:scaleEffect(1 + env.time)",
      "return content:scaleEffect(env.reduceMotion and 1 or 1 + env.time)"
    ),
    (
      "return content:scaleEffect(1, 1 + env.time)",
      "return content:scaleEffect(1, env.reduceMotion and 1 or 1 + env.time)"
    ),
    (
      "return content:scaleEffect(1 + env.time, \"top\")",
      "return content:scaleEffect(env.reduceMotion and 1 or 1 + env.time, \"top\")"
    ),
  ])
  func `an argument that rests where it does nothing is safely kept there`(
    body: String,
    after: String
  ) {
    #expect(rested(body) == after)
  }

  @Test(arguments: [
    // A constant at rest that does something may be this device's own.
    (
      "return content:offset(0, 5 + env.time)",
      "unsafe return content:offset(0, env.reduceMotion and 5 or 5 + env.time)"
    ),
    // Every card rests elsewhere.
    (
      "return content:offset(0, geometry:frame(\"scrollView\").minY)",
      "unsafe return content:offset(0, env.reduceMotion and 0 or "
        + "geometry:frame(\"scrollView\").minY)"
    ),
  ])
  func `any other value at rest is for a person to decide`(body: String, after: String) {
    #expect(rested(body) == after)
  }

  @Test(arguments: [
    "local env = { time = env.time }\nreturn content:offset(0, env.time)",
    // Whether the second is an anchor is not to be seen.
    "local second = 1\nlocal first = env.time\nreturn content:scaleEffect(first, second)",
    "return content:scaleEffect(1, moth.unitPoint(env.time, 0))",
  ])
  func `where the setting or the argument is not visible there is no fix`(body: String) {
    #expect(rested(body) == nil)
  }

  @Test func `the setting goes by the name that the function gives it`() {
    let script = """
      return moth.effect { api = 1, visualEffect = function(view, geometry, settings)
      return view:offset(0, settings.time)
      end }
      """
    let bench = Bench(only: ["reduce-motion-ignored"], reduceMotion: [true])
    let found = bench.findings(script).first
    #expect(found?.fixIts.first?.edits.map(\.replacement) == ["settings.reduceMotion and 0 or "])
    let without = script.replacing(", settings)", with: ")").replacing("settings.time", with: "n()")
      .replacing(
        "return moth",
        with: "local at = 0\nlocal function n() at = at + 1 return at end\nreturn moth"
      )
    let other = bench.findings(without)
    #expect(other.count == 1)
    #expect(other.first?.fixIts == [])
  }

  // MARK: - Results and names

  @Test func `a chain that is dropped is returned`() {
    #expect(
      fixed("local a = 1\ncontent:opacity(a)", id: "wrong-result")
        == "local a = 1\nreturn content:opacity(a)"
    )
  }

  @Test(arguments: [
    "return 0.5", "local chain = content:opacity(1)", "print(1)",
    "if env.index > 99 then return content end\ncontent:opacity(1)",
    "local list = {}\nfunction list:opacity(x) end\nlist:opacity(1)",
  ])
  func `where it is not clear what was meant there is no fix`(body: String) {
    #expect(fixed(body, id: "wrong-result") == nil)
    #expect(Bench(reduceMotion: [false]).findings(effect(body)).map(\.id).contains("wrong-result"))
  }

  @Test(arguments: [
    ("opactiy", FixIt.Safety.safe), ("Opacity", .safe), ("opacit", .safe), ("opactyi", .unsafe),
  ])
  func `a misspelt transform is renamed, safely where one letter is wrong`(
    name: String,
    safety: FixIt.Safety
  ) throws {
    let script = effect("return content:\(name)(0.5)")
    let source = ScriptSource(file: SourceFile(path: "effect.lua", text: script))
    let fixIt = try #require(source.findings().first?.fixIts.first)
    #expect(fixIt.safety == safety)
    #expect(source.file.applying(fixIt.edits) == effect("return content:opacity(0.5)"))
  }

  @Test func `a name that means something else is not renamed`() {
    for name in ["frame", "alpha", "zzzzzz"] {
      let text = effect("return content:\(name)(0.5)")
      let other = ScriptSource(file: SourceFile(path: "effect.lua", text: text))
      #expect(other.findings().map(\.fixIts) == [[]])
    }
  }

  // MARK: - Every fix

  @Test(arguments: ExampleCase.all(\.bad))
  func `a fix of a bad example parses, and the finding is gone`(_ bad: ExampleCase) {
    let bench = Bench(bad.example)
    let file = SourceFile(path: "effect.lua", text: bad.example.script)
    let found = bench.findings(bad.example.script).filter { $0.id == bad.rule }
    for fixIt in found.flatMap(\.fixIts) {
      guard let text = file.applying(fixIt.edits) else {
        Issue.record("the edits do not fit")
        continue
      }
      let source = ScriptSource(file: SourceFile(path: "effect.lua", text: text))
      #expect(source.syntaxDiagnostics.map(\.message) == [])
      let left = bench.findings(text).filter { $0.id == bad.rule }
      #expect(left.count < found.count, "\(text)")
    }
  }
}
