/// A sentence that goes with a diagnostic: why it matters, the fix, or something related.
public struct Note: Hashable, Sendable, Codable {
  /// What a note says.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Why the finding matters.
    case reason
    /// How to fix it.
    case help
    /// Something else worth knowing, such as a second place.
    case note
  }

  /// What the note says.
  public var kind: Kind
  /// The sentence; a line feed in it breaks the line when printed.
  public var text: String
  /// Where the note points; nil when it is about the diagnostic as a whole.
  public var location: SourceLocation?

  /// Makes a note.
  public init(kind: Kind, text: String, location: SourceLocation? = nil) {
    self.kind = kind
    self.text = text
    self.location = location
  }
}
