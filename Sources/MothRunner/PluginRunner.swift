internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothSimulation
internal import MothValidation

/// Runs the effects and tests of one plugin.
///
/// It belongs to the thread of its host.
final class PluginRunner {
  private let host: PluginHost
  private let options: RunOptions
  private let units: UnitMaker
  private let choice: RunChoice
  private let rules: RuleChoices
  private let tell: (RunEvent) -> Void
  private var diagnostics: [Diagnostic] = []
  private(set) var parameters = ParameterUse()

  init(
    host: PluginHost,
    options: RunOptions,
    choice: RunChoice,
    rules: RuleChoices,
    tell: @escaping (RunEvent) -> Void
  ) {
    self.host = host
    self.options = options
    units = UnitMaker(host: host)
    self.choice = choice
    self.rules = rules
    self.tell = tell
  }

  func run() {
    tell(.plugin(host.plugin))
    for source in host.plugin.effects {
      let settings = options.rules.settings(
        forEffect: source.name,
        ofPlugin: host.plugin.name,
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
      effect.printed = host.takePrinted()
      parameters.hasFailures = parameters.hasFailures || !effect.diagnostics.isEmpty
      tell(.effectEnd(effect))
    }
    parameters.hasEffects = !host.plugin.effects.isEmpty
    for source in host.plugin.tests { run(test: source) }
    tell(.pluginEnd(units.scenes.diagnostics + diagnostics))
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
    let loaded = host.effect(source)
    effect.diagnostics = loaded.diagnostics
    guard let definition = loaded.definition else { return effect }
    parameters.names += definition.parameters.map(\.name)
    let chosen = ParameterChoice(definition.parameters, options.parameters, in: source)
    parameters.problems += chosen.diagnostics
    guard chosen.diagnostics.isEmpty else { return effect }
    var firstShape: ChainShape?
    for place in places {
      switch units.evaluate(source, definition, place, chosen.fields) {
      case .success(nil):
        continue
      case .success((let context, let evaluation)?):
        let unit = units.validated(
          context,
          evaluation,
          place,
          definition,
          firstShape: firstShape,
          isFirst: seen.unitCount == 0
        )
        firstShape = firstShape ?? evaluation.trace?.shape
        var result = UnitResult(unit, hasCurves: options.recordsCurves)
        let parted = suppressions.part(unit.findings(settings))
        result.diagnostics = unit.failure + parted.kept
        result.suppressed = parted.suppressed
        result.keepFixes(of: effect.findings)
        seen.take(result)
        tell(.unit(result))
        if evaluation.failure?.endsEffect ?? false { return effect }
      case .failure(let problem):
        effect.diagnostics.append(problem.diagnostic)
        return effect
      }
    }
    return effect
  }

  /// All places of the run in plan order.
  private var places: [UnitPlace] {
    var places: [UnitPlace] = []
    var settings = UnitSettings()
    settings.layoutDirection = options.layoutDirection
    settings.dynamicTypeSize = options.dynamicTypeSize
    for device in choice.devices(for: host.plugin) {
      for orientation in options.orientations where device.orientations.contains(orientation) {
        settings.orientation = orientation
        for plan in choice.plans(for: host.plugin) {
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
    let loaded = host.test(source)
    diagnostics += loaded.diagnostics
    guard let definition = loaded.definition else { return }
    guard let effect = host.plugin.effects.first(where: { $0.name == definition.effect }) else {
      diagnostics.append(unknownEffect(definition.effect, in: source))
      return
    }
    for test in definition.cases {
      for id in test.devices.flatMap(deviceIDs) {
        tell(.test(run(test, of: effect, onDevice: id, from: source)))
      }
    }
  }

  /// The ids that a test's pattern stands for; the pattern itself where it matches none.
  private func deviceIDs(matching pattern: String) -> [String] {
    let selection = DeviceSelection(patterns: [pattern], pluginDevices: host.plugin.devices)
    let ids = selection.devices.map(\.id)
    return ids.isEmpty ? [pattern] : ids
  }

  private func run(
    _ test: TestDefinition.Case,
    of effect: ScriptSource,
    onDevice id: String,
    from source: ScriptSource
  ) -> TestResult {
    var outcome = TestResult(
      name: test.name,
      effect: effect.name,
      device: id,
      reduceMotion: test.reduceMotion
    )
    let runner = TestRunner(host: host, scenes: units.scenes, evaluator: units.evaluator)
    outcome.diagnostics = runner.diagnostics(of: test, effect, onDevice: id, from: source)
    return outcome
  }

  private func unknownEffect(_ name: String, in source: ScriptSource) -> Diagnostic {
    let names = host.plugin.effects.map(\.name)
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
