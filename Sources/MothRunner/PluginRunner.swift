internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothSimulation
internal import MothValidation

/// Runs what is planned of one plugin.
///
/// Units and tests are shared by the threads of a pool. Each unit is evaluated as if it were alone,
/// and all is reported in plan order, so that the number of threads changes nothing.
final class PluginRunner {
  private let planned: PlannedPlugin
  private let options: RunOptions
  private let known: CachedResults?
  private let pool: WorkerPool<Worker>
  private let emit: (RunEvent) -> Void
  private var scenes = SceneProblems()
  private var diagnostics: [Diagnostic] = []
  private(set) var parameters = ParameterUse()

  init(
    _ planned: PlannedPlugin,
    binding: TransformBinding,
    options: RunOptions,
    emit: @escaping (RunEvent) -> Void
  ) {
    self.planned = planned
    self.options = options
    let known = CachedResults(planned.plugin, options: options)
    self.known = known
    pool = WorkerPool(count: options.workers, stackBytes: options.limits.stackBytes) {
      Worker(planned.plugin, options: options, binding: binding, known: known)
    }
    self.emit = emit
  }

  func run() {
    emit(.plugin(planned.plugin))
    for effect in planned.effects where !hasEnded { run(effect) }
    parameters.hasEffects = !planned.effects.isEmpty
    for source in planned.tests where !hasEnded { run(test: source) }
    diagnostics += PluginBaselines.orphans(
      of: planned.plugin,
      options.baselines,
      isNarrowed: options.isNarrowedForBaselines || hasEnded
    )
    emit(.pluginEnd(scenes.all + diagnostics))
  }

  /// How many of the threads that were to share the work the system did not give.
  var missingThreads: Int { pool.missingThreads }

  /// Whether nothing more is to be run.
  private var hasEnded: Bool { options.control.ending != nil }

  // MARK: - Effects

  private func run(_ planned: PlannedEffect) {
    let source = planned.source
    emit(.effect(EffectResult(name: source.name, path: source.path, summary: source.summary)))
    let baseline = EffectBaseline(
      of: source,
      in: self.planned.plugin,
      options.baselines,
      isNarrowed: options.isNarrowedForBaselines
    )
    let run = EffectRun(planned, baseline: baseline, printedBytes: options.limits.printedBytes)
    let start = begin(run)
    if let recorded = options.recorded {
      replay(recorded, units: planned.units, run: run)
    } else if let start {
      let task = EffectTask(
        planned,
        start: start,
        recordsCurves: options.recordsCurves,
        baselineTolerances: baseline == nil && !options.comparesRounds
          ? nil : options.baselines.tolerances
      )
      evaluate(task, units: planned.units, run: run)
      recordRest(run)
    } else {
      recordRest(run)
    }
    run.end(isNarrowed: options.isNarrowed || hasEnded, isCut: hasEnded)
    parameters.hasFailures =
      parameters.hasFailures || run.hasStopped || !run.effect.diagnostics.isEmpty
    emit(.effectEnd(run.effect))
  }

  /// What the effect's script says; nil if its units cannot be evaluated.
  private func begin(_ run: EffectRun) -> EffectStart? {
    let source = run.planned.source
    let start = pool.withWorker { $0.start(source) }
    run.effect.diagnostics = start.diagnostics
    run.add(start.printed)
    guard let declared = start.parameters else { return nil }
    parameters.names += declared.map(\.name)
    let problems = problems(withParametersOf: declared, in: source)
    parameters.problems += problems
    return problems.isEmpty ? start : nil
  }

  /// What is wrong with the values that the options give to an effect's parameters.
  private func problems(
    withParametersOf parameters: [Parameter],
    in source: ScriptSource
  ) -> [Diagnostic] {
    let sets = options.axes.settings(ofParameters: parameters.map(\.name))
    return sets.whileWorking(stepsPerElement: 10).reduce(into: []) { problems, given in
      let found = ParameterChoice(parameters, given: given, in: source).diagnostics
      problems += found.filter { !problems.contains($0) }
    }
  }

