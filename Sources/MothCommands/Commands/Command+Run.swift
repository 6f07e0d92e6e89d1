internal import Foundation
internal import MothDiagnostics
internal import MothReporting
internal import MothRunner

extension Command {
  /// `moth run`: evaluate, validate, test, report.
  static let run = Command(name: "run") { context in
    let options: RunOptions
    do throws(UsageProblem) {
      options = try RunOptions.read(context)
    } catch {
      return context.fail(error.diagnostics)
    }
    if context.invocation.flag("list") { return context.list(Runner.list(options)) }
    return context.look(
      options,
      LookCommand(name: .run, run: Runner.run, tell: Runner.run)
    )
  }
}

extension CommandContext {
  fileprivate func list(_ list: Runner.List) -> ExitStatus {
    print(list.names.map { VisibleText.escaped($0) + "\n" }.joined())
    printError(
      "\(plural(list.unitCount, "unit")), \(plural(list.names.count - list.unitCount, "test"))\n"
    )
    if !list.diagnostics.isEmpty { return fail(list.diagnostics) }
    return list.names.isEmpty ? .nothingMatched : .passed
  }
}

extension RunOptions {
  fileprivate static func read(_ context: CommandContext) throws(UsageProblem) -> RunOptions {
    let project = try ProjectSettings(context)
    let settings = try RunSettings.read(context.invocation, project.configuration.run)
    var options = try RunOptions(context, project)
    options.paths = settings.paths
    options.axes = settings.axes
    options.workers = settings.workers ?? ProcessInfo.processInfo.activeProcessorCount
    options.unitMilliseconds = settings.unitMilliseconds
    options.mostFailures = settings.mostFailures
    options.filter = try RunFilter.read(context)
    return options
  }
}
