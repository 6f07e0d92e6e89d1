internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothSimulation

extension Rule {
  static let hiddenThresholdInteractive = Rule(
    Explanation(
      id: "hidden-threshold-interactive",
      summary: "an interactive transition ends where the view is out of sight already",
      reason:
        "An interactive transition goes from where the view is fully hidden to its threshold. "
        + "With the threshold there or farther out no way is left for it, and the view stays at "
        + "what the edges' phases make of it, also in the middle of the screen.",
      help: "Use moth.visible(0.1) or more as the threshold, or moth.animated."
    ),
    topic: .transition,
    level: .warning,
    decides:
      "For each target the threshold's distance between the centres of view and container is "
      + "compared with that at which the view is just hidden, half of both lengths together.",
    sources: ["Hongtae/SwiftVVD Sources/VUI/Views/ScrollView/ScrollTransition.swift"],
    bad: [
      Example(
        transition: """
          configuration = moth.interactive { threshold = moth.hidden },
          effect = function(content, phase)
            return content:opacity(phase.isIdentity and 1 or 0.6)
          end,
          """,
        also: ["no-effect"]
      ),
      Example(
        transition: """
          topLeading = moth.identity,
          bottomTrailing = moth.interactive { threshold = moth.visible(0) },
          effect = function(content, phase)
            return content:opacity(phase.isIdentity and 1 or 0.6)
          end,
          """,
        line: 2,
        also: ["no-effect"]
      ),
    ],
    good: [
      Example(
        transition: """
          configuration = moth.interactive { threshold = moth.visible(0.1) },
          effect = function(content, phase)
            return content:opacity(phase.isIdentity and 1 or 0.6)
          end,
          """
      ),
      Example(
        transition: """
          configuration = moth.animated { threshold = moth.hidden },
          effect = function(content, phase)
            return content:opacity(phase.isIdentity and 1 or 0.6)
          end,
          """
      ),
    ],
    unit: { unit, rule in
      let hidden = unit.locatedTransitions.filter { !$0.edgesWithoutWay.isEmpty }
      guard let first = hidden.first, let edge = first.edgesWithoutWay.first else { return [] }
      let side = edge == .topLeading ? "top or leading" : "bottom or trailing"
      var diagnostic = rule.finding(
        "the transition at the \(side) edge has its threshold where '\(unit.context.target)' is "
          + "fully hidden, so that it stays in that edge's phase",
        at: unit.context.effect.location(
          ofKey: "configuration",
          edge.name,
          inTable: "scrollTransition"
        )
      )
      .at(unit.context.moment(target: first.target, sample: 0))
      diagnostic.count = hidden.count
      return [diagnostic]
    }
  )
}

extension LocatedTransition {
  /// The edges at which an interactive transition has no way to go.
  fileprivate var edgesWithoutWay: [ScrollTransitionPhase] {
    guard let containerLength else { return [] }
    return [ScrollTransitionPhase.topLeading, .bottomTrailing].filter { edge in
      let configuration =
        edge == .topLeading ? transition.topLeading : transition.bottomTrailing
      guard case .interactive(_, let threshold, _) = configuration else { return false }
      return threshold.distance(length: length, containerLength: containerLength)
        >= (length + containerLength) / 2
    }
  }
}
