internal import MothDiagnostics
internal import MothScript
internal import MothSimulation

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
    let binding = TransformBinding()
    result.plugins = loader.plugins.map { plugin in
      let host = PluginHost(plugin: plugin, limits: options.limits, binding: binding)
      return PluginRunner(host: host, options: options, choice: choice).run()
    }
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
