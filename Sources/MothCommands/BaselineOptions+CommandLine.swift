internal import MothRunner

extension BaselineOptions {
  /// What the command line, the project and the environment say of baselines.
  static func read(
    _ context: CommandContext,
    _ configuration: Configuration
  ) throws(UsageProblem) -> BaselineOptions {
    var options = BaselineOptions()
    options.tolerances = configuration.tolerances
    options.projectAxes = configuration.run.axes
    let pipeline = Pipeline.variable(in: context.environment)
    options.requiresAll = pipeline != nil
    options.update = context.invocation.text("update_baselines").flatMap(Update.init) ?? .none
    guard options.update != .none else { return options }
    if let pipeline {
      throw UsageProblem(
        "'--update-baselines \(options.update.rawValue)' writes no baselines while \(pipeline) is set "
          + "in the environment",
        help: "write them on your machine and commit them"
      )
    }
    for flag in ["fix", "diff"] where context.invocation.flag(flag) {
      throw UsageProblem(
        "'--update-baselines' does not go with '--\(flag)': a script is run several times",
        help: "apply the fixes, look at the scripts, and run again"
      )
    }
    return options
  }
}
