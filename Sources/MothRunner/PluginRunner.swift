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
  private var result: PluginResult

  init(host: PluginHost, options: RunOptions, choice: RunChoice, rules: RuleChoices) {
    self.host = host
    self.options = options
    units = UnitMaker(host: host)
    self.choice = choice
    self.rules = rules
    result = PluginResult(plugin: host.plugin)
  }

  func run() -> PluginResult {
    for source in host.plugin.effects {
      let settings = options.rules.settings(
        forEffect: source.name,
        ofPlugin: host.plugin.name,
        rules
      )
      var suppressions = Suppressions(in: source)
      var effect = effect(source, settings, &suppressions)
      effect.dropFindingsSeenInUnits()
      effect.findings += suppressions.problems
      effect.findings += suppressions.unused(
        ofRules: settings.rulesThatLook(atUnits: !effect.units.isEmpty),
        isNarrowed: options.isNarrowed || effect.hasFailed
      )
      effect.printed = host.takePrinted()
      result.effects.append(effect)
    }
    for source in host.plugin.tests { run(test: source) }
    result.diagnostics = units.scenes.diagnostics + result.diagnostics
    return result
  }

  // MARK: - Effects

  private func effect(
    _ source: ScriptSource,
    _ settings: ValidationSettings,
    _ suppressions: inout Suppressions
  ) -> EffectResult {
    var effect = EffectResult(name: source.name, path: source.path, summary: source.summary)
    (effect.findings, effect.suppressed) = suppressions.part(source.findings(settings))
    let loaded = host.effect(source)
    effect.diagnostics = loaded.diagnostics
    guard let definition = loaded.definition else { return effect }
    result.parameterNames += definition.parameters.map(\.name)
    let parameters = ParameterChoice(definition.parameters, options.parameters, in: source)
    result.usage += parameters.diagnostics
    guard parameters.diagnostics.isEmpty else { return effect }
    var firstShape: ChainShape?
    for place in places {
      switch units.evaluate(source, definition, place, parameters.fields) {
      case .success(nil):
        continue
      case .success((let context, let evaluation)?):
        let unit = units.validated(
          context,
          evaluation,
          place,
          definition,
          firstShape: firstShape,
          isFirst: effect.units.isEmpty
        )
        firstShape = firstShape ?? evaluation.trace?.shape
        var result = UnitResult(unit)
        let parted = suppressions.part(unit.findings(settings))
        result.diagnostics = unit.failure + parted.kept
        result.suppressed = parted.suppressed
        effect.units.append(result)
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
    result.diagnostics += loaded.diagnostics
    guard let definition = loaded.definition else { return }
    guard let effect = host.plugin.effects.first(where: { $0.name == definition.effect }) else {
      result.diagnostics.append(unknownEffect(definition.effect, in: source))
      return
    }
    for test in definition.cases {
      for id in test.devices.flatMap(deviceIDs) {
        result.tests.append(run(test, of: effect, onDevice: id, from: source))
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

extension Diagnostic {
  /// Its place, and those of its remarks: of two chains that part, either may come first.
  fileprivate var places: [SourcePlace] {
    ([place] + notes.map(\.place)).compactMap(\.self)
  }
}

extension EffectResult {
  /// Whether the effect could not be looked at everywhere.
  fileprivate var hasFailed: Bool {
    !diagnostics.isEmpty
      || units.contains { $0.diagnostics.contains { Rule.withID($0.id) == nil } }
  }

  /// Gives the fixes of what the source shows to the units' diagnostics that take its place.
  private mutating func keepFixes() {
    for finding in findings where !finding.fixIts.isEmpty {
      for unit in units.indices {
        for place in units[unit].diagnostics.indices
        where units[unit].diagnostics[place].id == finding.id
          && units[unit].diagnostics[place].place == finding.place
          && units[unit].diagnostics[place].fixIts.isEmpty
        {
          units[unit].diagnostics[place].fixIts = finding.fixIts
        }
      }
    }
  }

  /// Leaves out what the source shows and running the script showed too, there with its sample.
  fileprivate mutating func dropFindingsSeenInUnits() {
    keepFixes()
    let seen = Dictionary(grouping: units.flatMap(\.diagnostics) + diagnostics, by: \.id)
      .mapValues { Set($0.flatMap(\.places)) }
    findings.removeAll { finding in
      seen[finding.id].map { !$0.isDisjoint(with: finding.places) } ?? false
    }
    let allowed = units.flatMap(\.suppressed).map(\.diagnostic)
    suppressed.removeAll { finding in
      allowed.contains { $0.id == finding.diagnostic.id && $0.place == finding.diagnostic.place }
    }
  }
}

extension UnitResult {
  /// The result of a validated unit.
  init(_ unit: ValidatedUnit) {
    let context = unit.context
    self.init(
      scene: context.scene,
      target: context.target,
      targetCount: context.targets.count,
      device: context.device.id,
      orientation: context.settings.orientation,
      reduceMotion: context.settings.reduceMotion,
      sweep: context.sweep,
      sampleCount: context.samples.count,
      targetSampleCount: context.targets.isEmpty
        ? context.samples.count
        : context.targets.indices.reduce(0) { $0 + context.sampleCount(of: $1) },
      callCount: unit.evaluation.callCount
    )
    if let trace = unit.evaluation.trace { columns = trace.columnRanges }
    stateCost = unit.stateCost
  }
}

extension Trace {
  /// The range of each column that has a finite value.
  fileprivate var columnRanges: [UnitResult.ColumnRange] {
    shape.columns.indices.compactMap { index in
      let column = shape.columns[index]
      guard let range = range(column: index) else { return nil }
      let isConstant = range.lowerBound == range.upperBound
      let decides = column.column?.decidesIdentity ?? true
      let isIdentity = isConstant && range.lowerBound == column.column?.identity
      return UnitResult.ColumnRange(
        label: column.label,
        unit: column.column?.unit.symbol ?? "",
        range: range,
        isTelling: !isConstant || (decides && !isIdentity)
      )
    }
  }
}
