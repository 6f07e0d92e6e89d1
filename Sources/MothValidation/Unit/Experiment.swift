package import MothEngine
package import MothScript
package import MothSimulation

/// Evaluates a unit's effect again in other circumstances, for the rules that compare.
///
/// It belongs to the thread on which the unit was evaluated.
package struct Experiment {
  /// The unit's scene.
  package let scene: SceneNode
  /// The scene laid out and scrolled as the unit was, under other settings of its user; nil if
  /// the device does not change as the sweep says.
  package let timeline: (UnitSettings) -> SceneTimeline?
  private let evaluator: Evaluator
  private let definition: EffectDefinition

  /// Makes an experiment from what evaluated the unit.
  package init(
    _ evaluator: Evaluator,
    definition: EffectDefinition,
    scene: SceneNode,
    timeline: @escaping (UnitSettings) -> SceneTimeline?
  ) {
    self.evaluator = evaluator
    self.definition = definition
    self.scene = scene
    self.timeline = timeline
  }

  /// Evaluates the effect in a context made from the unit's own, no sample twice.
  package func evaluate(_ context: UnitContext) -> Evaluation {
    evaluator.evaluate(context, definition: definition, again: false)
  }

  /// Measures what calls of the effect's functions take in a unit.
  package func profile(_ context: UnitContext) -> EffectProfile {
    evaluator.profile(context, definition: definition)
  }

  /// The number of views under a target of the scene, itself included, modifiers not counted; of
  /// all views without a name.
  package func viewCount(under target: String?) -> Int { scene.viewCount(under: target) }
}

extension SceneNode {
  /// The number of views in a scene, or in a view of it that is marked as a target; 0 if there is
  /// none of that name.
  package func viewCount(under target: String?) -> Int {
    target.map { first(withTarget: $0)?.viewCount ?? 0 } ?? viewCount
  }
}
