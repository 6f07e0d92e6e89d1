import MothDiagnostics
import MothScript
import Testing

/// What a script says of a state outside the scroll content.
struct ScrollStateDecoderTests {
  private func decode(
    _ fields: String
  ) throws -> (definition: ScrollStateDefinition?, problems: [String]) {
    let text = """
      local f = function() end
      return moth.effect { api = 1, scrollState = {
      \(fields) } }
      """
    let result = try EffectDecoder.decode(run(text), of: script(text))
    return (
      result.definition?.stages.first?.scrollState, result.diagnostics.map(brief)
    )
  }

  @Test func `a definition has all that the script says`() throws {
    let definition = try #require(
      try decode(
        """
        of = f,
        action = function() end,
        initial = { title = "none", on = true, count = 3, share = 0.5 },
        effect = function() end,
        owner = "screen",
        readers = { "bar", "button" },
        """
      ).definition
    )
    #expect(definition.of.line == 1)
    #expect(definition.action.line == 4)
    #expect(definition.effect?.line == 6)
    #expect(
      definition.initial == [
        ScriptField("count", value: .number(3)), ScriptField("on", value: .boolean(true)),
        ScriptField("share", value: .number(0.5)), ScriptField("title", value: .string("none")),
      ]
    )
    #expect(definition.owner == "screen")
    #expect(definition.readers == ["bar", "button"])
  }

  @Test func `effect, owner and readers may be left out`() throws {
    let definition = try #require(
      try decode("of = f, action = f, initial = { on = false }").definition
    )
    #expect(definition.effect == nil)
    #expect(definition.owner == nil)
    #expect(definition.readers == [])
  }

  @Test func `a layout has a function for each view, in the order of their names`() throws {
    let fields = "of = f, action = f, initial = { on = false }, layout = { top = f, bar = f }"
    let definition = try #require(try decode(fields).definition)
    #expect(definition.layout.map(\.target) == ["bar", "top"])
    #expect(definition.layout.map(\.function.line) == [1, 1])
  }

  @Test(arguments: [
    ("{ bar = 3 }", "3:64 invalid-definition: 'scrollState.layout.bar' must be a function; got 3"),
    (
      "{ f }",
      """
      3:56 invalid-definition: 'scrollState.layout' must be a table of named entries; got an \
      array
      """
    ),
    ("{}", "3:56 invalid-definition: 'scrollState.layout' must not be empty"),
    (
      "f",
      """
      3:56 invalid-definition: 'scrollState.layout' must be a table of named entries; got a \
      function
      """
    ),
  ])
  func `what is no layout is reported`(layout: String, problem: String) throws {
    let problems = try decode("of = f, action = f, initial = { on = false }, layout = \(layout)")
      .problems
    #expect(problems == [problem])
  }

  @Test(arguments: [
    ("action = f, initial = { on = false }", "2:31 missing-key: missing key 'scrollState.of'"),
    ("of = f, initial = { on = false }", "2:31 missing-key: missing key 'scrollState.action'"),
    ("of = f, action = f", "2:31 missing-key: missing key 'scrollState.initial'"),
    (
      "of = 5, action = f, initial = { on = false }",
      "3:6 invalid-definition: 'scrollState.of' must be a function; got 5"
    ),
    (
      "of = f, action = {}, initial = { on = false }",
      "3:18 invalid-definition: 'scrollState.action' must be a function; got an empty table"
    ),
    (
      "of = f, action = f, initial = 0",
      """
      3:31 invalid-definition: 'scrollState.initial' must be a table of named entries; got 0
      """
    ),
    (
      "of = f, action = f, initial = {}",
      """
      3:31 invalid-definition: 'scrollState.initial' must not be empty
      """
    ),
    (
      "of = f, action = f, initial = { false }",
      """
      3:31 invalid-definition: 'scrollState.initial' must be a table of named entries; got an \
      array
      """
    ),
    (
      "of = f, action = f, initial = { on = {} }",
      """
      3:38 invalid-definition: 'scrollState.initial.on' must be a number, a string, true or \
      false; got an empty table
      """
    ),
    (
      "of = f, action = f, initial = { on = f }",
      """
      3:38 invalid-definition: 'scrollState.initial.on' must be a number, a string, true or \
      false; got a function
      """
    ),
    (
      "of = f, action = f, initial = { on = false }, effect = true",
      "3:56 invalid-definition: 'scrollState.effect' must be a function; got true"
    ),
    (
      "of = f, action = f, initial = { on = false }, owner = 3",
      "3:55 invalid-definition: 'scrollState.owner' must be a string; got 3"
    ),
    (
      "of = f, action = f, initial = { on = false }, readers = 'b'",
      "3:57 invalid-definition: 'scrollState.readers' must be an array; got 'b'"
    ),
    (
      "of = f, action = f, initial = { on = false }, readers = { 1 }",
      "3:59 invalid-definition: 'scrollState.readers[1]' must be a string; got 1"
    ),
    (
      "of = f, action = f, initial = { on = false }, readers = { a = 'b' }",
      "3:57 invalid-definition: 'scrollState.readers' must be an array; got a table"
    ),
    (
      "of = f, action = f, initial = { on = false }, reader = 'b'",
      "3:47 unknown-key: unknown key 'scrollState.reader'; did you mean 'readers'?"
    ),
  ])
  func `what is wrong is named at its key`(fields: String, problem: String) throws {
    let (definition, problems) = try decode(fields)
    #expect(definition == nil)
    #expect(problems == [problem])
  }

  @Test func `all that is missing is reported at once`() throws {
    #expect(
      try decode("").problems == [
        "2:31 missing-key: missing key 'scrollState.action'",
        "2:31 missing-key: missing key 'scrollState.initial'",
        "2:31 missing-key: missing key 'scrollState.of'",
      ]
    )
  }
}