  /// Evaluates an effect everywhere: one place after the other until the shape of its chain is
  /// known, which the rules compare with, and the others side by side.
  ///
  /// Of a shard's effect, the places before its own are evaluated for that shape only.
  private func evaluate(_ task: EffectTask, units: PlannedUnits, run: EffectRun) {
    var task = task
    var next = 0
    while next < units.range.upperBound, task.firstShape == nil {
      task.key = known?.key(of: task)
      let outcome = pool.withWorker { $0.outcome(task, variant: units[next]) }
      if let unit = outcome.unit {
        task.firstShape = unit.shape
        task.isFirst = false
      }
      guard
        units.range.contains(next)
          ? take(outcome, variant: units[next], run: run) : outcome.letsEffectGoOn && !hasEnded
      else { return }
      next += 1
    }
    task.key = known?.key(of: task)
    let rest = max(next, units.range.lowerBound)..<units.range.upperBound
    pool.run(rest.count) { [task] worker, item in
      worker.outcome(task, variant: units[rest.lowerBound + item])
    } take: { item, outcome in
      take(outcome, variant: units[rest.lowerBound + item], run: run)
    }
  }

  /// Takes what the shards found in an effect, up to where it ends.
  private func replay(_ outcomes: any RecordedOutcomes, units: PlannedUnits, run: EffectRun) {
    var goesOn = true
    for number in units.range {
      let outcome = outcomes.next()?.unitOutcome
      guard goesOn, let outcome else { continue }
      goesOn = take(outcome, variant: units[number], run: run)
    }
  }

  /// Adds the outcome of one variant, and says; whether the effect is run further.
  private func take(_ outcome: UnitOutcome, variant: UnitVariant, run: EffectRun) -> Bool {
    guard !options.control.isCut else { return false }
    if options.shard != nil {
      emit(.recorded(RecordedOutcome(name(of: variant, run), unit: outcome)))
      run.recordedCount += 1
    }
    scenes.add(outcome.scene)
    let (result, goesOn) = run.take(outcome)
    if let result { emit(.unit(result)) }
    return goesOn && !hasEnded
  }

  /// Reports the units of a shard that were not evaluated, because their effect had ended.
  private func recordRest(_ run: EffectRun) {
    guard options.shard != nil, !hasEnded else { return }
    let units = run.planned.units
    for number in units.range.dropFirst(run.recordedCount) {
      emit(.recorded(RecordedOutcome(name(of: units[number], run), unit: nil)))
    }
  }

  private func name(of variant: UnitVariant, _ run: EffectRun) -> UnitName {
    UnitName(plugin: planned.plugin.name, effect: run.planned.source.name, variant: variant.name)
  }

  // MARK: - Tests

  private func run(test source: ScriptSource) {
    let start = pool.withWorker { $0.start(ofTest: source) }
    diagnostics += start.diagnostics
    guard let definition = start.definition else { return }
    let plugin = planned.plugin
    let cases = plugin.cases(of: definition).filter { options.filter.takes($0.name) }
    guard let effect = plugin.effects.first(where: { $0.name == definition.effect }) else {
      diagnostics.append(unknownEffect(definition.effect, in: source))
      for planned in cases {
        if let recorded = options.recorded {
          _ = recorded.next()
        } else {
          record(planned, outcome: nil)
        }
      }
      return
    }
    if let recorded = options.recorded {
      for _ in cases {
        if let outcome = recorded.next()?.testOutcome { _ = take(outcome) }
      }
      return
    }
    pool.run(cases.count) { worker, item in
      worker.outcome(of: cases[item], of: effect, from: source)
    } take: { item, outcome in
      guard !options.control.isCut else { return false }
      record(cases[item], outcome: outcome)
      return take(outcome)
    }
  }

  private func take(_ outcome: TestOutcome) -> Bool {
    scenes.add(outcome.scene)
    if !outcome.isReportedWithPlugin { emit(.test(outcome.result)) }
    return !hasEnded
  }

  private func record(_ planned: PlannedCase, outcome: TestOutcome?) {
    if options.shard != nil { emit(.recorded(RecordedOutcome(planned.name, test: outcome))) }
  }

  private func unknownEffect(_ name: String, in source: ScriptSource) -> Diagnostic {
    Diagnostic.error(
      "unknown-effect",
      name: UnknownName(name, noun: "effect", in: planned.plugin.effects.map(\.name)),
      at: SourceLocation(path: source.path, range: nil)
    )
  }
}
