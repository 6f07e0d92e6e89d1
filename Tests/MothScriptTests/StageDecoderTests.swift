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

  private static let list = "'stages' must be a list, instead of the other kinds; got"
  private static let one =
    "wrong-definition: an effect has one of 'visualEffect', 'scrollTransition' and 'scrollState'"
    + " | use visualEffect for a function of the position in points, scrollTransition for what "
    + "depends on visibility, scrollState for what lives outside the scroll content"

  @Test(arguments: [
    ("stages = f", "4:1 wrong-value: \(list) a function"),
    ("stages = {}", "4:1 wrong-value: \(list) a table"),
    ("stages = { visualEffect = f }", "4:1 wrong-value: \(list) a table"),
    ("stages = { { visualEffect = f } }, visualEffect = f", "4:1 wrong-value: \(list) a table"),
    ("stages = { f }", "3:1 wrong-value: 'stage 1' must be a table; got a function"),
    (
      "stages = { { visualEffect = f }, { visualEffect = 5 } }",
      "3:1 wrong-value: 'stage 2.visualEffect' must be a function; got 5"
    ),
    (
      "stages = { { scrollState = f } }",
      "3:1 wrong-value: 'stage 1.scrollState' must be a table; got a function"
    ),
    (
      "stages = { { scrollTransition = moth.identity } }",
      "3:1 wrong-value: 'stage 1.scrollTransition' must be a table; got a moth.configuration"
    ),
    (
      "stages = { { visualEffct = f } }",
      """
      3:1 unknown-key: there is no 'stage 1.visualEffct' in this definition | did you mean \
      'visualEffect'?
      """
    ),
    (
      "stages = { { visualEffect = f, target = 'card' } }",
      """
      3:1 unknown-key: there is no 'stage 1.target' in this definition | the keys are \
      visualEffect, scrollTransition, scrollState
      """
    ),
    ("stages = { {} }", "3:1 \(one)"),
    ("stages = { { visualEffect = f, scrollState = state } }", "3:1 \(one)"),
  ])
  func `what is wrong is named with its stage`(fields: String, problem: String) throws {
    let (definition, problems) = try decode(fields)
    #expect(definition == nil)
    #expect(problems == [problem])
  }
}
