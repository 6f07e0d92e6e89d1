/// The first record: what made the results.
package struct RunHeader: Equatable, Sendable, Codable {
  /// The version of the records' form that this program writes and reads.
  package static let schemaVersion = 1

  /// The command that looked.
  package enum Command: String, Equatable, Sendable, Codable {
    /// Scripts were checked without running them.
    case check
    /// Units were evaluated.
    case run
  }

  /// The command.
  package var command: Command
  /// Whether units have their curves with them.
  package var curves: Bool
  /// The version of Moth.
  package var moth: String
  /// The version of the records' form.
  package var schema = schemaVersion

  /// Makes the header of results of this program's form.
  package init(command: Command, curves: Bool, moth: String) {
    self.command = command
    self.curves = curves
    self.moth = moth
  }
}
