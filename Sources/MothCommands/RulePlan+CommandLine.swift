internal import MothCatalog
internal import MothDiagnostics
internal import MothRunner
internal import MothValidation

extension RulePlan {
  /// What the project's `moth.json` and the command line say of rules.
  static func read(
    _ invocation: Invocation,
    _ configuration: Configuration
  ) throws(UsageProblem) -> RulePlan {
    var plan = RulePlan()
    plan.configuration = configuration
    if let name = invocation.text("preset") { plan.commandLine.preset = try preset(name) }
    for text in invocation.texts("rule") {
      let (rule, level) = try level(text)
      plan.commandLine.set(level, of: rule)
    }
    if let name = invocation.text("platform") { plan.commandLinePlatform = try platform(name) }
    return plan
  }

  private static func preset(
    _ name: String
  ) throws(UsageProblem) -> ValidationSettings.Preset {
    if let preset = ValidationSettings.Preset(rawValue: name) { return preset }
    let names = ValidationSettings.Preset.allCases.map(\.rawValue)
    throw UsageProblem(UnknownName(name, noun: "preset", in: names))
  }

  private static func level(
    _ text: String
  ) throws(UsageProblem) -> (rule: String, level: Rule.Level) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw UsageProblem("'--rule' takes ID=LEVEL; got '\(text)'")
    }
    guard let rule = Rule.withID(parts[0]) else {
      throw UsageProblem(Rule.unknown(parts[0]))
    }
    guard let level = Rule.Level(rawValue: parts[1]) else {
      let names = Rule.Level.allCases.map(\.rawValue)
      throw UsageProblem(UnknownName(parts[1], noun: "level", in: names))
    }
    return (rule.id, level)
  }

  private static func platform(_ name: String) throws(UsageProblem) -> PlatformProfile {
    if let profile = PlatformProfile(named: name) { return profile }
    let names = PlatformProfile.all.map(\.name)
    throw UsageProblem(UnknownName(name, noun: "platform", in: names))
  }
}
