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
    if plugins.allSatisfy({ $0.plugin.scriptCount == 0 }) { return .nothingMatched }
    return hasEvaluatedNothing ? .nothingMatched : .passed
  }

  /// Whether no device can do what the options ask of it, such as turn, and no test ran either.
  private var hasEvaluatedNothing: Bool {
    let effects = plugins.flatMap(\.effects)
    return evaluates && !effects.isEmpty && effects.allSatisfy(\.units.isEmpty)
      && plugins.allSatisfy(\.tests.isEmpty)
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
