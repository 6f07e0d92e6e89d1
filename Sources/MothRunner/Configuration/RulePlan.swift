package import MothCatalog
package import MothValidation

/// What is said of rules by the project's configuration and the command line.
package struct RulePlan: Sendable {
  /// The project's.
  package var configuration = Configuration()
  /// The command line's, which has the last word.
  package var commandLine = RuleChoices()
  /// The platform that the command line names; nil for the project's.
  package var commandLinePlatform: PlatformProfile?

  /// Says nothing.
  package init() {}

  /// The platform that decides what is available; nil for that of each device.
  package var platform: PlatformProfile? { commandLinePlatform ?? configuration.platform }

  /// What applies for an effect of a plugin.
  ///
  /// From the general to the particular, each over the one before: the rules themselves, the
  /// project's `rules`, the plugin's, the project's overrides in their order, the command line.
  package func settings(
    forEffect effect: String,
    ofPlugin plugin: String,
    _ own: RuleChoices = RuleChoices()
  ) -> ValidationSettings {
    var settings = ValidationSettings()
    settings.platform = platform
    settings.apply(configuration.rules)
    settings.apply(own)
    for override in configuration.overrides
    where override.concerns(effect: effect, ofPlugin: plugin) {
      settings.apply(override.rules)
    }
    settings.apply(commandLine)
    return settings
  }
}
