package import MothDiagnostics
package import MothEngine
package import MothScript
internal import MothSimulation
package import MothValidation

/// Makes and evaluates the units of one plugin's effects.
///
/// It belongs to the thread of its host.
package final class UnitMaker {
  private let host: PluginHost
  /// The scenes that units were made with.
  package let scenes: SceneLibrary
  /// What evaluates them.
  package let evaluator: Evaluator

  /// Makes units of the host's plugin.
  package init(host: PluginHost) {
    self.host = host
    scenes = SceneLibrary(host: host)
    evaluator = Evaluator(host: host)
  }

  /// The unit of an effect in one variant; nil if the device does not change as the plan says.
  package func context(
    _ source: ScriptSource,
    definition: EffectDefinition,
    variant: UnitVariant
  ) throws(PlanProblem) -> UnitContext? {
    let scene = variant.scene ?? definition.scene ?? SceneLibrary.defaultScene
    var settings = variant.settings
    settings.focus = definition.focus
    let timeline = try scenes.timeline(
      of: scene,
      on: variant.device,
      settings,
      plan: variant.plan,
      for: source
    )
    guard let timeline else { return nil }
    return UnitContext(
      effect: source,
      scene: scene,
      root: scenes.root(of: scene),
      timeline: timeline,
      target: try scenes.target(of: definition, in: timeline, scene, for: source),
      device: variant.device,
      settings: settings,
      parameters: try fields(definition, variant: variant, source: source),
      sweep: variant.plan.name,
      // A state is driven by every sample, whatever is visible.
      onlyMade: definition.stages.allSatisfy { $0.scrollState == nil }
    )
  }

  /// The parameters' values in a place.
  private func fields(
    _ definition: EffectDefinition,
    variant: UnitVariant,
    source: ScriptSource
  ) throws(PlanProblem) -> [ScriptField] {
    let choice = ParameterChoice(definition.parameters, given: variant.parameters, in: source)
    if let problem = choice.diagnostics.first { throw PlanProblem(problem) }
    return choice.fields
  }

  /// Evaluates an effect in one variant; nil if the device does not change as the plan says.
  package func evaluate(
    _ source: ScriptSource,
    definition: EffectDefinition,
    variant: UnitVariant
  ) -> Result<(UnitContext, Evaluation)?, PlanProblem> {
    do {
      guard let context = try context(source, definition: definition, variant: variant) else {
        return .success(nil)
      }
      // A stop in an earlier unit made a new state, and so new functions.
      guard let current = host.effect(source).definition else {
        return .failure(PlanProblem(host.effect(source).diagnostics, in: source))
      }
      return .success((context, evaluator.evaluate(context, definition: current)))
    } catch {
      return .failure(error)
    }
  }

  /// An evaluated unit as rules look at it.
  package func validated(
    _ context: UnitContext,
    evaluation: Evaluation,
    variant: UnitVariant,
    definition: EffectDefinition,
    firstShape: ChainShape? = nil,
    isFirst: Bool = true
  ) -> ValidatedUnit {
    ValidatedUnit(
      context: context,
      definition: host.effect(context.effect).definition ?? definition,
      evaluation: evaluation,
      firstShape: firstShape,
      isFirst: isFirst,
      experiment: experiment(on: context, variant, definition: definition)
    )
  }

  /// What failed of the checks that the effect brings.
  package func failedChecks(_ context: UnitContext, evaluation: Evaluation) -> [Diagnostic] {
    CheckRunner(host: host).diagnostics(of: context.effect, context, evaluation: evaluation)
  }

  /// What evaluates a unit's effect again in other circumstances.
  private func experiment(
    on context: UnitContext,
    _ variant: UnitVariant,
    definition: EffectDefinition
  ) -> Experiment {
    Experiment(
      evaluator,
      definition: definition,
      scene: scenes.root(of: context.scene) ?? .group([])
    ) {
      [scenes] settings in
      let timeline = try? scenes.timeline(
        of: context.scene,
        on: variant.device,
        settings,
        plan: variant.plan,
        for: context.effect
      )
      return timeline ?? nil
    }
  }
}
