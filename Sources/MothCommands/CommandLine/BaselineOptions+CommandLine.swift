internal import MothRunner

extension BaselineOptions {
  /// The option that writes baselines.
  static let options: [Setting<BaselineOptions>] = [
    Setting(
      Option(
        "--update-baselines",
        help:
          "Write baselines: all of the run's, those that changed or are missing, or the missing."
          + " Never with CI set.",
        choices: Update.allCases.map(\.rawValue),
        absent: "none"
      )
    ) { words, options throws(UsageProblem) in
      options.update = words.last.flatMap(Update.init) ?? .none
    }
  ]

  /// What the command line, the project and the environment say of baselines.
  static func read(
    _ context: CommandContext,
    configuration: Configuration
  ) throws(UsageProblem) -> BaselineOptions {
    var options = BaselineOptions()
    options.tolerances = configuration.tolerances
    options.projectAxes = configuration.run.axes
    let pipeline = Pipeline.variable(in: context.environment)
    options.requiresAll = pipeline != nil
    try context.invocation.apply(self.options, to: &options)
    guard options.update != .none else { return options }
    if let pipeline {
      throw UsageProblem(
        "'--update-baselines \(options.update.rawValue)' writes no baselines while \(pipeline) is set "
          + "in the environment",
        help: "write them on your machine and commit them"
      )
    }
    for option in [Option.fix, .diff] where context.invocation.flag(option) {
      throw UsageProblem(
        "'--update-baselines' does not go with '\(option.flag)': a script is run several times",
        help: "apply the fixes, look at the scripts, and run again"
      )
    }
    return options
  }
}
