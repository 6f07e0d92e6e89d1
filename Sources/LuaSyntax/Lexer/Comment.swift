package import MothDiagnostics

/// A comment, kept beside the tokens.
package struct Comment: Hashable, Sendable {
  /// What follows the two dashes, or is between the long brackets.
  package let text: String
  /// The whole comment from its first dash; the end of its line is not part of it.
  package let range: SourceRange
  /// Whether the comment is in long brackets, `--[[ ]]`.
  package let isLong: Bool

  /// Makes a comment at `range`.
  package init(text: String, range: SourceRange, isLong: Bool) {
    self.text = text
    self.range = range
    self.isLong = isLong
  }
}
