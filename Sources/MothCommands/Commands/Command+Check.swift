internal import MothReporting
internal import MothRunner

extension Command {
  /// `moth check`: what can be said without running a script.
  static let check = Command(name: "check") { context in
    let result = Checker.check(RunOptions(paths: context.paths))
    return context.report(result) { $0.checkReport(result) }
  }
}
