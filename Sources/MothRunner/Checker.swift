internal import MothScript
internal import MothValidation

/// Checks plugins without running a script of theirs.
package enum Checker {
  /// Looks at every script at or in the options' paths, on a thread with room for deep trees.
  package static func check(_ options: RunOptions) -> RunResult {
    LuaThread.run(stackBytes: options.limits.stackBytes) {
      let loader = PluginLoader(paths: options.paths, limits: options.limits)
      var result = RunResult()
      result.diagnostics = loader.diagnostics
      result.plugins = loader.plugins.map { check($0, options.validation) }
      return result
    }
  }

  private static func check(
    _ plugin: Plugin,
    _ settings: ValidationSettings
  ) -> PluginResult {
    var result = PluginResult(plugin: plugin)
    result.effects = plugin.effects.map { source in
      EffectResult(
        name: source.name,
        path: source.path,
        summary: source.summary,
        diagnostics: source.syntaxDiagnostics,
        findings: source.findings(settings)
      )
    }
    result.diagnostics = (plugin.scenes + plugin.tests + plugin.modules)
      .flatMap(\.syntaxDiagnostics)
    return result
  }
}
