import MothDiagnostics

extension Parser {
  /// Reads a statement, which opens `levels` levels of nesting.
  mutating func statement(levels: Int) throws(Failure) -> Statement {
    try enter(levels)
    defer { leave(levels) }
    let start = start
    let kind = try statementKind()
    return Statement(kind: kind, range: range(from: start))
  }

  private mutating func statementKind() throws(Failure) -> Statement.Kind {
    switch token.kind {
    case .symbol(.semicolon):
      advance()
      return .empty
    case .symbol(.doubleColon):
      return try label()
    case .keyword(let keyword):
      return try statementKind(startingWith: keyword)
    case .name, .symbol, .string, .integer, .float, .invalid, .endOfFile:
      return try expressionStatement()
    }
  }

  private mutating func statementKind(
    startingWith keyword: Keyword
  ) throws(Failure) -> Statement.Kind {
    switch keyword {
    case .break:
      advance()
      return .break
    case .do: return try doStatement()
    case .for: return try forStatement()
    case .function: return try functionStatement()
    case .goto:
      advance()
      return .goto(try name())
    case .if: return try ifStatement()
    case .local: return try localStatement()
    case .repeat: return try repeatStatement()
    case .return: return try returnStatement()
    case .while: return try whileStatement()
    case .and, .else, .elseif, .end, .false, .in, .nil, .not, .or, .then, .true, .until:
      throw failure(expected: "a statement")
    }
  }

  private mutating func label() throws(Failure) -> Statement.Kind {
    advance()
    let name = try name()
    try expect(.doubleColon)
    return .label(name)
  }

  private mutating func doStatement() throws(Failure) -> Statement.Kind {
    let opening = advance()
    let body = block()
    try expect(.end, toClose: .do, at: opening)
    return .do(body)
  }

  private mutating func whileStatement() throws(Failure) -> Statement.Kind {
    let opening = advance()
    let condition = try header(before: .do) { parser throws(Failure) in try parser.expression() }
    let body = block()
    try expect(.end, toClose: .while, at: opening)
    guard let condition else { throw Failure() }
    return .while(condition: condition, body: body)
  }

  private mutating func repeatStatement() throws(Failure) -> Statement.Kind {
    let opening = advance()
    let body = block()
    try expect(.until, toClose: .repeat, at: opening)
    return .repeat(body: body, condition: try expression())
  }

  private mutating func ifStatement() throws(Failure) -> Statement.Kind {
    let opening = token.range
    var clauses: [IfClause] = []
    var isComplete = true
    repeat {
      if let clause = try ifClause() { clauses.append(clause) } else { isComplete = false }
    } while isAt(.elseif)
    let otherwise = take(.else) ? block() : nil
    try expect(.end, toClose: .if, at: opening)
    guard isComplete else { throw Failure() }
    return .if(clauses: clauses, otherwise: otherwise)
  }

  /// Reads `if` or `elseif` with its condition and body; nil when the condition is wrong.
  private mutating func ifClause() throws(Failure) -> IfClause? {
    let keywordRange = advance()
    let condition = try header(before: .then) { parser throws(Failure) in try parser.expression() }
    let body = block()
    return condition.map { IfClause(keywordRange: keywordRange, condition: $0, body: body) }
  }

  private mutating func returnStatement() throws(Failure) -> Statement.Kind {
    advance()
    let values = endsReturn ? [] : try expressions()
    _ = take(.semicolon)
    if !closesBlock { report("'return' must be the last statement of its block") }
    return .return(values)
  }

  private var endsReturn: Bool { closesBlock || isAt(.semicolon) }

  /// Reads a call or an assignment.
  private mutating func expressionStatement() throws(Failure) -> Statement.Kind {
    let first: Expression
    switch token.kind {
    case .name, .symbol(.leftParenthesis): first = try suffixedExpression()
    case .symbol, .keyword, .string, .integer, .float, .invalid, .endOfFile:
      throw failure(expected: "a statement")
    }
    if isAt(.assign) || isAt(.comma) { return try assignment(to: first) }
    guard !first.isCall else { return .call(first) }
    guard first.isAssignable, !startsLine, !isAtEnd else {
      report("expected a call or an assignment", at: first.range)
      throw Failure()
    }
    throw failure(expected: "'=' or a call")
  }

  private mutating func assignment(to first: Expression) throws(Failure) -> Statement.Kind {
    var targets: [Expression] = []
    // Lua reads each further target within the one before it.
    defer { leave(max(targets.count - 1, 0)) }
    try checkAssignable(first)
    targets.append(first)
    while take(.comma) {
      let target = try suffixedExpression()
      try checkAssignable(target)
      try enter()
      targets.append(target)
    }
    try expect(.assign)
    return .assignment(targets: targets, values: try expressions())
  }

  private mutating func checkAssignable(_ target: Expression) throws(Failure) {
    guard !target.isAssignable else { return }
    report("expected a variable or a field to assign to", at: target.range)
    throw Failure()
  }
}
