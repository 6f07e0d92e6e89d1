internal import MothCatalog
internal import MothDiagnostics
internal import MothValidation

extension RulePlan {
  /// The options that say something of rules, each over what the project says.
  package static let options: [Setting<RulePlan>] = [
    Setting(
      Option(
        "--preset NAME",
        help: "The levels of rules: recommended, strict or accessibility.",
        absent: "recommended",
        key: "rules.preset",
        candidates: { _ in
          ValidationSettings.Preset.allCases.map { Candidate($0.rawValue, summary: $0.summary) }
        }
      )
    ) { words, plan throws(UsageProblem) in
      for name in words {
        plan.commandLine.preset = try named(name, noun: "preset")
      }
    },
    Setting(
      Option(
        "--rule ID=LEVEL...",
        help: "A rule's level: off, note, warning or error.",
        absent: "the preset's level",
        key: "rules.levels",
        candidates: { word in
          let id = word.prefix { $0 != "=" }
          return word.contains("=")
            ? Rule.Level.allCases.map { Candidate("\(id)=\($0.rawValue)") }
            : Rule.all.map { Candidate($0.id + "=", summary: $0.explanation.summary) }
        }
      )
    ) { words, plan throws(UsageProblem) in
      for word in words {
        let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
          throw UsageProblem("'--rule' takes ID=LEVEL; got '\(word)'")
        }
        guard let rule = Rule.withID(parts[0]) else {
          throw UsageProblem(Rule.unknown(parts[0]))
        }
        plan.commandLine.set(
          try named(parts[1], noun: "level"),
          of: rule.id
        )
      }
    },
    Setting(
      Option(
        "--platform NAME",
        help: "What must be available, such as ios17; devices of other platforms are left out.",
        absent: "each device's own",
        key: "platform",
        candidates: { _ in PlatformProfile.all.map { Candidate($0.name) } }
      )
    ) { words, plan throws(UsageProblem) in
      for name in words {
        guard let profile = PlatformProfile(named: name) else {
          let names = PlatformProfile.all.map(\.name)
          throw UsageProblem(UnknownName(name, noun: "platform", in: names))
        }
        plan.commandLinePlatform = profile
      }
    },
  ]

  /// The case of an enum with that name.
  private static func named<Choice>(
    _ name: String,
    noun: String
  ) throws(UsageProblem) -> Choice where Choice: RawRepresentable<String> & CaseIterable {
    if let choice = Choice(rawValue: name) { return choice }
    throw UsageProblem(UnknownName(name, noun: noun, in: Choice.allCases.map(\.rawValue)))
  }
}
