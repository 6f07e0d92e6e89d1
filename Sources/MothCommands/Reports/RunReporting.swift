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
  /// How much was evaluated.
  private(set) var effort = RunEffort()

  /// Opens the reports.
  init(
    _ header: RunHeader,
    requests: [ReporterRequest],
    context: CommandContext
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
    context.printReport = { [print = context.printReport] text in
      progress.clear()
      print(text)
    }
    self.progress = progress
    outputs = try ReportOutputs(requests, context: context)
    recorder = RunRecorder(header, otherSources: SourceFile.shown(at:))
    outputs.take(recorder.start())
  }

  /// Reports an event.
  func take(_ event: RunEvent) {
    recorder.take(event) { outputs.take([$0]) }
    effort.take(event)
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
    outputs.take(last)
    return (recorder.exitStatus, outputs.finish())
  }
}

/// How much a run evaluated, and how much it knew.
struct RunEffort {
  private var units = 0
  private var cachedUnits = 0
  private var tests = 0
  private var cachedTests = 0
  private var samples = 0
  private var calls = 0

  mutating func take(_ event: RunEvent) {
    switch event {
    case .unit(let unit):
      units += 1
      cachedUnits += unit.isCached ? 1 : 0
      samples += unit.isCached ? 0 : unit.targetSampleCount
      calls += unit.isCached ? 0 : unit.callCount
    case .test(let test):
      tests += 1
      cachedTests += test.isCached ? 1 : 0
    default: break
    }
  }

  /// What is reported it, in lines; empty if nothing was run.
  func text(after duration: Duration) -> String {
    let time = "in \(NumberText.fixed(duration.seconds, decimals: 2)) s"
    if units + tests > 0, cachedUnits == units, cachedTests == tests {
      return
        "nothing has changed: all \(plural(units, of: "unit")) and \(plural(tests, of: "test")) are known"
        + " from earlier runs, and nothing was evaluated, \(time)\n"
    }
    let known =
      cachedUnits + cachedTests > 0
      ? "; \(plural(cachedUnits, of: "unit")) and \(plural(cachedTests, of: "test")) are known from earlier runs"
      : ""
    return calls > 0
      ? "evaluated \(samples) samples with \(calls) calls \(time)\(known)\n" : ""
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
