internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothStore
internal import MothValidation

/// What one thread needs to work on a plugin: a Lua state of its own and the scenes made with it.
final class Worker {
  let host: PluginHost
  let units: UnitMaker
  let control: RunControl
  let limits: HostLimits
  let known: CachedResults?

  /// A worker for a plugin.
  init(
    _ plugin: Plugin,
    options: RunOptions,
    binding: TransformBinding,
    known: CachedResults?
  ) {
    limits = options.limits
    host = PluginHost(plugin: plugin, limits: limits, binding: binding)
    units = UnitMaker(host: host)
    self.known = known
    control = options.control
  }
}

extension Worker {
  /// What is known under a key; where nothing is, what `make` gives, which is kept if it is sure.
  ///
  /// A script that was stopped, also one that a rule ran to look closer, has not shown everything.
  func recalled<Value: Codable>(
    _ key: Digest?,
    isCacheable: (Value) -> Bool,
    make: () -> Value
  ) -> (value: Value, isCached: Bool) {
    if let key, let value: Value = known?.value(key) { return (value, true) }
    let value = make()
    if let key, isCacheable(value), !control.isCut { known?.keep(value, for: key) }
    return (value, false)
  }

  /// What an effect's script says when it runs.
  func start(_ source: ScriptSource) -> EffectStart {
    recalled(known?.key(ofStart: source), isCacheable: \.diagnostics.isEmpty) {
      let loaded = host.freshEffect(source)
      return EffectStart(loaded, printed: host.takePrinted())
    }.value
  }

  /// Evaluates an effect in one variant, looks at the unit, and leaves nothing of it behind; what
  /// is known of the place is not evaluated again.
  func outcome(_ task: EffectTask, variant: UnitVariant) -> UnitOutcome {
    let key = task.key.flatMap { known?.key(of: variant, $0, scene: task.scene) }
    var (outcome, isCached) = recalled(key, isCacheable: \.isCacheable) {
      var outcome = control.stopping(host.stopper) { limited(task, variant: variant) }
      outcome.printed = host.takePrinted()
      return outcome
    }
    outcome.unit?.result.isCached = isCached
    return outcome
  }

  /// The control of work on the thread that begins now.
  func workControl() -> WorkControl {
    limits.control(clock: control.clock) { [control] in !control.isCut }
  }

  /// What a place gives within the limits of a unit.
  private func limited(_ task: EffectTask, variant: UnitVariant) -> UnitOutcome {
    let work = workControl()
    var outcome = work.perform { evaluated(task, variant: variant) }
    if let cut = work.cut, let problem = cut.problem(of: variant.name, limits, in: task.source) {
      outcome.replace(by: problem)
    }
    return outcome
  }

  private func evaluated(_ task: EffectTask, variant: UnitVariant) -> UnitOutcome {
    let loaded = host.freshEffect(task.source)
    _ = host.takePrinted()  // printed when the effect was first loaded
    var outcome = UnitOutcome()
    guard let definition = loaded.definition else {
      outcome.problem = PlanProblem(loaded.diagnostics, in: task.source)
      return outcome
    }
    switch units.evaluate(task.source, definition: definition, variant: variant) {
    case .success(nil): break
    case .failure(let problem): outcome.problem = problem
    case .success((let context, let evaluation)?):
      outcome.unit = unit(
        task,
        variant: variant,
        definition: definition,
        context: context,
        evaluation: evaluation
      )
    }
    outcome.scene = problems(definition, variant: variant)
    return outcome
  }

  private func unit(
    _ task: EffectTask,
    variant: UnitVariant,
    definition: EffectDefinition,
    context: UnitContext,
    evaluation: Evaluation
  ) -> UnitOutcome.Unit {
    let unit = units.validated(
      context,
      evaluation: evaluation,
      variant: variant,
      definition: definition,
      firstShape: task.firstShape,
      isFirst: task.isFirst
    )
    let findings = unit.findings(task.settings)
    // Checks share variables with the effect, and so come last.
    let failedChecks = units.failedChecks(context, evaluation: evaluation)
    return UnitOutcome.Unit(
      result: UnitResult(
        unit,
        name: variant.name,
        hasCurves: task.recordsCurves,
        baseline: task.baselineTolerances
      ),
      failure: unit.failure + failedChecks,
      findings: findings,
      shape: evaluation.trace?.shape,
      endsEffect: evaluation.failure?.endsEffect ?? false
    )
  }

  private func problems(_ definition: EffectDefinition, variant: UnitVariant) -> SceneProblems {
    var settings = variant.settings
    settings.focus = definition.focus
    let scene = variant.scene ?? definition.scene ?? SceneLibrary.defaultScene
    return SceneProblems(
      units.scenes,
      of: scene,
      layout: units.scenes.layoutProblems(
        of: scene,
        on: variant.device,
        settings,
        plan: variant.plan
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
  /// What the keys of its outcomes have in common; nil if none is kept.
  var key: Digest?

  /// The task of an effect before its first unit.
  init(
    _ planned: PlannedEffect,
    start: EffectStart,
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
