package import MothDiagnostics

/// A script's text, reported before the first record that points into it.
package struct SourceRecord: Equatable, Sendable, Codable {
  /// The path as in diagnostics.
  package var path: String
  /// The whole text.
  package var text: String

  /// Makes a record.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// A plugin: its effects and tests follow.
package struct PluginRecord: Equatable, Sendable, Codable {
  /// The name.
  package var plugin: String
  /// How many scripts it has.
  @Count package var scripts: Int
}

/// An effect: its units and findings follow.
package struct EffectRecord: Equatable, Sendable, Codable {
  /// The plugin's name.
  package var plugin: String
  /// The name.
  package var effect: String
  /// The path of its script.
  package var path: String
  /// What its script says it does.
  package var summary: String
}

/// A finding outside a unit: of an effect, of a plugin where that is missing, else of the run.
package struct DiagnosticRecord: Equatable, Sendable, Codable {
  /// The plugin's name.
  package var plugin: String?
  /// The effect's name.
  package var effect: String?
  /// The finding.
  package var diagnostic: Diagnostic
}

/// A finding that the script allows.
package struct SuppressedRecord: Equatable, Sendable, Codable {
  /// The plugin's name.
  package var plugin: String
  /// The effect's name.
  package var effect: String
  /// Why it is allowed.
  package var reason: String
  /// The finding.
  package var diagnostic: Diagnostic
}

/// What an effect's script printed.
package struct PrintedRecord: Equatable, Sendable, Codable {
  /// The plugin's name.
  package var plugin: String
  /// The effect's name.
  package var effect: String
  /// The text.
  package var text: String
}

/// One case of a plugin's test on one device.
package struct TestRecord: Equatable, Sendable, Codable {
  /// The plugin's name.
  package var plugin: String
  /// The effect's name.
  package var effect: String
  /// The case's name.
  package var name: String
  /// The device's id.
  package var device: String
  /// Whether Reduce Motion was on.
  package var reduceMotion: Bool
  /// Whether the case passes.
  package var passed: Bool
  /// What does not.
  package var diagnostics: [Diagnostic]
}
