package import MothDiagnostics
internal import MothScript

/// Why an effect's units could not be planned.
package struct PlanProblem: Error, Codable {
  /// What is wrong.
  package let diagnostic: Diagnostic
  /// Whether it is wrong with a scene, and so reported once, with the plugin.
  let isOfScene: Bool

  init(_ diagnostic: Diagnostic, isOfScene: Bool = false) {
    self.diagnostic = diagnostic
    self.isOfScene = isOfScene
  }

  /// The first of several diagnostics.
  init(_ diagnostics: [Diagnostic], in source: ScriptSource) {
    isOfScene = false
    diagnostic =
      diagnostics.first
      ?? Diagnostic.error(
        ScriptFault.Kind.internalError.explanation.id,
        "the effect could not be loaded again",
        at: SourcePlace(path: source.path, range: nil)
      )
  }
}
