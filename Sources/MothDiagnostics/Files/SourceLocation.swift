/// A file, and when known the stretch of it, that a diagnostic speaks of.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// The path as shown to people: relative, with forward slashes.
  public var path: String
  /// The stretch of text; nil when the whole file is meant.
  public var range: SourceRange?

  /// Makes a place from a path as shown and an optional range.
  public init(path: String, range: SourceRange? = nil) {
    self.path = path
    self.range = range
  }
}
