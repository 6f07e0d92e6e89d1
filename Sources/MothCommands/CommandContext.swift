internal import MothDiagnostics
internal import MothRunner

/// What a command is given and where its output goes.
struct CommandContext {
  /// The command line.
  let invocation: Invocation
  /// The terminal.
  let terminal: Terminal
  /// Writes results.
  let print: (String) -> Void
  /// Writes progress and problems.
  let printError: (String) -> Void

  /// The paths given, or the project's plugins.
  var paths: [String] {
    let given = invocation.texts("paths")
    return given.isEmpty ? ["Plugins"] : given
  }

  /// Writes problems with the usage, and gives the status for them.
  func fail(_ diagnostics: [Diagnostic]) -> ExitStatus {
    let renderer = DiagnosticRenderer(width: terminal.width, styler: terminal.styler) { _ in nil }
    for diagnostic in diagnostics { printError(renderer.render(diagnostic) + "\n") }
    return .usage
  }
}
