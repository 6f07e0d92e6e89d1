/// What the parser makes of a source text.
package struct ParsedChunk: Sendable {
  /// The chunk's statements; those that could not be read are left out.
  package let block: Block
  /// The comments in order.
  package let comments: [Comment]
  /// Everything Lua would refuse, in the order of the text; empty when Lua compiles the text.
  package let problems: [SyntaxProblem]
  /// What the names in `block` stand for.
  package let resolution: Resolution
}
