internal import MothDiagnostics
internal import MothReporting
internal import MothRunner

extension Command {
  /// `moth merge`: the reports of a run that several machines shared.
  static let merge = Command(
    name: "merge",
    summary: "Make the reports of a run from its shards' raw results.",
    options: [shardResults, .each] + Option.reports,
    handlesSignals: true
  ) { context in
    do throws(UsageProblem) {
      let files = try ShardFiles(context.invocation.texts(shardResults))
      var options = try context.options(ofRun: files.first.arguments)
      options.recordsCurves = files.header.curves
      let list = Runner.list(options)
      if let status = list.ending?.status { return status }
      guard list.inputs == files.first.inputs else {
        throw UsageProblem([
          Diagnostic.error(
            "shards-differ",
            message:
              "the shards are not of what is here: the configuration, the plugins or the devices differ"
          )
          .help("merge in the folder and of the files of which the shards were run")
        ])
      }
      try files.verify(list.names)
      let outcomes = ShardOutcomes(files)
      options.recorded = outcomes
      let status = try context.report(options, command: .run) { options, emit in
        Runner.run(options, emit: emit)
        return nil
      }
      if let problem = outcomes.problem { throw problem }
      return status
    } catch {
      return context.fail(error.diagnostics, showsSource: false)
    }
  }

  private static let shardResults = Option(
    "results...",
    help: "Files written with '--shard NUMBER/TOTAL --reporter jsonl:FILE'."
  )
}

extension CommandContext {
  /// What a command line of `moth run` says of the whole run.
  fileprivate func options(ofRun arguments: [String]) throws(UsageProblem) -> RunOptions {
    guard case .invocation(let invocation) = Invocation.read(["run"] + arguments) else {
      throw UsageProblem("the options with which the shards were run cannot be read")
    }
    var context = self
    context.invocation = invocation
    return try RunOptions.read(context)
  }
}
