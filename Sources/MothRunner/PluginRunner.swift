internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothSimulation
internal import MothValidation

/// Runs what is planned of one plugin.
///
/// Units and tests are shared by the threads of a crew. Each unit is evaluated as if it were alone,
/// and all is told in plan order, so that the number of threads changes nothing.
final class PluginRunner {
  private let planned: PlannedPlugin
  private let options: RunOptions
  private let crew: Crew<Seat>
  private let tell: (RunEvent) -> Void
  private var scenes = SceneProblems()
  private var diagnostics: [Diagnostic] = []
  private(set) var parameters = ParameterUse()

  init(
    _ planned: PlannedPlugin,
    _ binding: TransformBinding,
    _ options: RunOptions,
    tell: @escaping (RunEvent) -> Void
  ) {
    self.planned = planned
    self.options = options
    crew = Crew(count: options.workers, stackBytes: options.limits.stackBytes) {
      Seat(planned.plugin, options, binding)
    }
    self.tell = tell
  }

  func run() {
    tell(.plugin(planned.plugin))
    for effect in planned.effects where !hasEnded { run(effect) }
    parameters.hasEffects = !planned.effects.isEmpty
    for source in planned.tests where !hasEnded { run(test: source) }
    tell(.pluginEnd(scenes.all + diagnostics))
  }

  /// Whether nothing more is to be run.
  private var hasEnded: Bool { options.control.ending != nil }

  // MARK: - Effects

  private func run(_ planned: PlannedEffect) {
    let source = planned.source
    var suppressions = Suppressions(in: source)
    var seen = SeenInUnits()
    tell(.effect(EffectResult(name: source.name, path: source.path, summary: source.summary)))
    var effect = effect(planned, &suppressions, &seen)
    seen.drop(from: &effect)
    effect.findings += suppressions.problems
    effect.findings += suppressions.unused(
      ofRules: planned.settings.rulesThatLook(atUnits: seen.unitCount > 0),
      isNarrowed: options.isNarrowed || hasEnded || seen.hasFailed || !effect.diagnostics.isEmpty
    )
    parameters.hasFailures = parameters.hasFailures || !effect.diagnostics.isEmpty
    tell(.effectEnd(effect))
  }

  private func effect(
    _ planned: PlannedEffect,
    _ suppressions: inout Suppressions,
    _ seen: inout SeenInUnits
  ) -> EffectResult {
    let source = planned.source
    var effect = EffectResult(name: source.name, path: source.path, summary: source.summary)
    (effect.findings, effect.suppressed) = suppressions.part(source.findings(planned.settings))
    let loaded = crew.withSeat { seat in
      let loaded = seat.host.effectAnew(source)
      effect.printed = seat.host.takePrinted()
      return loaded
    }
    effect.diagnostics = loaded.diagnostics
    guard let definition = loaded.definition else { return effect }
    parameters.names += definition.parameters.map(\.name)
    let problems = problems(withParametersOf: definition, in: source)
    parameters.problems += problems
    guard problems.isEmpty else { return effect }
    let task = EffectTask(
      source: source,
      settings: planned.settings,
      recordsCurves: options.recordsCurves
    )
    evaluate(task, planned.units, &effect, &suppressions, &seen)
    return effect
  }

  /// What is wrong with the values that the options give to an effect's parameters.
  private func problems(
    withParametersOf definition: EffectDefinition,
    in source: ScriptSource
  ) -> [Diagnostic] {
    options.axes.settings(ofParameters: definition.parameters.map(\.name)).reduce(into: []) {
      problems,
      given in
      let found = ParameterChoice(definition.parameters, given, in: source).diagnostics
      problems += found.filter { !problems.contains($0) }
    }
  }

  /// Evaluates an effect everywhere: one place after the other until the shape of its chain is known,
  /// which the rules compare with, and the others side by side.
  private func evaluate(
    _ task: EffectTask,
    _ units: PlannedUnits,
    _ effect: inout EffectResult,
    _ suppressions: inout Suppressions,
    _ seen: inout SeenInUnits
  ) {
    var task = task
    var next = 0
    while next < units.count, task.firstShape == nil {
      let outcome = crew.withSeat { $0.outcome(task, units[next]) }
      next += 1
      if let unit = outcome.unit {
        task.firstShape = unit.shape
        task.isFirst = false
      }
      guard take(outcome, &effect, &suppressions, &seen) else { return }
    }
    let done = next
    crew.run(units.count - done) { [task] seat, item in
      seat.outcome(task, units[done + item])
    } take: { outcome in
      take(outcome, &effect, &suppressions, &seen)
    }
  }

  /// Adds what one place gave, and tells; whether the effect is run further.
  private func take(
    _ outcome: PlaceOutcome,
    _ effect: inout EffectResult,
    _ suppressions: inout Suppressions,
    _ seen: inout SeenInUnits
  ) -> Bool {
    guard !options.control.isCut else { return false }
    scenes.add(outcome.scene)
    if effect.printed.utf8.count < options.limits.printedBytes { effect.printed += outcome.printed }
    if let problem = outcome.problem { effect.diagnostics.append(problem.diagnostic) }
    guard let unit = outcome.unit else { return outcome.problem == nil }
    var result = unit.result
    let parted = suppressions.part(unit.findings)
    result.diagnostics = unit.failure + parted.kept
    result.suppressed = parted.suppressed
    result.keepFixes(of: effect.findings)
    seen.take(result)
    tell(.unit(result))
    return !unit.endsEffect && !hasEnded
  }

  // MARK: - Tests

  private func run(test source: ScriptSource) {
    let loaded = crew.withSeat { $0.host.test(source) }
    diagnostics += loaded.diagnostics
    guard let definition = loaded.definition else { return }
    let plugin = planned.plugin
    guard let effect = plugin.effects.first(where: { $0.name == definition.effect }) else {
      diagnostics.append(unknownEffect(definition.effect, in: source))
      return
    }
    let cases = plugin.cases(of: definition).filter { options.filter.takes($0.name) }
    crew.run(cases.count) { seat, item in
      seat.outcome(of: cases[item], of: effect, from: source)
    } take: { outcome in
      guard !options.control.isCut else { return false }
      scenes.add(outcome.scene)
      tell(.test(outcome.result))
      return !hasEnded
    }
  }

  private func unknownEffect(_ name: String, in source: ScriptSource) -> Diagnostic {
    let names = planned.plugin.effects.map(\.name)
    return Diagnostic.error(
      "unknown-effect",
      "there is no effect '\(name)' in this plugin",
      at: SourcePlace(path: source.path, range: nil)
    )
    .help(
      Spelling.suggestion(for: name, in: names)
        ?? "the effects are \(names.joined(separator: ", "))"
    )
  }
}

extension Seat {
  /// Checks one case of a test on a device, and leaves nothing of it behind.
  fileprivate func outcome(
    of planned: PlannedCase,
    of effect: ScriptSource,
    from source: ScriptSource
  ) -> (result: TestResult, scene: SceneProblems) {
    let test = planned.test
    _ = host.effectAnew(effect)
    var result = TestResult(
      name: test.name,
      effect: effect.name,
      device: planned.device,
      reduceMotion: test.reduceMotion
    )
    let runner = TestRunner(host: host, scenes: units.scenes, evaluator: units.evaluator)
    result.diagnostics = runner.diagnostics(
      of: test,
      effect,
      onDevice: planned.device,
      from: source
    )
    _ = host.takePrinted()
    return (result, SceneProblems(units.scenes))
  }
}
