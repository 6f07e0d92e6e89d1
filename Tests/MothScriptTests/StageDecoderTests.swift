import MothDiagnostics
import MothScript
import Testing

/// Several stages on one view.
struct StageDecoderTests {
  private func decode(
    _ fields: String
  ) throws -> (definition: EffectDefinition?, problems: [String]) {
    let text = """
      local f = function() end
      local state = { of = f, action = f, initial = { on = false }, effect = f }
      return moth.effect { api = 1,
      \(fields) }
      """
    let result = try EffectDecoder.decode(run(text), of: script(text))
    return (result.definition, result.diagnostics.map(brief))
  }

  private func kind(_ stage: EffectDefinition.Stage) -> String {
    switch stage {
    case .visualEffect: "visualEffect"
    case .scrollTransition: "scrollTransition"
    case .scrollState: "scrollState"
    }
  }

  @Test func `stages keep their order`() throws {
    let definition = try #require(
      try decode(
        """
        stages = {
          { scrollTransition = { effect = f } }, { visualEffect = f }, { scrollState = state },
          { visualEffect = f },
        }
        """
      ).definition
    )
    #expect(
      definition.stages.map(kind) == [
        "scrollTransition", "visualEffect", "scrollState", "visualEffect",
      ]
    )
  }

  @Test(arguments: [
    ("stages = f", "4:10 invalid-definition: 'stages' must be an array; got a function"),
    ("stages = {}", "4:10 invalid-definition: 'stages' must not be empty"),
    (
      "stages = { visualEffect = f }",
      """
      4:10 invalid-definition: 'stages' must be an array; got a table
      """
    ),
    (
      "stages = { { visualEffect = f } }, visualEffect = f",
      """
      4:36 invalid-definition: an effect has one of 'visualEffect', 'scrollTransition' and \
      'scrollState', or 'stages' | use visualEffect for a function of the position in points, \
      scrollTransition for what depends on visibility, scrollState for what lives outside the \
      scroll content
      """
    ),
    (
      "stages = { f }",
      """
      4:12 invalid-definition: 'stages[1]' must be a table of named entries; got a function
      """
    ),
    (
      "stages = { { visualEffect = f }, { visualEffect = 5 } }",
      "4:51 invalid-definition: 'stages[2].visualEffect' must be a function; got 5"
    ),
    (
      "stages = { { scrollState = f } }",
      """
      4:28 invalid-definition: 'stages[1].scrollState' must be a table of named entries; got a \
      function
      """
    ),
    (
      "stages = { { scrollTransition = moth.identity } }",
      """
      4:33 invalid-definition: 'stages[1].scrollTransition' must be a table of named entries; got \
      a moth.configuration
      """
    ),
    (
      "stages = { { visualEffct = f } }",
      "4:14 unknown-key: unknown key 'stages[1].visualEffct'; did you mean 'visualEffect'?"
    ),
    (
      "stages = { { visualEffect = f, target = 'card' } }",
      """
      4:32 unknown-key: unknown key 'stages[1].target' | the keys are visualEffect, \
      scrollTransition, scrollState
      """
    ),
    (
      "stages = { {} }",
      """
      4:12 invalid-definition: an effect has one of 'visualEffect', 'scrollTransition' and \
      'scrollState', or 'stages' | use visualEffect for a function of the position in points, \
      scrollTransition for what depends on visibility, scrollState for what lives outside the \
      scroll content
      """
    ),
    (
      "stages = { { visualEffect = f, scrollState = state } }",
      """
      4:32 invalid-definition: an effect has one of 'visualEffect', 'scrollTransition' and \
      'scrollState', or 'stages' | use visualEffect for a function of the position in points, \
      scrollTransition for what depends on visibility, scrollState for what lives outside the \
      scroll content
      """
    ),
  ])
  func `what is wrong is named with its stage`(fields: String, problem: String) throws {
    let (definition, problems) = try decode(fields)
    #expect(definition == nil)
    #expect(problems == [problem])
  }
}
