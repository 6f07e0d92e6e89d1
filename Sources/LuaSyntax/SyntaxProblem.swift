package import MothDiagnostics

/// Something in a source text that Lua's compiler would refuse, or that passes one of our limits.
package struct SyntaxProblem: Hashable, Sendable {
  /// The text at fault; empty at the end of the file.
  package let range: SourceRange
  /// One phrase in lower case without a full stop.
  package let message: String

  /// Makes a problem at `range`.
  package init(range: SourceRange, message: String) {
    self.range = range
    self.message = message
  }
}
