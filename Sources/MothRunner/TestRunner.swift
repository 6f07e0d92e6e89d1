internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothSimulation

/// Checks one case of a plugin's test: the chain at one place of the scroll.
struct TestRunner {
  let host: PluginHost
  let scenes: SceneLibrary
  let evaluator: Evaluator

  /// What does not hold; empty when the case passes.
  func diagnostics(
    of test: TestDefinition.Case,
    _ effect: ScriptSource,
    onDevice id: String,
    from source: ScriptSource
  ) -> [Diagnostic] {
    let place =
      test.line.map { source.file.place(of: test.name, onLine: $0) }
      ?? SourcePlace(path: source.path, range: nil)
    let selection = DeviceSelection(patterns: [id], pluginDevices: host.plugin.devices)
    guard let device = selection.devices.first else {
      return [
        failure("there is no device '\(id)'", at: place)
          .help(Spelling.suggestion(for: id, in: selection.known.map(\.id)) ?? "see 'moth list'")
      ]
    }
    do {
      let context = try context(test, effect, device)
      guard let definition = host.effect(effect).definition else {
        return [failure("the effect could not be loaded", at: place)]
      }
      let unknown = unknownParameters(of: test, definition, at: place)
      guard unknown.isEmpty else { return unknown }
      guard test.index >= 0, test.index < context.targets.count else {
        return [
          failure(
            "'index' must be between 0 and \(context.targets.count - 1); got \(test.index)",
            at: place
          )
        ]
      }
      let evaluation = evaluator.evaluate(context, definition)
      guard let trace = evaluation.trace else {
        return [failure("the effect gives no chain there", at: place).at(moment(test, context))]
      }
      return test.expected.compactMap { expectation in
        compare(expectation, trace, test).map { failure($0, at: place).at(moment(test, context)) }
      }
    } catch {
      return [error.diagnostic]
    }
  }

  private func context(
    _ test: TestDefinition.Case,
    _ effect: ScriptSource,
    _ device: Device
  ) throws(PlanProblem) -> UnitContext {
    let loaded = host.effect(effect)
    guard let definition = loaded.definition else {
      throw PlanProblem(loaded.diagnostics, in: effect)
    }
    let given = test.parameters.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    let parameters = ParameterChoice(definition.parameters, given, in: effect)
    if let problem = parameters.diagnostics.first { throw PlanProblem(problem) }
    let scene = definition.scene ?? SceneLibrary.defaultScene
    let layout = try scenes.layout(of: scene, on: device, for: effect)
    var samples = SweepSamples()
    samples.append(time: 1 / device.refreshRate, offset: test.offset)
    return UnitContext(
      effect: effect,
      scene: scene,
      layout: layout,
      target: try scenes.target(definition.target, in: layout, scene, for: effect),
      device: device,
      orientation: .portrait,
      reduceMotion: test.reduceMotion,
      parameters: parameters.fields,
      sweep: "test",
      samples: samples
    )
  }

  /// Parameters that the case sets and the effect does not have.
  private func unknownParameters(
    of test: TestDefinition.Case,
    _ definition: EffectDefinition,
    at place: SourcePlace
  ) -> [Diagnostic] {
    let known = definition.parameters.map(\.name)
    return test.parameters.keys.sorted().filter { !known.contains($0) }.map { name in
      Diagnostic.error("unknown-parameter", "the effect has no parameter '\(name)'", at: place)
        .help(
          Spelling.suggestion(for: name, in: known)
            ?? (known.isEmpty
              ? "it has none" : "its parameters are \(known.joined(separator: ", "))")
        )
    }
  }

  /// Why an expectation does not hold; nil when it does.
  private func compare(
    _ expectation: TestDefinition.Expectation,
    _ trace: Trace,
    _ test: TestDefinition.Case
  ) -> String? {
    let labels = trace.shape.columns.map(\.label)
    guard let column = labels.firstIndex(of: expectation.label) else {
      let near = Spelling.suggestion(for: expectation.label, in: labels).map { "; \($0)" } ?? ""
      return
        "the chain has no '\(expectation.label)', only \(labels.joined(separator: ", "))\(near)"
    }
    let value = trace.value(target: test.index, column: column, sample: 1)
    // Written so that NaN fails.
    guard abs(value - expectation.value) <= test.tolerance else {
      return "'\(expectation.label)' must be \(NumberText.exact(expectation.value)); got "
        + NumberText.exact(value)
    }
    return nil
  }

  private func moment(_ test: TestDefinition.Case, _ context: UnitContext) -> Moment {
    context.moment(target: test.index, sample: 1)
  }

  private func failure(_ message: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic.error("test-failed", message, at: place)
  }
}
