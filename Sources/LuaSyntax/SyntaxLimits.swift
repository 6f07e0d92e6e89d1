/// The bounds within which a source text is read.
///
/// They keep the parser, and every recursive function over its tree, from using up the stack: with
/// the default limits, parsing takes at most 1 MB of it in a release build and 4 MB in a debug
/// build (tried on x86-64 with the deepest texts found).
package struct SyntaxLimits: Hashable, Sendable {
  /// The largest source text, in bytes.
  package var sourceInBytes: Int
  /// The deepest nesting of statements and operands, counted as Lua 5.4 counts C levels.
  package var nesting: Int
  /// The greatest height of one expression's tree, the bodies of its functions included.
  package var height: Int
  /// The number of problems after which the rest of the text is no longer read.
  package var problems: Int

  /// Makes limits; each must be positive.
  ///
  /// - Parameters:
  ///   - sourceInBytes: Default 65,536, the cap that Moth's sandbox puts on a script.
  ///   - nesting: Default 198, what `luac -p` of Lua 5.4.4 accepts: LUAI_MAXCCALLS is 200
  ///     (llimits.h), less the call of the compiler itself.
  ///   - height: Default 500. Lua has no such limit: `a.b.c` and `a + b + c` nest to the left at
  ///     no cost to its compiler, but a tree of them is as deep as the chain is long.
  ///   - problems: Default 100.
  package init(
    sourceInBytes: Int = 65_536,
    nesting: Int = 198,
    height: Int = 500,
    problems: Int = 100
  ) {
    self.sourceInBytes = sourceInBytes
    self.nesting = nesting
    self.height = height
    self.problems = problems
  }

  /// The limits for effect scripts.
  package static let `default` = SyntaxLimits()
}
