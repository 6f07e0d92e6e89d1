internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothRunner
internal import MothScript
internal import MothSimulation
internal import MothValidation

/// What lines see: a unit whose every view is made in every sample.
struct Standing {
  let context: UnitContext
  /// The view, by its index in the unit's targets.
  let target: Int
  let sample: Int
  /// What `phase` is.
  let phase: ScrollTransitionPhase
  // Kept as long as the state of the lines may read it.
  let targetBinding: TargetBinding?
  let scrollBinding: ScrollBinding

  var spaceNames: [String] { context.layout?.spaceNames ?? [] }
  var parameterNames: [String] { context.parameters.map(\.name) }
}

/// An effect's evaluation over a sweep.
struct Evaluated {
  let context: UnitContext
  let definition: EffectDefinition
  let evaluation: Evaluation
}

extension Session {
  /// Makes lines see the position; returns why they cannot.
  func stand(in lua: ScriptState) -> [Diagnostic] {
    guard state.standing == nil else { return [] }
    do throws(SessionProblem) {
      let context = try standingContext()
      let target = min(state.position.index, max(0, context.targets.count - 1))
      let sample = sample(in: context)
      let new = Standing(
        context: context,
        target: target,
        sample: sample,
        phase: state.position.phase ?? transition(of: context, target, sample: sample)?.phase
          ?? .identity,
        targetBinding: context.targets.isEmpty
          ? nil
          : try faults { () throws(ScriptFault) in try TargetBinding(context, target: target) },
        scrollBinding: ScrollBinding(context)
      )
      try faults { () throws(ScriptFault) in
        try new.scrollBinding.bind(to: lua)
        if let binding = new.targetBinding {
          try binding.bind(to: lua)
        } else {
          try lua.bind(
            environment: context.environment(of: nil),
            parameters: context.parameters
          )
          try lua.bind(
            ScriptInputs(velocities: context.samples.velocities, times: context.samples.times)
          )
        }
      }
      state.standing = new
      return []
    } catch {
      return error.diagnostics
    }
  }

  /// The sample of a context that the position's moment stands for.
  func sample(in context: UnitContext) -> Int {
    switch state.position.moment {
    case .sample(let sample): min(sample, context.samples.count - 1)
    case .offset: 0
    }
  }

  /// The unit at the position's moment, with every view made in every sample.
  func standingContext() throws(SessionProblem) -> UnitContext {
    let context = try unitContext()
    switch state.position.moment {
    case .sample: return context.probing(context.timeline)
    case .offset(let offset):
      let timeline = try problems { () throws(PlanProblem) in
        try state.workbench.units.scenes.timeline(
          of: context.scene,
          on: state.position.device,
          context.settings,
          samples: SweepSamples(offsets: [offset], time: 0),
          for: context.effect
        )
      }
      return context.probing(timeline)
    }
  }

  /// The unit of the position.
  func unitContext() throws(SessionProblem) -> UnitContext {
    let definition = try definition()
    let source = state.position.effect ?? Self.noEffect
    let made = try problems { () throws(PlanProblem) in
      try state.workbench.units.context(
        source,
        definition: definition,
        variant: state.position.unit
      )
    }
    guard let context = made else {
      throw SessionProblem(
        "'\(state.position.device.id)' does not change as the sweep '\(state.position.plan.name)' says",
        help: "':sweep linear' scrolls on any device"
      )
    }
    guard state.position.effect == nil, let target = sceneTarget(of: context) else {
      return context
    }
    return UnitContext(
      effect: source,
      scene: context.scene,
      root: context.root,
      timeline: context.timeline,
      target: target,
      device: context.device,
      settings: context.settings,
      parameters: context.parameters,
      sweep: context.sweep
    )
  }

  /// The target where no effect says it: the one that was chosen, else the scene's first.
  private func sceneTarget(of context: UnitContext) -> String? {
    let names = context.timeline.targets.map(\.name)
    return state.position.target.flatMap { names.contains($0) ? $0 : nil } ?? names.first
  }

