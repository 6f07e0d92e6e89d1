internal import Foundation
internal import MothDiagnostics
internal import MothRunner

/// What a command is given and where its output goes.
struct CommandContext {
  /// The command line.
  var invocation: Invocation
  /// The terminal.
  let terminal: Terminal
  /// The process's environment.
  let environment: [String: String]
  /// The folder in which the program runs.
  let workingDirectory: String
  /// Whether a person types at the process's terminal.
  let isInteractive: Bool
  /// Whether the error output is a terminal on which a line can be written over.
  let showsProgress: Bool
  /// Whether the process is the program's own, so that it may say what signals do.
  let handlesSignals: Bool
  /// Reads a line of the input, without its end; nil at the end of the input.
  let readLine: () -> String?
  /// Says that files are made besides what is printed.
  var makesFiles: () -> Void
  /// Writes results that are for people.
  let print: (String) -> Void
  /// Writes reports, which see to their own lines.
  var printReport: (String) -> Void
  /// Writes progress and problems.
  let printError: (String) -> Void

  /// The paths given, or the project's plugins.
  var paths: [String] {
    let given = invocation.texts(Option.paths[0])
    return given.isEmpty ? ["Plugins"] : given
  }

  /// Writes problems with the usage or configuration, and gives the status for them.
  @discardableResult
  func fail(_ diagnostics: [Diagnostic], showsSource: Bool = true) -> ExitStatus {
    report(diagnostics, showsSource: showsSource)
    // A report that cannot be written is no fault of the command line's.
    return diagnostics.contains { $0.id == ReportFile.problemID } ? .internalError : .usage
  }

  /// Writes diagnostics to the error output.
  func report(_ diagnostics: [Diagnostic], showsSource: Bool = true) {
    let renderer = DiagnosticRenderer(width: terminal.width, styler: terminal.styler) { path in
      guard showsSource else { return nil }
      return SourceFile.shown(at: path)
    }
    for diagnostic in Diagnostic.limited(diagnostics) {
      printError(renderer.render(diagnostic) + "\n")
    }
  }
}
