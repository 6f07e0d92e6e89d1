internal import MothReporting
internal import MothRunner

extension Command {
  /// `moth check`: what can be said without running a script.
  static let check = Command(name: "check") { context in
    var options = RunOptions(paths: context.paths)
    do throws(UsageProblem) {
      options.rules = try RulePlan.read(context)
    } catch {
      return context.fail(error.diagnostics)
    }
    return context.look(options, Checker.check) { result in
      context.report(result) { $0.checkReport(result) }
    }
  }
}
