internal import Foundation
internal import MothDiagnostics
internal import MothReporting
internal import MothRunner

/// Makes the reports of a run while it goes on.
///
/// It is used by one thread at a time: by the run's own while the caller waits, and by the caller
/// before and after. That is why it may pass between the two.
final class RunReporting: @unchecked Sendable {
  private let outputs: ReportOutputs
  private var recorder: RunRecorder
  private let progress: RunProgress
  /// What the run came to.
  private(set) var summary = SummaryRecord()

  /// Opens the reports.
  init(
    _ header: RunHeader,
    _ requests: [ReporterRequest],
    _ context: CommandContext
  )
    throws(UsageProblem)
  {
    let start = ContinuousClock.now
    let progress = RunProgress(
      isTerminal: context.showsProgress,
      now: { ContinuousClock.now - start },
      write: context.printError
    )
    var context = context
    // The reports' text may go to the same terminal.
    context.print = { [print = context.print] text in
      progress.clear()
      print(text)
    }
    self.progress = progress
    outputs = try ReportOutputs(requests, context)
    recorder = RunRecorder(header) { path in
      FileManager.default.contents(atPath: path).map {
        SourceFile(path: path, text: String(decoding: $0, as: UTF8.self))
      }
    }
    outputs.take(recorder.start())
  }

  /// Reports an event.
  func take(_ event: RunEvent) {
    outputs.take(recorder.take(event))
    switch event {
    case .plan(let units): progress.begin(units: units)
    case .unit: progress.addUnit()
    default: break
    }
  }

  /// Ends the reports: gives the run's status, and what could not be written.
  func finish() -> (status: ExitStatus, problems: [Diagnostic]) {
    progress.clear()
    let last = recorder.finish()
    if case .summary(let summary)? = last.last { self.summary = summary }
    outputs.take(last)
    return (recorder.exitStatus, outputs.finish())
  }
}
