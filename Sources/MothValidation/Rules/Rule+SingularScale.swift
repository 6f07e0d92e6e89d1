internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let singularScale = Rule(
    Explanation(
      id: "singular-scale",
      summary: "a scale becomes exactly 0, which no transform can undo",
      reason:
        "SwiftUI takes the smallest factor instead that can still be inverted. The view is gone, "
        + "and what converts points through it, such as a tap, gets senseless numbers.",
      help: "End at a small factor, math.max(value, 0.01), and let an opacity of 0 hide the view."
    ),
    topic: .correctness,
    level: .warning,
    decides:
      "A factor of scaleEffect that moves and is 0 in some sample in which the view is drawn.",
    sources: [
      "https://github.com/OpenSwiftUIProject/OpenSwiftUI "
        + "Sources/OpenSwiftUICore/Render/GeometryEffect/ScaleEffect.swift"
    ],
    bad: [
      Example(
        """
        local top = env.reduceMotion and 40 or geometry:frame("scrollView").minY
        return content:scaleEffect(math.min(math.max(top / 40, 0), 1))
        """,
        line: 2,
        also: []
      ),
      Example(
        transition: """
          effect = function(content, phase, env)
            return content:scaleEffect(env.reduceMotion and 1 or 1 - math.abs(phase.value))
          end,
          """,
        line: 2
      ),
    ],
    good: [
      Example(
        """
        local top = env.reduceMotion and 40 or geometry:frame("scrollView").minY
        return content:scaleEffect(math.min(math.max(1 + top / 400, 0.5), 1))
        """
      ),
      Example(
        transition: """
          effect = function(content, phase, env)
            return content:scaleEffect((phase.isIdentity or env.reduceMotion) and 1 or 0.8)
          end,
          """
      ),
    ],
    unit: { unit, rule in unit.scaleFindings(rule, what: "is scaled to nothing") { $0 == 0 } }
  )
}
