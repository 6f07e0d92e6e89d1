package import MothDiagnostics
internal import MothScript

extension RunResult {
  /// All diagnostics in plan order.
  package var allDiagnostics: [Diagnostic] {
    var all = diagnostics
    for plugin in plugins {
      all += plugin.diagnostics
      for effect in plugin.effects {
        all += effect.diagnostics + effect.findings
        all += effect.units.flatMap(\.diagnostics)
      }
      all += plugin.tests.flatMap(\.diagnostics)
    }
    return all
  }

  /// The exit status: 0 all passed, 1 findings, 2 usage or configuration, 3 a script could not be
  /// loaded, 4 an internal error, 5 nothing matched.
  package var exitStatus: ExitStatus {
    let everything = allDiagnostics.filter { $0.severity == .error }
    let internalID = ScriptFault.Kind.internalError.explanation.id
    if everything.contains(where: { $0.id == internalID }) { return .internalError }
    if diagnostics.contains(where: { $0.severity == .error }) { return .usage }
    let loading = plugins.flatMap { $0.diagnostics + $0.effects.flatMap(\.diagnostics) }
    if loading.contains(where: { $0.severity == .error }) { return .notLoaded }
    if !everything.isEmpty { return .findings }
    return hasMatches ? .passed : .nothingMatched
  }

  /// Whether there was anything to look at.
  package var hasMatches: Bool {
    plugins.contains { plugin in
      evaluates
        ? plugin.effects.contains { !$0.units.isEmpty } || !plugin.tests.isEmpty
        : plugin.plugin.scriptCount > 0
    }
  }
}

/// How a command ends.
package enum ExitStatus: Int32, Sendable {
  case passed = 0
  case findings = 1
  case usage = 2
  case notLoaded = 3
  case internalError = 4
  case nothingMatched = 5
}
