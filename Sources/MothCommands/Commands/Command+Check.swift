internal import MothReporting
internal import MothRunner

extension Command {
  /// `moth check`: what can be said without running a script.
  static let check = Command(name: "check") { context in
    let result = Checker.check(RunOptions(paths: context.paths))
    context.print(
      context.invocation.flag("json")
        ? JSONReporter(version: Moth.version).report(result)
        : TextReporter(result, width: context.terminal.width, styler: context.terminal.styler)
          .checkReport(result))
    return result.exitStatus
  }
}
