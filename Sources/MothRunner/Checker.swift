internal import MothScript
internal import MothValidation

/// Checks plugins without running a script of theirs.
package enum Checker {
  /// Looks at every script at or in the options' paths, on a thread with room for deep trees, and
  /// keeps all that it says.
  package static func check(_ options: RunOptions) -> RunResult {
    LuaThread.run(stackBytes: options.limits.stackBytes) {
      var result = RunResult()
      options.control.working { checkHere(options) { result.take($0) } }
      return result
    }
  }

  /// Looks at every script, and calls `emit` on a thread of its own while the caller waits.
  package static func check(_ options: RunOptions, emit: @escaping @Sendable (RunEvent) -> Void) {
    LuaThread.run(stackBytes: options.limits.stackBytes) {
      options.control.working { checkHere(options, emit: emit) }
    }
  }

  private static func checkHere(_ options: RunOptions, emit: (RunEvent) -> Void) {
    let loader = PluginLoader(paths: options.paths, limits: options.limits)
    emit(.problems(loader.diagnostics))
    for plugin in loader.plugins where options.control.ending == nil {
      let own = RuleChoices.read(of: plugin)
      guard own.diagnostics.isEmpty else {
        emit(.problems(own.diagnostics))
        continue
      }
      var result = RunResult()
      result.plugins = [
        check(plugin.replacing(options.texts), rules: options.rules, own: own.choices)
      ]
      // What was cut says nothing.
      guard !options.control.isCut else { break }
      result.replay { event in
        // The run's own problems are reported above.
        if case .problems = event { return }
        emit(event)
      }
    }
    if let ending = options.control.ending { emit(.ended(ending)) }
  }

  private static func check(
    _ plugin: Plugin,
    rules: RulePlan,
    own: RuleChoices
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
