internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothRunner
internal import MothScript
internal import MothSimulation

/// Where a view is in the effect's scroll transition at a moment.
struct TransitionMoment {
  /// The phase whose chain is on the way in or out; the identity where neither edge is.
  let phase: ScrollTransitionPhase
  /// The fractions of identity as they are drawn, with an edge's name.
  private let drawn: [(edge: ScrollTransitionPhase, fraction: Double)]

  /// - Parameters:
  ///   - heading: The fractions that the edges head for.
  ///   - drawn: The fractions with animations applied, which come after.
  init(heading: (Double, Double), drawn: (Double, Double)) {
    // A view longer than its container can be at both edges: the one that takes more away counts.
    let (top, bottom) = (abs(1 - heading.0), abs(1 - heading.1))
    phase = top == 0 && bottom == 0 ? .identity : top >= bottom ? .topLeading : .bottomTrailing
    self.drawn = [(.topLeading, drawn.0), (.bottomTrailing, drawn.1)].filter { $0.1 != 1 }
  }

  /// The phase, and how much of the identity's chain is drawn: `topLeading, 0.25 of identity`.
  var text: String {
    let parts = drawn.map { edge, fraction in
      (edge == phase ? "" : "\(edge.name) at ") + "\(NumberText.short(fraction)) of identity"
    }
    return ([phase.name] + parts).joined(separator: ", ")
  }
}

extension Session {
  /// Where a view is in the effect's first scroll transition; nil if it has none or where its
  /// configuration cannot be computed.
  func transition(of context: UnitContext, _ target: Int, sample: Int) -> TransitionMoment? {
    guard state.position.effect != nil, context.targets.indices.contains(target),
      let definition = try? freshDefinition(),
      definition.stages.contains(where: \.isScrollTransition)
    else { return nil }
    // A configuration may be a function, so it is what evaluating this view alone finds.
    let alone = context.probing(context.timeline, targets: [target])
    let evaluation = state.workbench.units.evaluator.evaluate(
      alone,
      definition: definition,
      again: false
    )
    guard let transition = evaluation.transitions.first,
      let binding = try? TargetBinding(alone, target: 0)
    else { return nil }
    let axis = transition.resolvedAxis(innermost: binding.geometry.innermostScrollAxes)
    let geometry = binding.geometry.transition(along: axis)
    let heading = transition.targetFractions(for: geometry)
    let drawn = transition.fractions(for: geometry, times: binding.times)
    let count = alone.samples.count
    func values(
      _ columns: (topLeading: GeometryColumn, bottomTrailing: GeometryColumn)
    )
      -> (Double, Double)
    {
      (
        columns.topLeading.values(count: count)[sample],
        columns.bottomTrailing.values(count: count)[sample]
      )
    }
    return TransitionMoment(heading: values(heading), drawn: values(drawn))
  }
}

extension EffectDefinition.Stage {
  /// Whether it is a function of the phase.
  fileprivate var isScrollTransition: Bool {
    if case .scrollTransition = self { true } else { false }
  }
}
