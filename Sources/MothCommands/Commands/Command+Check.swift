internal import MothReporting
internal import MothRunner

extension Command {
  /// `moth check`: what can be said without running a script.
  static let check = Command(
    name: "check",
    summary: "Check scripts and manifests without running them.",
    options: Option.paths + Option.rules + Option.fixes + Option.reports,
    handlesSignals: true
  ) { context in
    let options: RunOptions
    do throws(UsageProblem) {
      options = try RunOptions(context)
    } catch {
      return context.fail(error.diagnostics)
    }
    return context.look(
      options,
      command: LookCommand(name: .check, run: Checker.check, emit: Checker.check)
    )
  }
}
