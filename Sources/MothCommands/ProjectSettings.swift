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
    path = invocation.text("config") ?? ConfigurationFile.path(from: context.workingDirectory)
    if let path {
      let read = ConfigurationFile.read(path)
      guard let configuration = read.configuration else { throw UsageProblem(read.diagnostics) }
      self.configuration = configuration
    } else {
      configuration = Configuration()
    }
    commandLine = try Self.limits(invocation.texts("limit"))
  }

  /// The limits of scripts.
  var limits: HostLimits {
    var limits = HostLimits()
    configuration.limits.apply(to: &limits)
    commandLine.apply(to: &limits)
    return limits
  }

  private static func limits(_ texts: [String]) throws(UsageProblem) -> LimitChoices {
    var choices = LimitChoices()
    for text in texts {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let value = Int(parts[1]) else {
        throw UsageProblem("'--limit' takes NAME=NUMBER with a whole number; got '\(text)'")
      }
      guard let limit = HostLimit.named(parts[0]) else {
        throw UsageProblem(LimitChoices.unknown(parts[0]))
      }
      do throws(LimitChoices.Problem) {
        try choices.set(value, of: limit)
      } catch {
        throw UsageProblem(error.message)
      }
    }
    return choices
  }
}

extension RunOptions {
  /// Options with the paths, rules and limits that the project and the command line give.
  init(_ context: CommandContext, _ project: ProjectSettings? = nil) throws(UsageProblem) {
    let settings: ProjectSettings
    if let project { settings = project } else { settings = try ProjectSettings(context) }
    self.init(paths: context.paths)
    rules = try RulePlan.read(context.invocation, settings.configuration)
    limits = settings.limits
    configurationPath = settings.path
    baselines = try BaselineOptions.read(context, settings.configuration)
  }
}
