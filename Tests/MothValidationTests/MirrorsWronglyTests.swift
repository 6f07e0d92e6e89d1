import MothDiagnostics
import MothTestSupport
import MothValidation
import Testing

/// What is returned right to left must be what is returned left to right, as SwiftUI mirrors it.
@Suite struct MirrorsWronglyTests {
  /// Cards of 160 points with 16 between them, 402 points wide on iphone-17.
  ///
  /// Left to right the card at index i rests at 176 * i; in the mirror its left side is at
  /// 402 - 160 - 176 * i = 242 - 176 * i.
  private let shelf = Bench(
    reduceMotion: [false],
    sceneScript: """
      return moth.scene {
        api = 1,
        ScrollView {
          axes = "horizontal",
          HStack {
            spacing = 16,
            ForEach(5, function()
              return Rectangle():frame { width = 160, height = 220 }:target("card")
            end),
          },
        },
      }
      """
  )

  private func found(_ body: String) -> [Diagnostic] {
    shelf.findings(effect(body)).filter { $0.id == "mirrors-wrongly" }
  }

  @Test func `an offset by the left side is reported with both values`() {
    let found = found("return content:offset(-geometry:frame(\"scrollView\").minX, 0)")
    #expect(
      found.map(\.reported) == [
        "2:16 note mirrors-wrongly: right to left, 'offset.x' is -242 pt where the view is in "
          + "the mirror; left to right it is 0 pt"
      ]
    )
    #expect(found.map(\.seen) == ["card[0], sample 0, Reduce Motion off"])
  }

  @Test func `a turn by the distance from the centre has its sign reversed twice`() {
    let found = found(
      """
      local away = geometry:frame("scrollView").midX - 201
      return content:rotationEffect(away / 10)
      """
    )
    // At rest the first card's middle is at 80, and at 322 in the mirror.
    #expect(
      found.map(\.message) == [
        "right to left, 'rotationEffect.degrees' is 12.1° where the view is in the mirror; "
          + "left to right it is -12.1°"
      ]
    )
  }

  @Test(arguments: [
    "return content:scaleEffect(1 - math.abs(geometry:frame(\"scrollView\").midX - 201) / 2000)",
    "return content:offset(20, 0):rotationEffect(geometry:frame(\"scrollView\").minY, \"leading\")",
    // Colours may follow the left side: nothing moves.
    "return content:hueRotation(geometry:frame(\"scrollView\").minX)",
    // Differences up to a hundredth are rounding.
    "return content:offset(geometry:frame(\"scrollView\").minX / 1e6, 0)",
    """
    local frame = geometry:frame("scrollView")
    local lead = env.layoutDirection == "rightToLeft" and 402 - frame.maxX or frame.minX
    return content:offset(lead * 0.3, 0)
    """,
  ])
  func `what returns the same on both sides is right`(body: String) {
    #expect(found(body).map(\.reported) == [])
  }

  @Test func `phases know the direction`() {
    let script = """
      return moth.effect { api = 1, scrollTransition = { effect = function(content, phase)
        return content:offset(phase.value * 20, 0)
      end } }
      """
    #expect(shelf.findings(script).map(\.id).filter { $0 == "mirrors-wrongly" } == [])
  }
}
