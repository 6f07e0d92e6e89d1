import MothDiagnostics
import MothScript
import Testing

struct EffectDecoderTests {
  private func decode(_ text: String) throws -> (definition: EffectDefinition?, problems: [String])
  {
    let result = try EffectDecoder.decode(run(text), of: script(text))
    return (result.definition, result.diagnostics.map(brief))
  }

  @Test func `a definition has all that the script says`() throws {
    let text = """
      --- Slides down,
      --- and stops.
      return moth.effect {
        api = 1,
        scene = "featured",
        target = "artwork",
        parameters = {
          rate = { default = 0.3, min = 0, max = 1, summary = "How fast." },
          cap = { default = 40, unit = "points" },
          on = { default = true },
        },
        visualEffect = function(content) return content end,
      }
      """
    let definition = try #require(try decode(text).definition)
    #expect(definition.name == "test")
    #expect(definition.summary == "Slides down, and stops.")
    #expect(definition.scene == "featured")
    #expect(definition.target == "artwork")
    #expect(definition.parameters.map(\.name) == ["cap", "on", "rate"])
    #expect(
      definition.parameters.map(\.defaultValue) == [.number(40), .boolean(true), .number(0.3)]
    )
    #expect(definition.parameters.map(\.minimum) == [nil, nil, 0])
    #expect(definition.parameters.map(\.maximum) == [nil, nil, 1])
    #expect(definition.parameters.map(\.unit) == ["points", nil, nil])
    #expect(definition.parameters.map(\.summary) == [nil, nil, "How fast."])
    #expect(definition.stages.map(\.function.line) == [12])
  }

  @Test func `most of it may be left out`() throws {
    let definition = try #require(
      try decode("return moth.effect { api = 1, visualEffect = function() end }").definition
    )
    #expect(definition.summary == "")
    #expect(definition.scene == nil)
    #expect(definition.target == nil)
    #expect(definition.parameters.isEmpty)
  }

  private static let returned =
    "end the script with: return moth.effect { api = 1, visualEffect = function(...) ... end }"

  @Test(arguments: [
    (
      "", "1:1", "nothing"
    ),
    ("local x = 1\nreturn", "2:1", "nothing"),
    ("return 5", "1:1", "5"),
    ("return 'x'", "1:1", "\"x\""),
    ("return {}", "1:1", "a table"),
    ("return function() end", "1:1", "a function"),
    ("return moth.scene { api = 1 }", "1:1", "a moth.scene"),
  ])
  func `a script that returns something else is reported what to return`(
    text: String,
    location: String,
    got: String
  ) throws {
    let (definition, problems) = try decode(text)
    #expect(definition == nil)
    #expect(
      problems == [
        "\(location) invalid-definition: the script must return moth.effect { ... }; got \(got) | "
          + Self.returned
      ]
    )
  }

  @Test(arguments: [
    ("visualEffect = f", "3:20 missing-key: missing key 'api'"),
    ("api = 2, visualEffect = f", "4:7 invalid-definition: 'api' must be 1; got 2"),
    (
      "api = '1', visualEffect = f",
      """
      4:7 invalid-definition: 'api' must be a whole number; got '1'
      """
    ),
    (
      "api = 1.5, visualEffect = f",
      """
      4:7 invalid-definition: 'api' must be a whole number; got 1.5
      """
    ),
    (
      "api = 1",
      """
      3:20 invalid-definition: an effect has one of 'visualEffect', 'scrollTransition' and \
      'scrollState', or 'stages' | use visualEffect for a function of the position in points, \
      scrollTransition for what depends on visibility, scrollState for what lives outside the \
      scroll content
      """
    ),
    (
      "api = 1, visualEffect = f, scrollTransition = { effect = f }",
      """
      4:28 invalid-definition: an effect has one of 'visualEffect', 'scrollTransition' and \
      'scrollState', or 'stages' | use visualEffect for a function of the position in points, \
      scrollTransition for what depends on visibility, scrollState for what lives outside the \
      scroll content
      """
    ),
    (
      "api = 1, visualEffect = 5",
      """
      4:25 invalid-definition: 'visualEffect' must be a function; got 5
      """
    ),
    (
      "api = 1, scrollTransition = f",
      "4:29 invalid-definition: 'scrollTransition' must be a table of named entries; got a function"
    ),
    (
      "api = 1, visualEffect = f, scene = 3",
      "4:36 invalid-definition: 'scene' must be a string; got 3"
    ),
    (
      "api = 1, visualEffect = f, target = {}",
      "4:37 invalid-definition: 'target' must be a string; got an empty table"
    ),
    (
      "api = 1, visualEffect = f, sceen = 'x'",
      "4:28 unknown-key: unknown key 'sceen'; did you mean 'scene'?"
    ),
    (
      "api = 1, visualEffect = f, colour = 'x'",
      """
      4:28 unknown-key: unknown key 'colour' | the keys are api, scene, target, axis, parameters, \
      visualEffect, scrollTransition, scrollState, stages, checks
      """
    ),
    (
      "api = 1, visualEffect = f, parameters = 3",
      "4:41 invalid-definition: 'parameters' must be a table of named entries; got 3"
    ),
    (
      "api = 1, visualEffect = f, parameters = { 3 }",
      "4:41 invalid-definition: 'parameters' must be a table of named entries; got an array"
    ),
    (
      "api = 1, visualEffect = f, parameters = { rate = 0.3 }",
      "4:50 invalid-definition: 'parameters.rate' must be a table of named entries; got 0.3"
    ),
    (
      "api = 1, visualEffect = f, parameters = { rate = { min = 0 } }",
      "4:43 missing-key: missing key 'parameters.rate.default'"
    ),
    (
      "api = 1, visualEffect = f, parameters = { rate = { default = 'x' } }",
      """
      4:62 invalid-definition: 'parameters.rate.default' must be a finite number, true or false; \
      got 'x'
      """
    ),
    (
      "api = 1, visualEffect = f, parameters = { rate = { default = 1 / 0 } }",
      """
      4:62 invalid-definition: 'parameters.rate.default' must be a finite number, true or false; \
      got infinity
      """
    ),
    (
      "api = 1, visualEffect = f, parameters = { rate = { default = 2, max = 1 } }",
      "4:52 parameter-out-of-range: the default of 'rate' must be at most 1; got 2"
    ),
    (
      "api = 1, visualEffect = f, parameters = { rate = { default = 2, min = 'x' } }",
      "4:71 invalid-definition: 'parameters.rate.min' must be a number; got 'x'"
    ),
    (
      "api = 1, visualEffect = f, parameters = { rate = { default = 2, mix = 3 } }",
      "4:65 unknown-key: unknown key 'parameters.rate.mix'; did you mean 'max'?"
    ),
  ])
  func `what is wrong is named at its key`(fields: String, problem: String) throws {
    let (definition, problems) = try decode(
      "local f = function() end\n\nreturn moth.effect {\n\(fields)\n}"
    )
    #expect(definition == nil)
    #expect(problems == [problem])
  }

  @Test func `all that is wrong is reported at once`() throws {
    let (_, problems) = try decode(
      "return moth.effect { api = 3, bogus = 1, parameters = { a = 1, b = 2 } }"
    )
    #expect(problems.count == 4)
  }

  @Test func `a call that is no table fails where it is made`() throws {
    let fault = try faultRunning("\nreturn moth.effect(5)")
    #expect(fault.kind == .refused)
    #expect(fault.detail == "'moth.effect' takes a table; got 5")
    #expect(fault.line == 2)
  }

  @Test func `a loop that makes wrong keys is reported the first ones`() throws {
    let text = """
      local fields = { api = 1, visualEffect = function() end }
      for i = 1, 20000 do fields["key" .. i] = i end
      return moth.effect(fields)
      """
    #expect(try decode(text).problems.count == 20)
  }

  @Test func `parameters are at most 64`() throws {
    func text(_ count: Int) -> String {
      """
      local list = {}
      for i = 1, \(count) do list["p" .. i] = { default = i } end
      return moth.effect { api = 1, parameters = list, visualEffect = function() end }
      """
    }
    #expect(try decode(text(64)).definition?.parameters.count == 64)
    #expect(
      try decode(text(65)).problems
        == ["3:44 invalid-definition: 'parameters' must have at most 64 entries; got 65"]
    )
  }
}
