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
      for plugin in loader.plugins {
        let own = RuleChoices.read(of: plugin)
        result.diagnostics += own.diagnostics
        guard own.diagnostics.isEmpty else { continue }
        let plugin = plugin.replacing(options.texts)
        result.plugins.append(check(plugin, options.rules, own.choices))
      }
      return result
    }
  }

  private static func check(
    _ plugin: Plugin,
    _ rules: RulePlan,
    _ own: RuleChoices
  ) -> PluginResult {
    var result = PluginResult(plugin: plugin)
    result.effects = plugin.effects.map { source in
      let settings = rules.settings(forEffect: source.name, ofPlugin: plugin.name, own)
      var suppressions = Suppressions(in: source)
      let parted = suppressions.part(source.findings(settings))
      let unused = suppressions.unused(ofRules: settings.rulesThatLook(atUnits: false))
      return EffectResult(
        name: source.name,
        path: source.path,
        summary: source.summary,
        diagnostics: source.syntaxDiagnostics,
        findings: parted.kept + suppressions.problems + unused,
        suppressed: parted.suppressed
      )
    }
    result.diagnostics = (plugin.scenes + plugin.tests + plugin.modules)
      .flatMap(\.syntaxDiagnostics)
    return result
  }
}
