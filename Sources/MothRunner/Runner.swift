internal import MothDiagnostics
internal import MothScript
internal import MothSimulation
internal import MothValidation

/// Runs plugins: evaluates every unit, validates it, and checks the plugins' own tests.
package enum Runner {
  /// Runs what the options say, on a thread made for Lua.
  package static func run(_ options: RunOptions) -> RunResult {
    LuaThread.run(stackBytes: options.limits.stackBytes) { runHere(options) }
  }

  private static func runHere(_ options: RunOptions) -> RunResult {
    var loader = PluginLoader(paths: options.paths, limits: options.limits)
    let choice = RunChoice(options, &loader)
    var result = RunResult()
    result.evaluates = true
    result.diagnostics = loader.diagnostics + choice.diagnostics
    guard choice.isUsable else { return result }
    result.diagnostics += choice.remarks
    let binding = TransformBinding()
    for plugin in loader.plugins {
      let own = RuleChoices.read(of: plugin)
      result.diagnostics += own.diagnostics
      // As with any other mistake in a manifest.
      guard own.diagnostics.isEmpty else { continue }
      let host = PluginHost(
        plugin: plugin.replacing(options.texts),
        limits: options.limits,
        binding: binding
      )
      let runner = PluginRunner(host: host, options: options, choice: choice, rules: own.choices)
      result.plugins.append(runner.run())
    }
    result.diagnostics += result.plugins.flatMap(\.usage)
    result.diagnostics += unusedParameters(options, result.plugins)
    return result
  }

  /// Parameters that no effect of the run has; none while an effect could not be loaded, which may
  /// be the one that has them.
  private static func unusedParameters(
    _ options: RunOptions,
    _ plugins: [PluginResult]
  ) -> [Diagnostic] {
    let effects = plugins.flatMap(\.effects)
    guard !effects.isEmpty, effects.allSatisfy(\.diagnostics.isEmpty) else { return [] }
    let known = plugins.flatMap { $0.parameterNames }
    return options.parameters.filter { !known.contains($0.name) }.map { parameter in
      Diagnostic.error(
        "unknown-parameter",
        "no effect of this run has a parameter '\(parameter.name)'",
        at: nil
      )
      .help(
        Spelling.suggestion(for: parameter.name, in: known)
          ?? "'moth list effects' shows the parameters"
      )
    }
  }
}
