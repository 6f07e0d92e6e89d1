package import MothEngine
package import MothSimulation

/// Evaluates a unit's effect again in other circumstances, for the rules that compare.
///
/// It belongs to the thread on which the unit was evaluated.
package struct Experiment {
  /// Evaluates the effect in a context made from the unit's own.
  package let evaluate: (UnitContext) -> Evaluation
  /// The unit's scene, laid out and scrolled as the unit was, under other settings of its user; nil
  /// where the device does not change as the sweep says.
  package let timeline: (UnitSettings) -> SceneTimeline?
  /// The number of views under a target of the scene by its name, itself included; of all views
  /// without a name.
  package let viewCount: (String?) -> Int

  /// Makes an experiment from what it needs.
  package init(
    evaluate: @escaping (UnitContext) -> Evaluation,
    timeline: @escaping (UnitSettings) -> SceneTimeline?,
    viewCount: @escaping (String?) -> Int
  ) {
    self.evaluate = evaluate
    self.timeline = timeline
    self.viewCount = viewCount
  }
}
