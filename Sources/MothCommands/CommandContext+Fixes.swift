internal import MothDiagnostics
internal import MothReporting
internal import MothRunner

extension CommandContext {
  /// Looks with the options, and applies or shows fixes as the command line asks.
  ///
  /// With `--diff` the differences are printed, nothing is written, and the status is 1 where there
  /// is one.
  func look(
    _ options: RunOptions,
    _ run: @escaping (RunOptions) -> RunResult,
    report: (RunResult) -> ExitStatus
  ) -> ExitStatus {
    let shows = invocation.flag("diff")
    let takesUnsafe = invocation.flag("unsafe_fixes")
    guard shows || invocation.flag("fix") else {
      guard !takesUnsafe else {
        return fail([
          Diagnostic.error("usage", "'--unsafe-fixes' goes with '--fix' or '--diff'", at: nil)
        ])
      }
      return report(run(options))
    }
    let outcome = Fixer.fix(options, takesUnsafe: takesUnsafe, run)
    return shows ? show(outcome) : write(outcome, report: report)
  }

  private func show(_ outcome: Fixer.Outcome) -> ExitStatus {
    fail(outcome.result.diagnostics + outcome.refusals)
    if outcome.result.exitStatus == .usage { return .usage }
    for change in outcome.changes { print(UnifiedDiff.text(change.file, change.text)) }
    printError("\(told(outcome.count, outcome.changes.count)) would be applied\n")
    return outcome.changes.isEmpty ? .passed : .findings
  }

  private func write(_ outcome: Fixer.Outcome, report: (RunResult) -> ExitStatus) -> ExitStatus {
    let problems = outcome.changes.compactMap(ScriptWriter.write)
    var result = outcome.result
    result.diagnostics += outcome.refusals + problems
    let status = report(result)
    let scripts = outcome.changes.count - problems.count
    // Where a script could not be written, its fixes are not told apart from the others'.
    printError(
      problems.isEmpty
        ? "\(told(outcome.count, scripts)) applied\n"
        : "\(Self.plural(scripts, "script")) written, \(problems.count) not\n"
    )
    return status
  }

  private func told(_ fixes: Int, _ scripts: Int) -> String {
    Self.plural(fixes, "fix", "fixes")
      + (scripts > 0 ? " in \(Self.plural(scripts, "script"))" : "")
  }

  private static func plural(_ count: Int, _ word: String, _ words: String? = nil) -> String {
    "\(count) \(count == 1 ? word : words ?? word + "s")"
  }
}
