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
      (plugins.isEmpty || plugins.contains { DeviceSelection.matches(plugin, pattern: $0) })
        && (effects.isEmpty || effects.contains { DeviceSelection.matches(effect, pattern: $0) })
    }
  }

  /// The name of the file.
  package static let fileName = "moth.json"
}

extension Configuration {
  /// Reads a configuration; it is nil if anything is wrong, all of which is reported.
  package static func decode(
    _ file: SourceFile
  ) -> (configuration: Configuration?, diagnostics: [Diagnostic]) {
    let kind = DocumentKind(name: "the configuration", id: "invalid-configuration")
    let decoded = StrictReader.decode(file, as: kind, by: Configuration.init)
    return (decoded.result, decoded.diagnostics)
  }

  private init?(_ fields: ObjectReader<JSONValue>) {
    _ = fields["$schema"]?.string()
    rules = RuleChoices(rules: fields["rules"], budgets: fields["budgets"])
    overrides = fields["overrides"]?.array { $0.object(Override.init) } ?? []
    platform = fields["platform"]?.item(
      noun: "platform",
      id: "unknown-platform",
      known: PlatformProfile.all.map(\.name)
    ) { PlatformProfile(named: $0) }
    limits = fields["limits"].map(LimitChoices.init) ?? LimitChoices()
    run = fields["run"]?.object(RunSettings.init) ?? RunSettings()
    fields["baselines"]?.object { $0["tolerance"].map(BaselineTolerances.init) }
      .map { tolerances = $0 }
  }
}

extension Configuration.Override {
  fileprivate init?(_ fields: ObjectReader<JSONValue>) {
    fields.require(oneOf: "plugins", "effects")
    fields.require(oneOf: "rules", "budgets")
    plugins = fields["plugins"]?.set { $0.string() } ?? []
    effects = fields["effects"]?.set { $0.string() } ?? []
    rules = RuleChoices(rules: fields["rules"], budgets: fields["budgets"])
  }
}
