package import MothCatalog
package import MothDiagnostics
internal import MothScript
package import MothValidation

/// What `moth.json` says of a project.
package struct Configuration: Sendable {
  /// What is said of rules and budgets for everything.
  package var rules = RuleChoices()
  /// What is said of some plugins and effects only, in the order of the file.
  package var overrides: [Override] = []
  /// The platform that the project must run on; nil if none is named.
  package var platform: PlatformProfile?
  /// What is said of the limits of scripts.
  package var limits = LimitChoices()
  /// What is run.
  package var run = RunSettings()
  /// How far numbers may be from baselines.
  package var tolerances = BaselineTolerances()

  /// Says nothing.
  package init() {}

  /// What is said of some plugins and effects.
  package struct Override: Sendable {
    /// Patterns of plugins' names; empty for all plugins.
    package var plugins: [String]
    /// Patterns of effects' names; empty for all effects.
    package var effects: [String]
    /// What is said of rules and budgets.
    package var rules: RuleChoices

    /// Whether it speaks of an effect.
    func concerns(effect: String, ofPlugin plugin: String) -> Bool {
      (plugins.isEmpty || plugins.contains { DeviceSelection.matches(plugin, $0) })
        && (effects.isEmpty || effects.contains { DeviceSelection.matches(effect, $0) })
    }
  }

  /// The name of the file.
  package static let fileName = "moth.json"

  /// The keys of the file.
  static let keys = [
    "$schema", "rules", "budgets", "overrides", "platform", "limits", "run", "baselines",
  ]
  /// The keys of an override.
  static let overrideKeys = ["plugins", "effects", "rules", "budgets"]
  /// The keys of what is said of baselines.
  static let baselineKeys = ["tolerance"]
}

extension Configuration {
  /// Reads a configuration; it is nil if anything is wrong, all of which is reported.
  package static func decode(
    _ file: SourceFile
  ) -> (configuration: Configuration?, diagnostics: [Diagnostic]) {
    let root: LocatedJSON
    do throws(LocatedJSONReader.Problem) {
      root = try LocatedJSONReader.read(file.text)
    } catch {
      return (nil, [notJSON(error, in: file)])
    }
    var reader = ConfigurationReader(path: file.path)
    let fields = reader.object(root, "the configuration", keys: keys)
    var configuration = Configuration()
    if let schema = fields["$schema"] { _ = reader.text(schema, "'$schema'") }
    configuration.rules = reader.choices(fields["rules"], budgets: fields["budgets"])
    if let overrides = fields["overrides"] {
      configuration.overrides = reader.overrides(overrides)
    }
    if let platform = fields["platform"] { configuration.platform = reader.platform(platform) }
    if let limits = fields["limits"] { configuration.limits = reader.limits(limits) }
    if let run = fields["run"] { configuration.run = reader.runSettings(run) }
    if let baselines = fields["baselines"] {
      let parts = reader.object(baselines, "'baselines'", keys: baselineKeys)
      if let tolerance = parts["tolerance"] {
        configuration.tolerances = reader.tolerances(tolerance)
      }
    }
    return (reader.diagnostics.isEmpty ? configuration : nil, reader.diagnostics.sorted())
  }

  /// What is said of a text that is no JSON.
  static func notJSON(
    _ problem: LocatedJSONReader.Problem,
    in file: SourceFile
  ) -> Diagnostic {
    Diagnostic.error(
      "wrong-configuration",
      "'\(file.path)' is not JSON: \(problem.message)",
      at: SourceLocation(
        path: file.path,
        range: SourceRange(start: problem.location, end: problem.location)
      )
    )
  }
}

extension ConfigurationReader {
  fileprivate mutating func overrides(_ value: LocatedJSON) -> [Configuration.Override] {
    guard case .array(let elements) = value.kind else {
      wrong("'overrides' must be a list; got \(value.noun)", at: value.range)
      return []
    }
    return elements.map { element in
      let fields = object(element, "an override", keys: Configuration.overrideKeys)
      if fields["plugins"] == nil, fields["effects"] == nil, case .object = element.kind {
        wrong("an override must name 'plugins' or 'effects'", at: element.range)
      }
      if fields["rules"] == nil, fields["budgets"] == nil, case .object = element.kind {
        report("missing-key", "an override must have 'rules' or 'budgets'", at: element.range)
      }
      return Configuration.Override(
        plugins: fields["plugins"].map { texts($0, "'plugins'") } ?? [],
        effects: fields["effects"].map { texts($0, "'effects'") } ?? [],
        rules: choices(fields["rules"], budgets: fields["budgets"])
      )
    }
  }

  fileprivate mutating func platform(_ value: LocatedJSON) -> PlatformProfile? {
    guard let name = text(value, "'platform'") else { return nil }
    if let profile = PlatformProfile(named: name) { return profile }
    report(
      "unknown-platform",
      PlatformProfile.unknownMessage(name),
      at: value.range,
      help: PlatformProfile.unknownHelp(name)
    )
    return nil
  }
}

extension PlatformProfile {
  /// What is said of a name that is none.
  package static func unknownMessage(_ name: String) -> String {
    "there is no platform '\(name)'"
  }

  /// The nearest name, or all of them.
  package static func unknownHelp(_ name: String) -> String {
    let names = all.map(\.name)
    return Spelling.suggestion(for: name, in: names)
      ?? "the platforms are \(names.joined(separator: ", "))"
  }
}
