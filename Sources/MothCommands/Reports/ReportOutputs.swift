internal import Foundation
internal import MothDiagnostics
internal import MothReporting
internal import MothRunner

/// The reports that a command line asks for, made all at once while records come in.
///
/// What is wrong with the options and the configuration also goes to the error output.
final class ReportOutputs {
  private let context: CommandContext
  private var reports: [Report] = []
  private var sources: [String: SourceFile] = [:]

  private struct Report {
    var reporter: any Reporter
    /// Nil for the standard output.
    var file: ReportFile?
  }

  /// Opens the files.
  init(_ requests: [ReporterRequest], context: CommandContext) throws(UsageProblem) {
    self.context = context
    for request in requests {
      let file: ReportFile?
      if let path = request.file { file = try ReportFile(replacing: path) } else { file = nil }
      let reporter = request.format.make(context.settings(isFile: file != nil))
      reports.append(Report(reporter: reporter, file: file))
      if let companion = request.format.companion {
        try add(companion)
      }
    }
    if reports.contains(where: { $0.file != nil }) { context.makesFiles() }
  }

  /// Adds the second report of a format, where the environment says where it goes.
  private func add(_ companion: ReportFormat.Companion) throws(UsageProblem) {
    guard let path = context.environment[companion.variable], !path.isEmpty else { return }
    let file = try ReportFile(appendingTo: path)
    reports.append(Report(reporter: companion.make(companion.limit - file.size), file: file))
  }

  /// Adds records to every report.
  func take(_ records: [RunRecord]) {
    for record in records {
      for index in reports.indices {
        let text = reports[index].reporter.take(record)
        if let file = reports[index].file {
          file.write(text)
        } else if !text.isEmpty {
          context.printReport(text)
        }
      }
      reportProblem(record)
    }
  }

  /// Puts the files in their places, and says which of them cannot be written.
  func finish() -> [Diagnostic] { reports.compactMap { $0.file?.finish() } }

  private func reportProblem(_ record: RunRecord) {
    switch record {
    case .source(let source):
      sources[source.path] = SourceFile(path: source.path, text: source.text)
    case .diagnostic(let record) where record.plugin == nil:
      let sources = sources
      let renderer = DiagnosticRenderer(
        width: context.terminal.width,
        styler: context.terminal.styler
      ) { sources[$0] }
      context.printError(renderer.render(record.diagnostic) + "\n")
    default: break
    }
  }
}

extension CommandContext {
  /// How reports look on the terminal, or in a file.
  func settings(isFile: Bool) -> ReportSettings {
    var settings = ReportSettings()
    settings.groupsUnits = !invocation.flag(.each)
    settings.reportsProblems = isFile
    settings.width = isFile ? Terminal.defaultWidth : terminal.width
    settings.styler =
      isFile ? Styler(isColored: invocation.text(.color) == "always") : terminal.styler
    return settings
  }
}
