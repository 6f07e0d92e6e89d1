internal import MothDiagnostics
internal import MothRunner

extension Command {
  /// `moth config`: what the configuration and the command line come to.
  static let config = Command(name: "config") { context in
    do throws(UsageProblem) {
      let settings = try ProjectSettings(context)
      let rules = try RulePlan.read(context.invocation, settings.configuration)
      let run = try RunSettings.read(context.invocation, settings.configuration.run)
      if let path = settings.path { context.printError("read from \(VisibleText.escaped(path))\n") }
      context.print(EffectiveConfiguration.text(rules, settings.limits, run))
      return .passed
    } catch {
      return context.fail(error.diagnostics)
    }
  }
}
