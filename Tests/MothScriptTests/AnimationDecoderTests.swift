import MothGeometry
import MothScript
import MothSimulation
import Testing

/// The animations of scroll transitions: names, springs and curves.
struct AnimationDecoderTests {
  private func animation(_ lua: String) throws -> Animation? {
    let value = try run("return moth.animated { animation = \(lua) }")
    return TransitionDecoder.configuration(value)?.animation
  }

  @Test(arguments: [
    ("'bouncy'", Animation.bouncy()),
    ("'default'", .spring(duration: 0.5, bounce: 0)),
    ("'linear'", .timingCurve(.linear, duration: 0.35)),
    ("moth.spring()", .spring(duration: 0.5, bounce: 0)),
    ("moth.spring {}", .spring(duration: 0.5, bounce: 0)),
    ("moth.spring { duration = 0.3 }", .spring(duration: 0.3, bounce: 0)),
    ("moth.spring { bounce = 0.2 }", .spring(duration: 0.5, bounce: 0.2)),
    ("moth.spring { bounce = -0.5 }", .spring(duration: 0.5, bounce: -0.5)),
    ("moth.spring { response = 0.4 }", .spring(response: 0.4, dampingFraction: 0.825)),
    ("moth.spring { dampingFraction = 0.6 }", .spring(response: 0.5, dampingFraction: 0.6)),
    ("moth.timingCurve('easeIn')", .timingCurve(.easeIn, duration: 0.35)),
    ("moth.timingCurve('easeIn', 2)", .timingCurve(.easeIn, duration: 2)),
  ])
  func `an animation is what SwiftUI's is`(lua: String, expected: Animation) throws {
    #expect(try animation(lua) == expected)
  }

  @Test(arguments: [
    "5", "true", "'Bouncy'", "''", "{}", "{ duration = 1 }", "moth.identity", "moth.hidden",
    "moth.spring(5)", "moth.spring('bouncy')", "moth.spring(moth.hidden)", "moth.spring { 0.5 }",
    "moth.spring { duration = 0 }", "moth.spring { duration = -1 }",
    "moth.spring { duration = 0 / 0 }", "moth.spring { duration = math.huge }",
    "moth.spring { duration = '0.5' }", "moth.spring { bounce = -1 }",
    "moth.spring { bounce = 1.5 }", "moth.spring { response = 0 }",
    "moth.spring { dampingFraction = -0.1 }", "moth.spring { durations = 1 }",
    "moth.spring { response = 0.5, bounce = 0.1 }", "moth.timingCurve()", "moth.timingCurve(0.5)",
    "moth.timingCurve('bouncy')", "moth.timingCurve('linear', 0)",
    "moth.timingCurve('linear', -1)", "moth.timingCurve('linear', math.huge)",
    "moth.timingCurve('linear', '1')", "moth.timingCurve(moth.bezier(0, 0, 1), 1)",
  ])
  func `anything else makes its configuration wrong`(lua: String) throws {
    let text = """
      return moth.effect { api = 1, scrollTransition = { effect = function() end,
      configuration = moth.animated { animation = \(lua) } } }
      """
    let result = try EffectDecoder.decode(run(text), of: script(text))
    #expect(result.definition == nil)
    #expect(
      result.diagnostics.map(brief) == [
        """
        2:17 invalid-definition: 'scrollTransition.configuration' must be moth.interactive(), \
        moth.animated(), moth.identity, or a function that returns one; got a moth.configuration
        """
      ]
    )
  }
}
