/// A replacement of one stretch of text by another.
public struct TextEdit: Hashable, Sendable, Codable {
  /// What is replaced; an empty range inserts.
  public var range: SourceRange
  /// What takes its place; empty text removes.
  public var replacement: String

  /// Makes an edit.
  public init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// A fix that a tool can apply to the diagnostic's file.
public struct FixIt: Hashable, Sendable, Codable {
  /// Whether a fix-it may be applied without a look.
  public enum Safety: String, Hashable, Sendable, Codable, CaseIterable {
    /// Keeps what the author plainly meant.
    case safe
    /// May change what the script does beyond the finding; a person decides.
    case unsafe
  }

  /// What the fix does, in the imperative, such as `clamp with math.min`.
  public var description: String
  /// The edits, in the file of the diagnostic's place; they do not overlap.
  public var edits: [TextEdit]
  /// Whether the fix may be applied without a look.
  public var safety: Safety

  /// Makes a fix-it.
  public init(description: String, edits: [TextEdit], safety: Safety) {
    self.description = description
    self.edits = edits
    self.safety = safety
  }
}