  /// The definition of the effect; one that does nothing if there is none.
  func definition() throws(SessionProblem) -> EffectDefinition {
    try definition { state.workbench.host.effect($0) }
  }

  /// The definition of the effect in a state in which nothing was evaluated, as in a unit of a run.
  func freshDefinition() throws(SessionProblem) -> EffectDefinition {
    try definition { state.workbench.host.freshEffect($0) }
  }

  private func definition(
    _ load: (ScriptSource) -> PluginHost.Loaded<EffectDefinition>
  ) throws(SessionProblem) -> EffectDefinition {
    guard let effect = state.position.effect else { return .nothing }
    let loaded = load(effect)
    guard let definition = loaded.definition else {
      throw SessionProblem(loaded.diagnostics, outcome: .notLoaded)
    }
    return definition
  }

  /// The effect of the position; a problem if there is none.
  func effect() throws(SessionProblem) -> ScriptSource {
    if let effect = state.position.effect { return effect }
    throw SessionProblem("no effect is chosen", help: "':effect' lists them")
  }

  /// The evaluation of the effect over the whole sweep; made once for a position.
  func evaluation() throws(SessionProblem) -> Evaluated {
    if let known = state.evaluated { return known }
    _ = try effect()
    let context = try unitContext()
    let definition = try freshDefinition()
    let evaluation = state.workbench.units.evaluator.evaluate(
      context,
      definition: definition,
      again: false
    )
    let made = Evaluated(context: context, definition: definition, evaluation: evaluation)
    if evaluation.failure?.fault.kind == .interrupted { throw noTrace(made) }
    guard !interrupts.isInterrupted else { throw SessionProblem.interrupted }
    state.evaluated = made
    return made
  }

  /// The evaluation of the effect over the whole sweep at another position, which the session does
  /// not go to.
  func evaluation(at other: SessionPosition) throws(SessionProblem) -> Evaluated {
    if other.isSameSweep(as: state.position) { return try evaluation() }
    let here = state
    defer { state = here }
    (state.position, state.evaluated) = (other, nil)
    let made = try evaluation()
    guard made.evaluation.trace != nil else { throw noTrace(made) }
    return made
  }

  /// The trace of the effect over the whole sweep, with its unit.
  func trace() throws(SessionProblem) -> (trace: Trace, context: UnitContext) {
    let made = try evaluation()
    guard let trace = made.evaluation.trace, !trace.targets.isEmpty else {
      throw noTrace(made)
    }
    return (trace, made.context)
  }

  /// The effect's unit, evaluated over the whole sweep, as rules look at it.
  func unit() throws(SessionProblem) -> ValidatedUnit {
    _ = try trace()
    return validated(try evaluation())
  }

  private func validated(_ made: Evaluated) -> ValidatedUnit {
    state.workbench.units.validated(
      made.context,
      evaluation: made.evaluation,
      variant: state.position.unit,
      definition: made.definition
    )
  }

  /// Why an evaluation has no trace.
  func noTrace(_ made: Evaluated) -> SessionProblem {
    let unit = validated(made)
    let settings = options.rules.settings(
      forEffect: made.context.effect.name,
      ofPlugin: state.workbench.plugin.name,
      state.workbench.rules
    )
    let diagnostics = unit.diagnostics(settings).filter { $0.severity == .error }
    guard diagnostics.isEmpty else { return SessionProblem(diagnostics, outcome: .fault) }
    return SessionProblem("the effect gives no chain here", help: "':check' says what it does")
  }

  // MARK: - Errors

  private static let noEffect = ScriptSource(file: SourceFile(path: "", text: ""))

  func problems<Value>(
    _ body: () throws(PlanProblem) -> Value
  ) throws(SessionProblem) -> Value {
    do throws(PlanProblem) {
      return try body()
    } catch {
      throw SessionProblem([error.diagnostic])
    }
  }

  func faults<Value>(
    _ body: () throws(ScriptFault) -> Value
  ) throws(SessionProblem) -> Value {
    do throws(ScriptFault) {
      return try body()
    } catch {
      throw SessionProblem([error.diagnostic(in: state.position.effect)], outcome: .fault)
    }
  }
}
