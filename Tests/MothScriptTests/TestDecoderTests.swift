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
    (
      "return 5",
      """
      1:1 invalid-definition: the script must return moth.test { ... }; got 5 | end the script \
      with: return moth.test { api = 1, effect = "name", cases = { ... } }
      """
    ),
    (
      "return moth.effect {}",
      """
      1:1 invalid-definition: the script must return moth.test { ... }; got a moth.effect | end \
      the script with: return moth.test { api = 1, effect = "name", cases = { ... } }
      """
    ),
    ("return moth.test { api = 1, cases = {} }", "1:18 missing-key: missing key 'effect'"),
    ("return moth.test { api = 1, effect = 'x' }", "1:18 missing-key: missing key 'cases'"),
    (
      "return moth.test { api = 1, effect = 1, cases = {} }",
      "1:38 invalid-definition: 'effect' must be a string; got 1"
    ),
    (
      "return moth.test { api = 1, effect = 'x', cases = 3 }",
      "1:51 invalid-definition: 'cases' must be an array; got 3"
    ),
    (
      "return moth.test { api = 1, effect = 'x', cases = { 3 } }",
      "1:53 invalid-definition: 'cases[1]' must be a table of named entries; got 3"
    ),
  ])
  func `what is wrong with a test is named`(text: String, problem: String) throws {
    let (definition, problems) = try decode(text)
    #expect(definition == nil)
    #expect(problems == [problem])
  }

  @Test(arguments: [
    ("name = nil", "3:53 missing-key: missing key 'cases[1].name'"),
    ("name = 5", "3:53 invalid-definition: 'cases[1].name' must be a string; got 5"),
    ("at = nil", "3:53 missing-key: missing key 'cases[1].at'"),
    (
      "at = '0'",
      "3:53 invalid-definition: 'cases[1].at' must be a number; got '0'"
    ),
    (
      "at = 0/0",
      """
      3:53 invalid-definition: 'cases[1].at' must be a finite number; got not a number
      """
    ),
    (
      "at = 1e308",
      """
      3:53 invalid-definition: 'cases[1].at' must be between -1000000000 and 1000000000 points; \
      got 1e+308
      """
    ),
    (
      "after = 1e300",
      """
      3:53 invalid-definition: 'cases[1].after' must be between 0 and 60 seconds; got 1e+300
      """
    ),
    (
      "index = 2^62",
      """
      3:53 invalid-definition: 'cases[1].index' must be between 0 and 1000000000000; got \
      4.611686018427388e+18
      """
    ),
    (
      "devices = {}",
      """
      3:53 invalid-definition: 'cases[1].devices' must not be empty
      """
    ),
    ("devices = { 1 }", "3:53 invalid-definition: 'cases[1].devices[1]' must be a string; got 1"),
    (
      "devices = 'mac-window'",
      "3:53 invalid-definition: 'cases[1].devices' must be an array; got 'mac-window'"
    ),
    (
      "expect = {}",
      "3:53 invalid-definition: 'cases[1].expect' must not be empty"
    ),
    (
      "expect = { opacity = '1' }",
      "3:53 invalid-definition: 'cases[1].expect.opacity' must be a number, true or false; got '1'"
    ),
    (
      "parameters = { rate = 'x' }",
      """
      3:53 invalid-definition: 'cases[1].parameters.rate' must be a finite number, true or false; \
      got 'x'
      """
    ),
    (
      "parameters = 3",
      "3:53 invalid-definition: 'cases[1].parameters' must be a table of named entries; got 3"
    ),
    (
      "reduceMotion = 'on'",
      """
      3:53 invalid-definition: 'cases[1].reduceMotion' must be true or false; got 'on'
      """
    ),
    (
      "index = -1",
      """
      3:53 invalid-definition: 'cases[1].index' must be between 0 and 1000000000000; got -1
      """
    ),
    ("index = 0.5", "3:53 invalid-definition: 'cases[1].index' must be a whole number; got 0.5"),
    ("tolerance = -1", "3:53 invalid-definition: 'cases[1].tolerance' must be at least 0; got -1"),
    (
      "tolerence = 1",
      "3:53 unknown-key: unknown key 'cases[1].tolerence'; did you mean 'tolerance'?"
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
    #expect(problems == [problem])
  }
}
