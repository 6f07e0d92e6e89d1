import MothDiagnostics

extension Parser {
  /// Reads the whole text.
  mutating func chunk() -> Block {
    let start = SourcePosition(line: 1, column: 1)
    var statements = statements()
    while !isAtEnd {
      // Only a word that closes a block ends the statements early; here there is none to close.
      if !hasProblems { report("unexpected \(token.kind.described)") }
      advance()
      statements += self.statements()
    }
    return Block(statements: statements, range: SourceRange(start: start, end: token.range.end))
  }

  /// Reads statements up to the word that closes the block.
  mutating func block() -> Block {
    let start = previousEnd
    let statements = statements()
    return Block(
      statements: statements,
      range: SourceRange(start: start, end: max(start, self.start))
    )
  }

  private mutating func statements() -> [Statement] {
    var statements: [Statement] = []
    // Lua reads a label or `;` after a label within that label, so that a row of them nests.
    var labels = 0
    while !closesBlock {
      let before = progress
      if isAt(.doubleColon) { labels += 1 } else if !isAt(.semicolon) { labels = 0 }
      let levels = isAt(.doubleColon) ? labels : labels + 1
      do throws(Failure) {
        statements.append(try statement(levels: levels))
      } catch {
        recover(from: before)
      }
    }
    return statements
  }

  var closesBlock: Bool {
    switch token.kind {
    case .endOfFile, .keyword(.end), .keyword(.else), .keyword(.elseif), .keyword(.until): true
    case .keyword, .name, .symbol, .string, .integer, .float, .invalid: false
    }
  }

  /// Skips to where a statement may start, at least one token after `before`.
  private mutating func recover(from before: Int) {
    if progress == before { advance() }
    while !closesBlock, !mayStartStatement { advance() }
  }

  private var mayStartStatement: Bool {
    switch token.kind {
    case .keyword(let keyword):
      switch keyword {
      case .break, .do, .for, .goto, .if, .local, .repeat, .return, .while: true
      case .function: startsLine
      case .and, .else, .elseif, .end, .false, .in, .nil, .not, .or, .then, .true, .until: false
      }
    case .symbol(let symbol): symbol == .semicolon || (symbol == .doubleColon && startsLine)
    case .name: startsLine
    case .string, .integer, .float, .invalid, .endOfFile: false
    }
  }

  /// Reads what is before `keyword` and the keyword itself.
  ///
  /// When that fails, skips to the keyword if it is on the same line, so that the block after it
  /// can be read for its problems, and returns nil.
  mutating func header<Header>(
    before keyword: Keyword,
    _ read: (inout Parser) throws(Failure) -> Header
  ) throws(Failure) -> Header? {
    do throws(Failure) {
      let header = try read(&self)
      try expect(keyword)
      return header
    } catch {
      try skip { $0 == .keyword(keyword) }
      return nil
    }
  }

  /// Skips on this line to after the token that satisfies `isTarget`.
  mutating func skip(to isTarget: (Token.Kind) -> Bool) throws(Failure) {
    while !isAtEnd, !isTarget(token.kind) {
      guard !startsLine else { throw Failure() }
      advance()
    }
    guard !isAtEnd else { throw Failure() }
    advance()
  }
}
