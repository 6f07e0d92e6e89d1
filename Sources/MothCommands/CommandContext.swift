internal import Foundation
internal import MothDiagnostics
internal import MothReporting
internal import MothRunner

/// What a command is given and where its output goes.
struct CommandContext {
  /// The command line.
  let invocation: Invocation
  /// The terminal.
  let terminal: Terminal
  /// The folder in which the program runs.
  let workingDirectory: String
  /// Reads a line of the input, without its end; nil at the end of the input.
  let readLine: () -> String?
  /// Writes results.
  let print: (String) -> Void
  /// Writes progress and problems.
  let printError: (String) -> Void

  /// The paths given, or the project's plugins.
  var paths: [String] {
    let given = invocation.texts("paths")
    return given.isEmpty ? ["Plugins"] : given
  }

  /// Writes problems with the usage or configuration, and gives the status for them.
  @discardableResult
  func fail(_ diagnostics: [Diagnostic]) -> ExitStatus {
    let renderer = DiagnosticRenderer(width: terminal.width, styler: terminal.styler) { path in
      FileManager.default.contents(atPath: path).map {
        SourceFile(path: path, text: String(decoding: $0, as: UTF8.self))
      }
    }
    for diagnostic in diagnostics { printError(renderer.render(diagnostic) + "\n") }
    return .usage
  }

  /// Writes a result as JSON Lines, or as `text`; problems with the configuration go to the error
  /// output.
  func report(_ result: RunResult, text: (TextReporter) -> String) -> ExitStatus {
    if invocation.flag("json") {
      print(JSONReporter(version: Moth.version).report(result))
      return result.exitStatus
    }
    fail(result.diagnostics)
    if !result.plugins.isEmpty {
      print(text(TextReporter(result, width: terminal.width, styler: terminal.styler)))
    }
    return result.exitStatus
  }
}
