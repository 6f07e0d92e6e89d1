import MothScript
import Testing

struct TestDecoderTests {
  private func decode(_ text: String) throws -> (definition: TestDefinition?, problems: [String]) {
    let result = try TestDecoder.decode(run(text, as: .test), of: script(text))
    return (result.definition, result.diagnostics.map(brief))
  }

  @Test func `a test has its cases in order`() throws {
    let text = """
      return moth.test {
        api = 1,
        effect = "parallax",
        cases = {
          { name = "at rest", devices = { "iphone-17" }, at = 0, expect = { ["offset.y"] = 0 } },
          {
            name = "capped", devices = { "iphone-17", "mac-window" }, at = 200, index = 2,
            reduceMotion = true, parameters = { rate = 0.5, on = true },
            expect = { ["offset.y"] = 40, opacity = 1 }, tolerance = 0.01,
          },
        },
      }
      """
    let definition = try #require(try decode(text).definition)
    #expect(definition.effect == "parallax")
    #expect(definition.cases.map(\.name) == ["at rest", "capped"])
    #expect(definition.cases.map(\.line) == [5, 7])
    let first = definition.cases[0]
    #expect(first.devices == ["iphone-17"])
    #expect(!first.reduceMotion)
    #expect(first.parameters.isEmpty)
    #expect(first.index == 0)
    #expect(first.tolerance == TestDecoder.defaultTolerance)
    let second = definition.cases[1]
    #expect(second.devices == ["iphone-17", "mac-window"])
    #expect(second.reduceMotion)
    #expect(second.parameters == ["rate": .number(0.5), "on": .boolean(true)])
    #expect(second.index == 2)
    #expect(second.offset == 200)
    #expect(second.expected.map(\.label) == ["offset.y", "opacity"])
    #expect(second.expected.map(\.value) == [40, 1])
    #expect(second.tolerance == 0.01)
  }

  @Test(arguments: [
    ("return 5", "- wrong-definition: a test's script must return moth.test { ... }; got 5"),
    (
      "return moth.effect {}",
      "- wrong-definition: a test's script must return moth.test { ... }; got a moth.effect"
    ),
    ("return moth.test { api = 1, cases = {} }", "1:1 missing-key: 'effect' is missing"),
    ("return moth.test { api = 1, effect = 'x' }", "1:1 missing-key: 'cases' is missing"),
    (
      "return moth.test { api = 1, effect = 1, cases = {} }",
      "1:29 wrong-value: 'effect' must be the name of an effect; got 1"
    ),
    (
      "return moth.test { api = 1, effect = 'x', cases = 3 }",
      "1:43 wrong-value: 'cases' must be a list of cases; got 3"
    ),
    (
      "return moth.test { api = 1, effect = 'x', cases = { 3 } }",
      "1:1 wrong-value: 'case 1' must be a table; got 3"
    ),
  ])
  func `what is wrong with a test is named`(text: String, problem: String) throws {
    let (definition, problems) = try decode(text)
    #expect(definition == nil)
    #expect(problems == [problem])
  }

  @Test(arguments: [
    ("name = nil", "missing-key: 'case 1.name' is missing"),
    ("name = 5", "wrong-value: 'case 1.name' must be a string; got 5"),
    ("at = nil", "missing-key: 'case 1.at' is missing"),
    (
      "at = '0'",
      "wrong-value: 'case 1.at' must be points between -1000000000 and 1000000000; got \"0\""
    ),
    (
      "at = 0/0",
      "wrong-value: 'case 1.at' must be points between -1000000000 and 1000000000; got not a number"
    ),
    (
      "at = 1e308",
      "wrong-value: 'case 1.at' must be points between -1000000000 and 1000000000; got 1e+308"
    ),
    ("after = 1e300", "wrong-value: 'case 1.after' must be seconds between 0 and 60; got 1e+300"),
    (
      "index = 2^62",
      "wrong-value: 'case 1.index' must be a whole number from 0; got 4.611686018427388e+18"
    ),
    ("devices = {}", "wrong-value: 'case 1.devices' must be a list of device ids; got a table"),
    ("devices = { 1 }", "wrong-value: 'case 1.devices' must be a list of device ids; got a table"),
    (
      "devices = 'mac-window'",
      "wrong-value: 'case 1.devices' must be a list of device ids; got \"mac-window\""
    ),
    (
      "expect = {}",
      "wrong-value: 'case 1.expect' must be numbers, true or false by their labels; got a table"
    ),
    (
      "expect = { opacity = '1' }",
      "wrong-value: 'case 1.expect' must be numbers, true or false by their labels; got a table"
    ),
    (
      "parameters = { rate = 'x' }",
      "wrong-value: 'case 1.parameters' must be numbers, true or false by their names; got a table"
    ),
    (
      "parameters = 3",
      "wrong-value: 'case 1.parameters' must be numbers, true or false by their names; got 3"
    ),
    ("reduceMotion = 'on'", "wrong-value: 'case 1.reduceMotion' must be a boolean; got \"on\""),
    ("index = -1", "wrong-value: 'case 1.index' must be a whole number from 0; got -1"),
    ("index = 0.5", "wrong-value: 'case 1.index' must be a whole number from 0; got 0.5"),
    ("tolerance = -1", "wrong-value: 'case 1.tolerance' must be a number from 0; got -1"),
    (
      "tolerence = 1",
      "unknown-key: there is no 'case 1.tolerence' in this definition | did you mean 'tolerance'?"
    ),
  ])
  func `nothing wrong in a case is passed over`(change: String, problem: String) throws {
    let text = """
      local case = { name = "n", devices = { "mac-window" }, at = 0, expect = { opacity = 1 } }
      case.\(change)
      return moth.test { api = 1, effect = "x", cases = { case } }
      """
    let (definition, problems) = try decode(text)
    #expect(definition == nil)
    #expect(problems.map { $0.drop { $0 != " " }.dropFirst() } == [problem[...]])
  }
}
