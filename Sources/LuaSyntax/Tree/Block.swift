package import MothDiagnostics

/// A list of statements that is a scope for local variables and labels.
package struct Block: Sendable {
  /// The statements in order; a `return` can only be the last.
  package let statements: [Statement]
  /// From after the word that opens the block up to the word that closes it.
  package let range: SourceRange

  /// Makes a block over `range`.
  package init(statements: [Statement], range: SourceRange) {
    self.statements = statements
    self.range = range
  }
}
