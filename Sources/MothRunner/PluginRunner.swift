internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothSimulation
internal import MothValidation

/// Runs the effects and tests of one plugin.
///
/// Units and tests are shared by the threads of a crew. Each unit is evaluated as if it were alone,
/// and all is told in plan order, so that the number of threads changes nothing.
final class PluginRunner {
  private let plugin: Plugin
  private let options: RunOptions
  private let crew: Crew<Seat>
  private let choice: RunChoice
  private let rules: RuleChoices
  private let tell: (RunEvent) -> Void
  private var scenes = SceneProblems()
  private var diagnostics: [Diagnostic] = []
  private(set) var parameters = ParameterUse()

  init(
    _ plugin: Plugin,
    _ binding: TransformBinding,
    options: RunOptions,
    choice: RunChoice,
    rules: RuleChoices,
    tell: @escaping (RunEvent) -> Void
  ) {
    self.plugin = plugin
    self.options = options
    crew = Crew(count: options.workers, stackBytes: options.limits.stackBytes) {
      Seat(plugin, options.limits, binding)
    }
    self.choice = choice
    self.rules = rules
    self.tell = tell
  }

  func run() {
    tell(.plugin(plugin))
    for source in plugin.effects {
      let settings = options.rules.settings(
        forEffect: source.name,
        ofPlugin: plugin.name,
        rules
      )
      var suppressions = Suppressions(in: source)
      var seen = SeenInUnits()
      tell(.effect(EffectResult(name: source.name, path: source.path, summary: source.summary)))
      var effect = effect(source, settings, &suppressions, &seen)
      seen.drop(from: &effect)
      effect.findings += suppressions.problems
      effect.findings += suppressions.unused(
        ofRules: settings.rulesThatLook(atUnits: seen.unitCount > 0),
        isNarrowed: options.isNarrowed || seen.hasFailed || !effect.diagnostics.isEmpty
      )
      parameters.hasFailures = parameters.hasFailures || !effect.diagnostics.isEmpty
      tell(.effectEnd(effect))
    }
    parameters.hasEffects = !plugin.effects.isEmpty
    for source in plugin.tests { run(test: source) }
    tell(.pluginEnd(scenes.all + diagnostics))
  }

  // MARK: - Effects

  private func effect(
    _ source: ScriptSource,
    _ settings: ValidationSettings,
    _ suppressions: inout Suppressions,
    _ seen: inout SeenInUnits
  ) -> EffectResult {
    var effect = EffectResult(name: source.name, path: source.path, summary: source.summary)
    (effect.findings, effect.suppressed) = suppressions.part(source.findings(settings))
    let loaded = crew.withSeat { seat in
      let loaded = seat.host.effectAnew(source)
      effect.printed = seat.host.takePrinted()
      return loaded
    }
    effect.diagnostics = loaded.diagnostics
    guard let definition = loaded.definition else { return effect }
    parameters.names += definition.parameters.map(\.name)
    let chosen = ParameterChoice(definition.parameters, options.parameters, in: source)
    parameters.problems += chosen.diagnostics
    guard chosen.diagnostics.isEmpty else { return effect }
    let task = EffectTask(
      source: source,
      settings: settings,
      parameters: chosen.fields,
      recordsCurves: options.recordsCurves
    )
    evaluate(task, &effect, &suppressions, &seen)
    return effect
  }

  /// Evaluates an effect everywhere: one place after the other until the shape of its chain is known,
  /// which the rules compare with, and the others side by side.
  private func evaluate(
    _ task: EffectTask,
    _ effect: inout EffectResult,
    _ suppressions: inout Suppressions,
    _ seen: inout SeenInUnits
  ) {
    var task = task
    let places = places
    var next = 0
    while next < places.count, task.firstShape == nil {
      let outcome = crew.withSeat { $0.outcome(task, places[next]) }
      next += 1
      if let unit = outcome.unit {
        task.firstShape = unit.shape
        task.isFirst = false
      }
      guard take(outcome, &effect, &suppressions, &seen) else { return }
    }
    let others = Array(places[next...])
    crew.run(others.count) { [task] seat, item in
      seat.outcome(task, others[item])
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
    return !unit.endsEffect
  }

  /// All places of the run in plan order.
  private var places: [UnitPlace] {
    var places: [UnitPlace] = []
    var settings = UnitSettings()
    settings.layoutDirection = options.layoutDirection
    settings.dynamicTypeSize = options.dynamicTypeSize
    for device in choice.devices(for: plugin) {
      for orientation in options.orientations where device.orientations.contains(orientation) {
        settings.orientation = orientation
        for plan in choice.plans(for: plugin) {
          for reduceMotion in options.reduceMotion {
            settings.reduceMotion = reduceMotion
            places.append(
              UnitPlace(device: device, settings: settings, plan: plan, scene: options.scene)
            )
          }
        }
      }
    }
    return places
  }

  // MARK: - Tests

  private func run(test source: ScriptSource) {
    let loaded = crew.withSeat { $0.host.test(source) }
    diagnostics += loaded.diagnostics
    guard let definition = loaded.definition else { return }
    guard let effect = plugin.effects.first(where: { $0.name == definition.effect }) else {
      diagnostics.append(unknownEffect(definition.effect, in: source))
      return
    }
    let cases = definition.cases.flatMap { test in
      test.devices.flatMap(deviceIDs).map { (test: test, device: $0) }
    }
    crew.run(cases.count) { seat, item in
      let test = cases[item]
      return seat.outcome(of: test.test, of: effect, onDevice: test.device, from: source)
    } take: { outcome in
      scenes.add(outcome.scene)
      tell(.test(outcome.result))
      return true
    }
  }

  /// The ids that a test's pattern stands for; the pattern itself where it matches none.
  private func deviceIDs(matching pattern: String) -> [String] {
    let selection = DeviceSelection(patterns: [pattern], pluginDevices: plugin.devices)
    let ids = selection.devices.map(\.id)
    return ids.isEmpty ? [pattern] : ids
  }

  private func unknownEffect(_ name: String, in source: ScriptSource) -> Diagnostic {
    let names = plugin.effects.map(\.name)
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
    of test: TestDefinition.Case,
    of effect: ScriptSource,
    onDevice id: String,
    from source: ScriptSource
  ) -> (result: TestResult, scene: SceneProblems) {
    _ = host.effectAnew(effect)
    var result = TestResult(
      name: test.name,
      effect: effect.name,
      device: id,
      reduceMotion: test.reduceMotion
    )
    let runner = TestRunner(host: host, scenes: units.scenes, evaluator: units.evaluator)
    result.diagnostics = runner.diagnostics(of: test, effect, onDevice: id, from: source)
    _ = host.takePrinted()
    return (result, SceneProblems(units.scenes))
  }
}
