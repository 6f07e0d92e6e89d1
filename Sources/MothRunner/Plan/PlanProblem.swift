package import MothDiagnostics
internal import MothScript

/// Why an effect's units could not be planned.
package struct PlanProblem: Error, Codable {
  /// What is wrong.
  package let diagnostic: Diagnostic
  /// Whether the cause is a file that is reported once, with the plugin: a broken scene.
  let isReportedWithPlugin: Bool
  /// Whether the effect is run no further.
  let endsEffect: Bool

  init(_ diagnostic: Diagnostic, isReportedWithPlugin: Bool = false, endsEffect: Bool = true) {
    self.diagnostic = diagnostic
    self.isReportedWithPlugin = isReportedWithPlugin
    self.endsEffect = endsEffect
  }

  /// The first of several diagnostics.
  init(_ diagnostics: [Diagnostic], in source: ScriptSource) {
    isReportedWithPlugin = false
    endsEffect = true
    diagnostic =
      diagnostics.first
      ?? Diagnostic.error(
        ScriptFault.Kind.internalError.explanation.id,
        message: "the effect could not be loaded again",
        at: SourceLocation(path: source.path, range: nil)
      )
  }
}
