/// A sentence that goes with a diagnostic: why it matters, the way out, or something related.
public struct Note: Hashable, Sendable, Codable {
  /// What a note tells.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Why the finding matters.
    case reason
    /// The way out.
    case help
    /// Something else worth knowing, such as a second place.
    case note
  }

  /// What the note tells.
  public var kind: Kind
  /// The sentence; a line feed in it breaks the line when printed.
  public var text: String
  /// Where the note points; nil when it is about the diagnostic as a whole.
  public var place: SourcePlace?

  /// Makes a note.
  public init(kind: Kind, text: String, place: SourcePlace? = nil) {
    self.kind = kind
    self.text = text
    self.place = place
  }
}
