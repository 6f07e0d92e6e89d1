internal import Foundation
internal import MothDiagnostics
internal import MothLineEditor
internal import MothReporting
internal import MothRunner
internal import MothStore

extension CommandContext {
  /// Looks with the options, and applies or shows fixes as the command line asks.
  ///
  /// With `--diff` the differences are printed, nothing is written, no report is made, and the
  /// status is 1 where there is a difference.
  func look(_ options: RunOptions, command: LookCommand) -> ExitStatus {
    do throws(UsageProblem) {
      if invocation.flag(.diff) {
        guard !invocation.has(ReporterRequest.options[0].option) else {
          throw UsageProblem("'--diff' makes no report, so '--reporter' does not go with it")
        }
        return show(
          Fixer.fix(options, takesUnsafe: invocation.flag(.unsafeFixes), run: command.run)
        )
      }
      guard invocation.flag(.fix) else {
        guard !invocation.flag(.unsafeFixes) else {
          throw UsageProblem("'--unsafe-fixes' goes with '--fix' or '--diff'")
        }
        return try report(options, command: command.name) { options, emit in
          command.emit(options, emit)
          return nil
        }
      }
      return try report(options, command: command.name) { options, emit in
        fix(options, command: command, emit: emit)
      }
    } catch {
      return fail(error.diagnostics)
    }
  }

  /// Looks with `run`, which may return what is to be reported after the reports, and makes the
  /// reports that the command line asks for.
  func report(
    _ options: RunOptions,
    command: RunHeader.Command,
    run: (RunOptions, @escaping @Sendable (RunEvent) -> Void) -> String?
  ) throws(UsageProblem) -> ExitStatus {
    let requests = try ReporterRequest.read(invocation)
    let needing = requests.first { $0.format.needsCurves }
    if command == .check, let needing {
      throw UsageProblem("'\(needing.format.name)' shows values, and 'moth check' evaluates none")
    }
    var options = options
    if options.recorded == nil {
      options.recordsCurves = needing != nil || invocation.flag(.curves)
    } else if let needing, !options.recordsCurves {
      throw UsageProblem(
        "'\(needing.format.name)' shows values, and the shards have none",
        help: "run the shards with '--curves'"
      )
    }
    var header = RunHeader(command: command, curves: options.recordsCurves, moth: Moth.version)
    if let shard = options.shard, let inputs = Runner.list(options).inputs {
      header.shard = ShardRecord(shard, arguments: invocation.arguments, inputs: inputs)
    }
    let start = ContinuousClock.now
    // Before there are files that a signal would leave behind.
    let watches = handlesSignals ? options.control.signalWatches : []
    let reporting = try RunReporting(header, requests: requests, context: self)
    // A shard has failures of its own, and merging those of machines far away.
    let isWhole = options.recorded == nil && options.shard == nil
    let lastRun = command == .run && isWhole ? LastRun(self) : nil
    let remark = run(options) { event in
      reporting.take(event)
      lastRun?.take(event)
    }
    lastRun?.write()
    let outcome = withExtendedLifetime(watches) { reporting.finish() }
    if options.recorded == nil {
      printError(reporting.effort.text(after: ContinuousClock.now - start))
    }
    if let cache = options.cache {
      cache.finish()
      report(cache.warnings)
    }
    if let remark { printError(remark) }
    if outcome.status == .nothingMatched {
      printError("nothing was run: no script, unit or test is left of what was asked for\n")
    }
    return outcome.problems.isEmpty ? outcome.status : fail(outcome.problems)
  }

  private func show(_ outcome: Fixer.Outcome) -> ExitStatus {
    fail(outcome.result.diagnostics + outcome.refusals)
    if outcome.result.exitStatus == .usage { return .usage }
    for change in outcome.changes { print(UnifiedDiff.text(change.file, new: change.text)) }
    printError("\(reported(outcome.count, scripts: outcome.changes.count)) would be applied\n")
    return outcome.changes.isEmpty ? .passed : .findings
  }

  private func fix(
    _ options: RunOptions,
    command: LookCommand,
    emit: (RunEvent) -> Void
  ) -> String {
    let outcome = Fixer.fix(
      options,
      takesUnsafe: invocation.flag(.unsafeFixes),
      run: command.run
    )
    let problems = outcome.changes.compactMap(ScriptWriter.write)
    var result = outcome.result
    result.diagnostics += outcome.refusals + problems
    result.replay(emit)
    let scripts = outcome.changes.count - problems.count
    // Where a script could not be written, its fixes are not distinguished from the others'.
    return problems.isEmpty
      ? "\(reported(outcome.count, scripts: outcome.changes.count)) applied\n"
      : "\(plural(scripts, of: "script")) written, \(problems.count) not\n"
  }

  private func reported(_ fixes: Int, scripts: Int) -> String {
    plural(fixes, of: "fix", words: "fixes")
      + (scripts > 0 ? " in \(plural(scripts, of: "script"))" : "")
  }
}

/// A command that looks at plugins and reports what it finds.
struct LookCommand {
  /// Its name.
  let name: RunHeader.Command
  /// Looks, and keeps all that is found.
  let run: (RunOptions) -> RunResult
  /// Looks, and says what is found while it goes on.
  let emit: (RunOptions, @escaping @Sendable (RunEvent) -> Void) -> Void
}

extension CommandContext {
  /// Does the work of a command until a signal ends it, which then decides the status.
  func ending(on control: RunControl, _ body: () -> ExitStatus) -> ExitStatus {
    let watches = handlesSignals ? control.signalWatches : []
    let status = withExtendedLifetime(watches) { control.working(body) }
    guard let ending = control.ending else { return status }
    printError("moth: \(ending.rawValue); what is done so far is shown\n")
    return ending.status ?? status
  }
}

extension RunControl {
  /// What ends a run when the process is asked to end, for as long as it lives; asked a second
  /// time, the process ends at once.
  fileprivate var signalWatches: [SignalWatch] {
    [(SIGINT, RunEnding.interrupted), (SIGTERM, .terminated), (SIGHUP, .hungUp)].map {
      number,
      ending in
      SignalWatch(number) {
        guard self.ending != nil else { return self.end(ending) }
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
    }
  }
}
