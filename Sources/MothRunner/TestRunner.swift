internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothSimulation

/// Checks one case of a plugin's test: the chain at one offset of the scroll.
struct TestRunner {
  let host: PluginHost
  let scenes: SceneLibrary
  let evaluator: Evaluator
  /// Whether a scene or a device of the last case cannot be used, which is reported with the
  /// plugin.
  private(set) var isReportedWithPlugin = false

  init(host: PluginHost, scenes: SceneLibrary, evaluator: Evaluator) {
    self.host = host
    self.scenes = scenes
    self.evaluator = evaluator
  }

  /// What failed; empty when the case passes.
  mutating func diagnostics(
    of test: TestDefinition.Case,
    _ effect: ScriptSource,
    onDevice id: String,
    from source: ScriptSource
  ) -> [Diagnostic] {
    let location =
      test.line.map { source.file.location(of: test.name, onLine: $0) }
      ?? SourceLocation(path: source.path, range: nil)
    let selection = DeviceSelection(patterns: [id], pluginDevices: host.plugin.devices)
    guard let device = selection.devices.first else {
      isReportedWithPlugin = host.plugin.isIncomplete(.devices)
      return [
        Diagnostic.error(
          "test-failed",
          name: UnknownName(
            id,
            noun: "device",
            in: selection.known.map(\.id),
            hint: "'moth list devices' shows the ids"
          ),
          at: location
        )
      ]
    }
    do {
      let context = try context(test, effect: effect, device: device)
      guard let definition = host.effect(effect).definition else {
        return [failure("the effect could not be loaded", at: location)]
      }
      let unknown = unknownParameters(of: test, definition, at: location)
      guard unknown.isEmpty else { return unknown }
      let views = context.target.isEmpty ? 1 : context.targets.count
      guard test.index >= 0, test.index < views else {
        return [
          failure(
            "'index' must be between 0 and \(views - 1); got \(test.index)",
            at: location
          )
        ]
      }
      let evaluation = evaluator.evaluate(context, definition: definition, again: false)
      let values = TestValues(evaluation, target: test.index, sample: context.samples.count - 1)
      guard !values.isEmpty else {
        return [
          failure("the effect gives no chain there", at: location).at(
            moment(test, context: context)
          )
        ]
      }
      return test.expected.compactMap { expectation in
        compare(expectation, values: values, test: test).map {
          failure($0, at: location).at(moment(test, context: context))
        }
      }
    } catch {
      isReportedWithPlugin = error.isReportedWithPlugin
      return [error.diagnostic]
    }
  }

  private func context(
    _ test: TestDefinition.Case,
    effect: ScriptSource,
    device: Device
  ) throws(PlanProblem) -> UnitContext {
    let loaded = host.effect(effect)
    guard let definition = loaded.definition else {
      throw PlanProblem(loaded.diagnostics, in: effect)
    }
    let given = test.parameters.sorted { $0.key < $1.key }.map {
      ParameterSetting(name: $0.key, value: $0.value)
    }
    let parameters = ParameterChoice(definition.parameters, given: given, in: effect)
    if let problem = parameters.diagnostics.first { throw PlanProblem(problem) }
    let scene = definition.scene ?? SceneLibrary.defaultScene
    var samples = SweepSamples()
    let wait = (test.after * device.refreshRate).wholeNumber(in: 0...SweepSamples.maximumCount - 2)
    for frame in 1...(1 + wait) {
      samples.append(
        time: Double(frame) / device.refreshRate,
        offset: test.offset,
        phase: .interacting
      )
    }
    var settings = UnitSettings()
    settings.reduceMotion = test.reduceMotion
    settings.orientation = test.orientation
    settings.layoutDirection = test.layoutDirection
    settings.focus = definition.focus
    let timeline = try scenes.timeline(
      of: scene,
      on: device,
      settings,
      samples: samples,
      for: effect
    )
    return UnitContext(
      effect: effect,
      scene: scene,
      root: scenes.root(of: scene),
      timeline: timeline,
      target: try scenes.target(of: definition, in: timeline, scene, for: effect),
      device: device,
      settings: settings,
      parameters: parameters.fields,
      sweep: "test",
      onlyMade: false
    )
  }

  /// Parameters that the case sets and the effect does not have.
  private func unknownParameters(
    of test: TestDefinition.Case,
    _ definition: EffectDefinition,
    at location: SourceLocation
  ) -> [Diagnostic] {
    let known = definition.parameters.map(\.name)
    return test.parameters.keys.sorted().filter { !known.contains($0) }.map { name in
      Diagnostic.error(
        "unknown-parameter",
        name: UnknownName(name, noun: "parameter", in: known),
        at: location
      )
    }
  }

  /// Why an expectation fails; nil when it does.
  private func compare(
    _ expectation: TestDefinition.Expectation,
    values: TestValues,
    test: TestDefinition.Case
  ) -> String? {
    guard let value = values[expectation.label] else {
      let near = Spelling.suggestion(for: expectation.label, in: values.labels).map { "; \($0)" }
      return "there is no '\(expectation.label)', only \(values.labels.joined(separator: ", "))"
        + (near ?? "")
    }
    // Written so that NaN fails.
    guard abs(value - expectation.value) <= test.tolerance else {
      return "'\(expectation.label)' must be \(NumberText.exact(expectation.value)); got "
        + NumberText.exact(value)
    }
    return nil
  }

  private func moment(_ test: TestDefinition.Case, context: UnitContext) -> Moment {
    context.moment(target: test.index, sample: context.samples.count - 1)
  }

  private func failure(_ message: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic.error("test-failed", message: message, at: location)
  }
}

/// What a test can state about the last sample: the chain's arguments, and the state as
/// `state.NAME`, `state.actions` and `state.writes`.
private struct TestValues {
  private var values: [(label: String, value: Double)] = []

  init(_ evaluation: Evaluation, target: Int, sample: Int) {
    if let trace = evaluation.trace, target < trace.targets.count {
      for (index, column) in trace.shape.columns.enumerated() {
        values.append((column.label, trace.value(target: target, column: index, sample: sample)))
      }
    }
    guard let state = evaluation.state else { return }
    for (index, field) in state.fields.enumerated() {
      values.append(("state.\(field.name)", state.value(field: index, sample: sample)))
    }
    values.append(("state.actions", Double(state.actions)))
    values.append(("state.writes", Double(state.writes)))
  }

  var isEmpty: Bool { values.isEmpty }
  var labels: [String] { values.map(\.label) }

  subscript(label: String) -> Double? { values.first { $0.label == label }?.value }
}
