internal import MothReporting
internal import MothRunner

extension Command {
  /// `moth check`: what can be said without running a script.
  static let check = Command(name: "check", handlesSignals: true) { context in
    let options: RunOptions
    do throws(UsageProblem) {
      options = try RunOptions(context)
    } catch {
      return context.fail(error.diagnostics)
    }
    return context.look(
      options,
      LookCommand(name: .check, run: Checker.check, emit: Checker.check)
    )
  }
}
