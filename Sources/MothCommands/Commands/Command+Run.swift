internal import Foundation
internal import MothDiagnostics
internal import MothReporting
internal import MothRunner
internal import MothStore

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

extension CommandContext {
  /// The folder in which results are kept; nil for none.
  fileprivate var cacheFolder: String? {
    if invocation.flag("no_cache") || invocation.flag("list") { return nil }
    return invocation.text("cache_dir") ?? CacheFolder.path(environment: environment)
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
    options.cache = context.cacheFolder.map { ResultCache(folder: $0) }
    return options
  }
}
