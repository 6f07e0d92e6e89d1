import MothGeometry
import MothScript
import MothSimulation
import Testing

struct TransitionDecoderTests {
  private func decode(
    _ fields: String
  ) throws -> (definition: ScrollTransitionDefinition?, problems: [String]) {
    let text = """
      local f = function() end
      return moth.effect { api = 1, scrollTransition = {
      \(fields) } }
      """
    let result = try EffectDecoder.decode(run(text), of: script(text))
    guard case .scrollTransition(let definition) = result.definition?.stages.first else {
      return (nil, result.diagnostics.map(brief))
    }
    return (definition, [])
  }

  private func fixed(
    _ source: ScrollTransitionDefinition.ConfigurationSource
  )
    -> TransitionConfiguration?
  {
    if case .fixed(let configuration) = source { configuration } else { nil }
  }

  @Test func `without more it is SwiftUI's interactive on the scroll view's axis`() throws {
    let definition = try #require(try decode("effect = f").definition)
    #expect(definition.axis == nil)
    #expect(fixed(definition.topLeading) == .interactive)
    #expect(fixed(definition.bottomTrailing) == .interactive)
    #expect(definition.effect.line == 1)
  }

  @Test(arguments: [("vertical", Axis.vertical), ("horizontal", .horizontal)])
  func `an axis can be given`(name: String, axis: Axis) throws {
    #expect(try decode("effect = f, axis = '\(name)'").definition?.axis == axis)
  }

  @Test(arguments: [
    ("moth.identity", TransitionConfiguration.identity),
    ("moth.interactive()", .interactive),
    ("moth.interactive {}", .interactive),
    ("moth.interactive { timingCurve = 'linear' }", .interactive(curve: .linear)),
    ("moth.interactive { timingCurve = 'easeIn' }", .interactive(curve: .easeIn)),
    (
      "moth.interactive { timingCurve = moth.bezier(0.1, 0.2, 0.3, 0.4) }",
      .interactive(
        curve: .bezier(
          startControlPoint: UnitPoint(x: 0.1, y: 0.2),
          endControlPoint: UnitPoint(x: 0.3, y: 0.4)
        )
      )
    ),
    ("moth.interactive { threshold = moth.visible() }", .interactive(threshold: .visible)),
    ("moth.interactive { threshold = moth.visible(0.3) }", .interactive(threshold: .visible(0.3))),
    ("moth.interactive { threshold = moth.visible(2) }", .interactive(threshold: .visible(2))),
    ("moth.interactive { threshold = moth.centered }", .interactive(threshold: .centered)),
    ("moth.interactive { threshold = moth.hidden }", .interactive(threshold: .hidden)),
    (
      "moth.interactive { threshold = moth.centered:inset(20) }",
      .interactive(threshold: .inset(.centered, by: 20))
    ),
    ("moth.animated()", .animated),
    ("moth.animated { threshold = moth.hidden }", .animated(.default, threshold: .hidden)),
    (
      "moth.animated { animation = moth.spring { duration = 0.3, bounce = 0.2 } }",
      .animated(.spring(duration: 0.3, bounce: 0.2), threshold: .visible(0.5))
    ),
    (
      "moth.interactive { animation = moth.timingCurve('linear', 0.2) }",
      .interactive.animation(.timingCurve(.linear, duration: 0.2))
    ),
    (
      "moth.interactive { threshold = moth.visible(0.5):interpolated(moth.hidden, 0.25) }",
      .interactive(threshold: .interpolated(.visible(0.5), towards: .hidden, amount: 0.25))
    ),
    (
      """
      moth.interactive { threshold = moth.visible():inset(5):inset(-10), timingCurve = \
      'easeOut' }
      """,
      .interactive(
        curve: .easeOut,
        threshold: .inset(.inset(.visible, by: 5), by: -10)
      )
    ),
  ])
  func `a configuration is what SwiftUI's is`(
    lua: String,
    configuration: TransitionConfiguration
  ) throws {
    let definition = try #require(try decode("effect = f, configuration = \(lua)").definition)
    #expect(fixed(definition.topLeading) == configuration)
    #expect(fixed(definition.bottomTrailing) == configuration)
  }

  @Test func `each edge has its own`() throws {
    let definition = try #require(
      try decode("effect = f, topLeading = moth.identity").definition
    )
    #expect(fixed(definition.topLeading) == .identity)
    #expect(fixed(definition.bottomTrailing) == .interactive)
  }

  @Test func `a configuration may be a function of env and p`() throws {
    let definition = try #require(
      try decode("effect = f, configuration = function(env, p) return moth.identity end")
        .definition
    )
    guard case .computed(let function) = definition.topLeading else {
      Issue.record("not computed")
      return
    }
    #expect(function.line == 3)
  }

  private static let wanted =
    "moth.interactive(), moth.animated(), moth.identity, or a function that returns one"

  @Test(arguments: [
    ("axis = 'vertical'", "2:31 missing-key: missing key 'scrollTransition.effect'"),
    ("effect = 5", "3:10 invalid-definition: 'scrollTransition.effect' must be a function; got 5"),
    (
      "effect = f, axis = 'both'",
      """
      3:20 invalid-definition: 'scrollTransition.axis' must be one of horizontal, vertical; got \
      'both'
      """
    ),
    (
      "effect = f, configuration = 'interactive'",
      """
      3:29 invalid-definition: 'scrollTransition.configuration' must be moth.interactive(), \
      moth.animated(), moth.identity, or a function that returns one; got 'interactive'
      """
    ),
    (
      "effect = f, topLeading = moth.hidden",
      """
      3:26 invalid-definition: 'scrollTransition.topLeading' must be moth.interactive(), \
      moth.animated(), moth.identity, or a function that returns one; got a moth.threshold
      """
    ),
    (
      "effect = f, topLeading = moth.interactive { curve = 'linear' }",
      """
      3:26 invalid-definition: 'scrollTransition.topLeading' must be moth.interactive(), \
      moth.animated(), moth.identity, or a function that returns one; got a moth.configuration
      """
    ),
    (
      "effect = f, topLeading = moth.interactive { timingCurve = 'bouncy' }",
      """
      3:26 invalid-definition: 'scrollTransition.topLeading' must be moth.interactive(), \
      moth.animated(), moth.identity, or a function that returns one; got a moth.configuration
      """
    ),
    (
      "effect = f, topLeading = moth.interactive { threshold = moth.visible('x') }",
      """
      3:26 invalid-definition: 'scrollTransition.topLeading' must be moth.interactive(), \
      moth.animated(), moth.identity, or a function that returns one; got a moth.configuration
      """
    ),
    (
      "effect = f, topLeading = moth.interactive { threshold = 0.5 }",
      """
      3:26 invalid-definition: 'scrollTransition.topLeading' must be moth.interactive(), \
      moth.animated(), moth.identity, or a function that returns one; got a moth.configuration
      """
    ),
    (
      "effect = f, edge = 1",
      """
      3:13 unknown-key: unknown key 'scrollTransition.edge' | the keys are axis, configuration, \
      topLeading, bottomTrailing, effect
      """
    ),
    (
      "effect = f, configuration = moth.identity, topLeading = moth.identity",
      """
      3:13 invalid-definition: 'configuration' is for both edges; it cannot stand beside one \
      edge's own | give either 'configuration', or 'topLeading' and 'bottomTrailing'
      """
    ),
  ])
  func `what is wrong is named at its key`(fields: String, problem: String) throws {
    let (definition, problems) = try decode(fields)
    #expect(definition == nil)
    #expect(problems == [problem])
  }
}
