internal import LuaSyntax
internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothScript
internal import MothSimulation
internal import MothValidation

extension FuzzTarget {
  /// The rules: what is known of a script that has not run, and of a unit that was evaluated.
  package static let rules = FuzzTarget(
    name: "rules",
    violations: { FuzzedScript($0).map { RuleFuzzing(script: $0).violations } ?? [] },
    dictionary: { FuzzDictionary.scripts }
  )
}

/// Evaluates a script on a small scene and has every rule look at it.
private struct RuleFuzzing {
  let script: FuzzedScript

  var violations: [String] {
    guard script.role == .effect else { return [] }
    let source = script.source
    var suppressions = Suppressions(in: source)
    let found = suppressions.part(source.findings()).kept + suppressions.problems
    let evaluated = evaluatedDiagnostics()
    let all = source.syntaxDiagnostics + found + evaluated
    let ids = all.filter { $0.id == "internal-error" }.map { "an internal error: \($0.message)" }
    return ids + fixViolations(all) + DiagnosticFuzzing.violations(all, in: source.file)
  }

  /// The result of running the effect.
  private func evaluatedDiagnostics() -> [Diagnostic] {
    let source = script.source
    let host = PluginHost(
      plugin: Plugin(manifest: Manifest(name: "fuzz"), path: "", effects: [source]),
      limits: FuzzedScript.limits,
      binding: FuzzedScript.binding
    )
    let loaded = host.effect(source)
    guard let definition = loaded.definition, let device = Device.bundled(id: "iphone-se-3") else {
      return loaded.diagnostics
    }
    let timeline = { (settings: LayoutSettings) in
      SceneTimeline(
        SceneLayout(FuzzedScript.scene, device: device, settings: settings),
        samples: FuzzedScript.samples
      )
    }
    let context = UnitContext(
      effect: source,
      scene: "fuzz",
      root: FuzzedScript.scene,
      timeline: timeline(UnitSettings().layout),
      target: "card",
      device: device,
      settings: UnitSettings(),
      parameters: definition.parameters.map(\.fuzzedField),
      sweep: "fuzz"
    )
    let evaluator = Evaluator(host: host)
    let unit = ValidatedUnit(
      context: context,
      definition: definition,
      evaluation: evaluator.evaluate(context, definition: definition),
      experiment: Experiment(evaluator, definition: definition, scene: FuzzedScript.scene) {
        timeline($0.layout)
      }
    )
    return loaded.diagnostics + unit.diagnostics()
  }

  /// A safe fix leaves a script that still parses.
  private func fixViolations(_ diagnostics: [Diagnostic]) -> [String] {
    guard script.source.chunk.problems.isEmpty else { return [] }
    return diagnostics.flatMap(\.fixIts).filter { $0.safety == .safe }.compactMap { fix in
      guard let text = script.source.file.applying(fix.edits) else { return nil }
      let fixed = ScriptSource(file: SourceFile(path: script.source.path, text: text))
      let problem = fixed.chunk.problems.first?.message
      return problem.map { "the fix '\(fix.description)' breaks the script: \($0)" }
    }
  }
}
