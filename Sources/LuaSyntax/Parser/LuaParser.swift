import MothDiagnostics

/// Reads Lua 5.4 into a tree, without a Lua runtime.
package enum LuaParser {
  /// Reads `text`.
  ///
  /// Behind a problem the parser goes on at the next statement, so that one text may give several.
  package static func parse(_ text: String, limits: SyntaxLimits = .default) -> ParsedChunk {
    parse(bytes: ContiguousArray(text.utf8), limits: limits)
  }

  /// Reads `bytes`; those that are not UTF-8 may only be in strings and comments.
  package static func parse(
    bytes: ContiguousArray<UInt8>,
    limits: SyntaxLimits = .default
  ) -> ParsedChunk {
    guard bytes.count <= limits.sourceInBytes else {
      return tooLarge(bytes.count, limit: limits.sourceInBytes)
    }
    let lexer = Lexer(bytes: bytes)
    var parser = Parser(lexer, limits: limits)
    let block = parser.chunk()
    let resolver = Resolver(block)
    // In a tree with gaps, a missing label or loop may only be one that could not be read.
    let problems = parser.hasProblems ? parser.problems : resolver.problems
    return ParsedChunk(
      block: block,
      comments: lexer.comments,
      problems: sorted(problems, limits: limits),
      resolution: resolver.resolution
    )
  }

  /// The first problems in the order of the text.
  private static func sorted(
    _ problems: [SyntaxProblem],
    limits: SyntaxLimits
  ) -> [SyntaxProblem] {
    let sorted = problems.sorted { $0.range.start < $1.range.start }
    return Array(sorted.prefix(limits.problems))
  }

  private static func tooLarge(_ size: Int, limit: Int) -> ParsedChunk {
    let start = SourcePosition(line: 1, column: 1)
    let range = SourceRange(start: start, end: start)
    let problem = SyntaxProblem(
      range: range,
      message: "source must be at most \(limit) bytes; got \(size)"
    )
    let block = Block(statements: [], range: range)
    return ParsedChunk(
      block: block,
      comments: [],
      problems: [problem],
      resolution: Resolver(block).resolution
    )
  }
}
