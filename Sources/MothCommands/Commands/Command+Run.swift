internal import Foundation
internal import MothDiagnostics
internal import MothReporting
internal import MothRunner
internal import MothScript
internal import MothStore

extension Command {
  /// `moth run`: evaluate, validate, test, report.
  static let run = Command(
    name: "run",
    summary: "Evaluate effects on devices, validate and test them.",
    options: Option.plan + [.list] + RunFilter.options.map(\.option)
      + [.onlyChanged, .lastFailed, .shard, .costs, .noCache, .cacheDir]
      + BaselineOptions.options.map(\.option) + [.watch, .each, .curves] + Option.rules
      + Option.fixes + Option.reports,
    handlesSignals: true
  ) { context in
    if context.invocation.flag(.watch) { return WatchedRun(context).run() }
    let options: RunOptions
    do throws(UsageProblem) {
      options = try context.runOptions()
    } catch {
      return context.fail(error.diagnostics)
    }
    if context.invocation.flag(.list) {
      return context.ending(on: options.control) { context.list(Runner.list(options)) }
    }
    return context.look(
      options,
      command: LookCommand(name: .run, run: Runner.run, emit: Runner.run)
    )
  }
}

extension CommandContext {
  fileprivate func list(_ list: Runner.List) -> ExitStatus {
    print(list.names.map { VisibleText.escaped($0) + "\n" }.joined())
    printError(
      "\(plural(list.unitCount, of: "unit")), \(plural(list.names.count - list.unitCount, of: "test"))\n"
    )
    if !list.diagnostics.isEmpty { return fail(list.diagnostics) }
    return list.names.isEmpty ? .nothingMatched : .passed
  }
}

extension CommandContext {
  /// The folder in which results are kept; nil for none.
  fileprivate var cacheFolder: String? {
    if invocation.flag(.noCache) || invocation.flag(.list) { return nil }
    return invocation.text(.cacheDir) ?? CacheFolder.path(environment: environment)
  }
}

extension CommandContext {
  /// The options of a run on this machine.
  func runOptions() throws(UsageProblem) -> RunOptions {
    var options = try RunOptions.read(self)
    options.shard = try shard()
    if options.shard != nil, invocation.flag(.watch) {
      throw UsageProblem("'--watch' runs again here, so '--shard' does not go with it")
    }
    if options.shard != nil, options.baselines.update != .none {
      throw UsageProblem(
        "'--update-baselines' does not go with '--shard': parts of one file would be written",
        help: "write baselines on one machine"
      )
    }
    options.cache = cacheFolder.map { ResultCache(folder: $0) }
    return options
  }

  /// The part of the run that this machine does; nil for all of it.
  fileprivate func shard() throws(UsageProblem) -> Shard? {
    guard let text = invocation.text(.shard) else { return nil }
    do throws(ShardProblem) {
      return text == "auto" ? try Shard.detect(in: environment) : try Shard(text)
    } catch {
      throw UsageProblem([error.diagnostic])
    }
  }

  /// What units cost in an earlier run, if the command line names its results.
  fileprivate func costs() throws(UsageProblem) -> UnitCosts {
    var costs = UnitCosts()
    guard let path = invocation.text(.costs) else { return costs }
    let file = try ResultsFile(path)
    while let records = try file.next() {
      for case .unit(let unit) in records {
        costs.note(
          unit.viewSamples,
          of: UnitName(plugin: unit.plugin, effect: unit.effect, variant: unit.name)
        )
      }
    }
    return costs
  }
}

extension RunOptions {
  /// What the configuration and the command line of `moth run` say of the whole run, wherever it is
  /// evaluated.
  static func read(_ context: CommandContext) throws(UsageProblem) -> RunOptions {
    let project = try ProjectSettings(context)
    let settings = try project.run(context.invocation)
    var options = try RunOptions(context, project: project)
    options.paths = settings.paths
    options.axes = settings.axes
    options.workers = settings.workers ?? ProcessInfo.processInfo.activeProcessorCount
    options.limits.unitMilliseconds =
      settings.unitMilliseconds ?? options.limits.unitMilliseconds
    options.mostFailures = settings.mostFailures
    options.filter = try RunFilter.read(context)
    options.costs = try context.costs()
    return options
  }
}
