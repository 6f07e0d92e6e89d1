internal import MothDiagnostics
internal import MothRunner

extension Command {
  /// `moth config`: what the configuration and the command line come to.
  static let config = Command(
    name: "config",
    summary: "Show what the configuration and the options come to, as a moth.json.",
    options: Option.plan + Option.rules + [.color]
  ) { context in
    do throws(UsageProblem) {
      let settings = try ProjectSettings(context)
      let rules = try settings.rules(context.invocation)
      let run = try settings.run(context.invocation)
      if let path = settings.path { context.printError("read from \(VisibleText.escaped(path))\n") }
      for option in Option.plan + Option.rules where context.invocation.has(option) {
        guard let key = option.key else { continue }
        context.printError("'\(key)' is set by '\(option.flag)'\n")
      }
      context.print(EffectiveConfiguration.text(rules, limits: settings.limits, run: run))
      return .passed
    } catch {
      return context.fail(error.diagnostics)
    }
  }
}
