internal import MothDiagnostics
internal import MothScript
internal import MothSimulation
internal import MothValidation

/// Runs plugins: evaluates every unit, validates it, and checks the plugins' own tests.
package enum Runner {
  /// Runs what the options say, on a thread made for Lua, and keeps all that it tells.
  package static func run(_ options: RunOptions) -> RunResult {
    LuaThread.run(stackBytes: options.limits.stackBytes) {
      var result = RunResult()
      result.evaluates = true
      runHere(options) { result.take($0) }
      return result
    }
  }

  /// Runs what the options say, and calls `tell` on a thread made for Lua while the caller waits.
  package static func run(_ options: RunOptions, tell: @escaping @Sendable (RunEvent) -> Void) {
    LuaThread.run(stackBytes: options.limits.stackBytes) { runHere(options, tell) }
  }

  private static func runHere(_ options: RunOptions, _ tell: (RunEvent) -> Void) {
    var loader = PluginLoader(paths: options.paths, limits: options.limits)
    let choice = RunChoice(options, &loader)
    let problems = loader.diagnostics + choice.diagnostics
    tell(.problems(choice.isUsable ? problems + choice.remarks : problems))
    guard choice.isUsable else { return }
    let binding = TransformBinding()
    var parameters = ParameterUse()
    for plugin in loader.plugins {
      let own = RuleChoices.read(of: plugin)
      guard own.diagnostics.isEmpty else {
        // As with any other mistake in a manifest.
        tell(.problems(own.diagnostics))
        continue
      }
      withoutActuallyEscaping(tell) { tell in
        let runner = PluginRunner(
          plugin.replacing(options.texts),
          binding,
          options: options,
          choice: choice,
          rules: own.choices,
          tell: tell
        )
        runner.run()
        parameters.add(runner.parameters)
      }
    }
    tell(.problems(parameters.problems(of: options)))
  }
}
