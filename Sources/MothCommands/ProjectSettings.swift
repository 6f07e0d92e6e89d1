internal import MothRunner
internal import MothScript

/// What the project's `moth.json` and the command line say.
struct ProjectSettings {
  /// The path of the configuration; nil if there is none.
  let path: String?
  /// The configuration.
  let configuration: Configuration
  /// What the command line says of limits; it has the last word.
  let commandLine: LimitChoices

  /// Reads both.
  init(_ context: CommandContext) throws(UsageProblem) {
    let invocation = context.invocation
    path = invocation.text(.config) ?? ConfigurationFile.path(from: context.workingDirectory)
    if let path {
      let read = ConfigurationFile.read(path)
      guard let configuration = read.configuration else { throw UsageProblem(read.diagnostics) }
      self.configuration = configuration
    } else {
      configuration = Configuration()
    }
    var limits = LimitChoices()
    try invocation.apply(LimitChoices.options, to: &limits)
    commandLine = limits
  }

  /// The limits of scripts.
  var limits: HostLimits {
    var limits = HostLimits()
    configuration.limits.apply(to: &limits)
    commandLine.apply(to: &limits)
    return limits
  }

  /// What both say of rules.
  func rules(_ invocation: Invocation) throws(UsageProblem) -> RulePlan {
    var plan = RulePlan()
    plan.configuration = configuration
    try invocation.apply(RulePlan.options, to: &plan)
    return plan
  }

  /// What both say of a run.
  func run(_ invocation: Invocation) throws(UsageProblem) -> RunSettings {
    var settings = configuration.run
    if settings.paths.isEmpty { settings.paths = ["Plugins"] }
    try invocation.apply(RunSettings.options, to: &settings)
    return settings
  }
}

extension RunOptions {
  /// Options with the paths, rules and limits that the project and the command line give.
  init(_ context: CommandContext, project: ProjectSettings? = nil) throws(UsageProblem) {
    let settings: ProjectSettings
    if let project { settings = project } else { settings = try ProjectSettings(context) }
    self.init(paths: context.paths)
    rules = try settings.rules(context.invocation)
    limits = settings.limits
    configurationPath = settings.path
    baselines = try BaselineOptions.read(context, configuration: settings.configuration)
  }
}
