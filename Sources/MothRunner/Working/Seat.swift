internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothStore
internal import MothValidation

/// What one thread needs to work on a plugin: a Lua state of its own and the scenes made with it.
final class Seat {
  let host: PluginHost
  let units: UnitMaker
  let control: RunControl
  let limits: HostLimits
  let known: KnownResults?

  /// A seat for a plugin.
  init(
    _ plugin: Plugin,
    _ options: RunOptions,
    _ binding: TransformBinding,
    _ known: KnownResults?
  ) {
    limits = options.limits
    host = PluginHost(plugin: plugin, limits: limits, binding: binding)
    units = UnitMaker(host: host)
    self.known = known
    control = options.control
  }
}

extension Seat {
  /// What is known under a key; where nothing is, what `make` gives, which is kept if it is sure.
  ///
  /// A script that was stopped, also one that a rule ran to look closer, has not shown everything.
  func recalled<Value: Codable>(
    _ key: Digest?,
    isSure: (Value) -> Bool,
    _ make: () -> Value
  ) -> (value: Value, isKnown: Bool) {
    if let key, let value: Value = known?.value(key) { return (value, true) }
    let value = make()
    if let key, isSure(value), !control.isCut { known?.keep(value, for: key) }
    return (value, false)
  }

  /// What an effect's script says when it runs.
  func start(_ source: ScriptSource) -> EffectStart {
    recalled(known?.key(ofStart: source), isSure: \.diagnostics.isEmpty) {
      let loaded = host.effectAnew(source)
      return EffectStart(loaded, printed: host.takePrinted())
    }.value
  }

  /// Evaluates an effect in one place, looks at the unit, and leaves nothing of it behind; what is
  /// known of the place is not evaluated again.
  func outcome(_ task: EffectTask, _ place: UnitPlace) -> PlaceOutcome {
    let key = task.key.flatMap { known?.key(of: place, $0, scene: task.scene) }
    var (outcome, isKnown) = recalled(key, isSure: \.isSure) {
      var outcome = control.stopping(host.stopper) { limited(task, place) }
      outcome.printed = host.takePrinted()
      return outcome
    }
    outcome.unit?.result.isKnown = isKnown
    return outcome
  }

  /// The control of work on the thread that begins now.
  func workControl() -> WorkControl {
    limits.control { [control] in !control.isCut }
  }

  /// What a place gives within the limits of a unit.
  private func limited(_ task: EffectTask, _ place: UnitPlace) -> PlaceOutcome {
    let work = workControl()
    var outcome = work.perform { evaluated(task, place) }
    if let cut = work.cut, let problem = cut.problem(of: place.name, limits, in: task.source) {
      outcome.replace(by: problem)
    }
    return outcome
  }

  private func evaluated(_ task: EffectTask, _ place: UnitPlace) -> PlaceOutcome {
    let loaded = host.effectAnew(task.source)
    _ = host.takePrinted()  // printed when the effect was first loaded
    var outcome = PlaceOutcome()
    guard let definition = loaded.definition else {
      outcome.problem = PlanProblem(loaded.diagnostics, in: task.source)
      return outcome
    }
    switch units.evaluate(task.source, definition, place) {
    case .success(nil): break
    case .failure(let problem): outcome.problem = problem
    case .success((let context, let evaluation)?):
      outcome.unit = unit(task, place, definition, context, evaluation)
    }
    outcome.scene = problems(definition, place)
    return outcome
  }

  private func unit(
    _ task: EffectTask,
    _ place: UnitPlace,
    _ definition: EffectDefinition,
    _ context: UnitContext,
    _ evaluation: Evaluation
  ) -> PlaceOutcome.Unit {
    let unit = units.validated(
      context,
      evaluation,
      place,
      definition,
      firstShape: task.firstShape,
      isFirst: task.isFirst
    )
    let findings = unit.findings(task.settings)
    // Checks share variables with the effect, and so come last.
    let failedChecks = units.failedChecks(context, evaluation)
    return PlaceOutcome.Unit(
      result: UnitResult(
        unit,
        name: place.name,
        hasCurves: task.recordsCurves,
        baseline: task.baselineTolerances
      ),
      failure: unit.failure + failedChecks,
      findings: findings,
      shape: evaluation.trace?.shape,
      endsEffect: evaluation.failure?.endsEffect ?? false
    )
  }

  private func problems(_ definition: EffectDefinition, _ place: UnitPlace) -> SceneProblems {
    var settings = place.settings
    settings.focus = definition.focus
    let scene = place.scene ?? definition.scene ?? SceneLibrary.defaultScene
    return SceneProblems(
      units.scenes,
      of: scene,
      layout: units.scenes.layoutProblems(
        of: scene,
        on: place.device,
        settings,
        place.plan
      )
    )
  }
}

/// What is the same for all places of an effect.
struct EffectTask: Sendable {
  let source: ScriptSource
  let settings: ValidationSettings
  let recordsCurves: Bool
  /// The tolerances of what a baseline keeps; nil for an effect without baselines.
  let baselineTolerances: BaselineTolerances?
  /// The scene that the effect is made for; nil for the bundled `feed`.
  let scene: String?
  /// The shape of the chain in an earlier place; nil until one is known.
  var firstShape: ChainShape?
  /// Whether no unit was evaluated before.
  var isFirst = true
  /// What the keys of its outcomes have in common; nil where none is kept.
  var key: Digest?

  /// The task of an effect before its first unit.
  init(
    _ planned: PlannedEffect,
    _ start: EffectStart,
    recordsCurves: Bool,
    baselineTolerances: BaselineTolerances?
  ) {
    source = planned.source
    settings = planned.settings
    self.recordsCurves = recordsCurves
    self.baselineTolerances = baselineTolerances
    scene = start.scene
  }
}
