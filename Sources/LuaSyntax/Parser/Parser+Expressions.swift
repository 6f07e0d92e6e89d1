import MothDiagnostics

extension Parser {
  /// Reads one or more expressions between commas.
  mutating func expressions() throws(Failure) -> [Expression] {
    var list = [try expression()]
    while take(.comma) { list.append(try expression()) }
    return list
  }

  /// Reads an expression whose operators bind more strongly than `limit`.
  mutating func expression(above limit: Int = 0) throws(Failure) -> Expression {
    try enter()
    defer { leave() }
    let start = start
    var left = try operand()
    while let symbol = token.kind.binaryOperator, symbol.precedence > limit {
      let operatorRange = advance()
      let rightLimit = symbol.isRightAssociative ? symbol.precedence - 1 : symbol.precedence
      let right = try expression(above: rightLimit)
      left = try expression(
        .binary(symbol, operatorRange: operatorRange, left: left, right: right),
        from: start,
        below: max(left.height, right.height)
      )
    }
    return left
  }

  private mutating func operand() throws(Failure) -> Expression {
    let start = start
    guard let symbol = token.kind.unaryOperator else { return try simpleExpression() }
    let operatorRange = advance()
    let operand = try expression(above: UnaryOperator.precedence)
    return try expression(
      .unary(symbol, operatorRange: operatorRange, operand: operand),
      from: start,
      below: operand.height
    )
  }

  private mutating func simpleExpression() throws(Failure) -> Expression {
    let start = start
    if let constant = token.kind.constant {
      advance()
      return try expression(constant, from: start)
    }
    if isAt(.function) { return try function() }
    if isAt(.leftBrace) { return try table() }
    return try suffixedExpression()
  }

  private mutating func function() throws(Failure) -> Expression {
    let start = start
    let (body, height) = try functionBody(keyword: advance(), hasImplicitSelf: false)
    return try expression(.function(body), from: start, below: height)
  }

  /// Reads a name or a parenthesised expression with all the fields, keys and calls after it.
  mutating func suffixedExpression() throws(Failure) -> Expression {
    let start = start
    var base = try primaryExpression()
    while let suffixed = try suffix(of: base, from: start) { base = suffixed }
    return base
  }

  private mutating func primaryExpression() throws(Failure) -> Expression {
    let start = start
    if case .name(let text) = token.kind {
      let name = Name(text: text, range: advance())
      return try expression(.name(makeReference(to: name)), from: start)
    }
    guard isAt(.leftParenthesis) else { throw failure(expected: "an expression") }
    let opening = advance()
    let inner = try expression()
    try expect(.rightParenthesis, toClose: .leftParenthesis, at: opening)
    return try expression(.parenthesised(inner), from: start, below: inner.height)
  }

  /// Reads one field, key or call after `base`; nil when there is none.
  private mutating func suffix(
    of base: Expression,
    from start: SourcePosition
  ) throws(Failure) -> Expression? {
    switch token.kind {
    case .symbol(.dot):
      advance()
      let kind = Expression.Kind.field(base: base, name: try name())
      return try expression(kind, from: start, below: base.height)
    case .symbol(.leftBracket):
      let key = try bracketedKey()
      return try expression(
        .index(base: base, key: key),
        from: start,
        below: max(base.height, key.height)
      )
    case .symbol(.colon):
      advance()
      let method = try name()
      let arguments = try arguments()
      return try expression(
        .methodCall(receiver: base, method: method, arguments: arguments),
        from: start,
        below: max(base.height, arguments.height)
      )
    case .symbol(.leftParenthesis), .symbol(.leftBrace), .string:
      let arguments = try arguments()
      return try expression(
        .call(callee: base, arguments: arguments),
        from: start,
        below: max(base.height, arguments.height)
      )
    default:
      return nil
    }
  }

  private mutating func bracketedKey() throws(Failure) -> Expression {
    let opening = advance()
    let key = try expression()
    try expect(.rightBracket, toClose: .leftBracket, at: opening)
    return key
  }

  private mutating func arguments() throws(Failure) -> Arguments {
    let start = start
    switch token.kind {
    case .string(let value):
      advance()
      let argument = try expression(.string(value), from: start)
      return Arguments(values: [argument], style: .string, range: argument.range)
    case .symbol(.leftBrace):
      let argument = try table()
      return Arguments(values: [argument], style: .table, range: argument.range)
    case .symbol(.leftParenthesis):
      let opening = advance()
      let values = isAt(.rightParenthesis) ? [] : try expressions()
      try expect(.rightParenthesis, toClose: .leftParenthesis, at: opening)
      return Arguments(values: values, style: .parenthesised, range: range(from: start))
    default:
      throw failure(expected: "arguments")
    }
  }

  private mutating func table() throws(Failure) -> Expression {
    let start = start
    let opening = advance()
    var fields: [TableField] = []
    var height = 0
    while !isAt(.rightBrace) {
      let field = try tableField()
      height = max(height, field.height)
      fields.append(field)
      guard take(.comma) || take(.semicolon) else { break }
    }
    try expect(.rightBrace, toClose: .leftBrace, at: opening)
    return try expression(.table(fields), from: start, below: height)
  }

  private mutating func tableField() throws(Failure) -> TableField {
    let start = start
    let kind: TableField.Kind
    if isAt(.leftBracket) {
      let key = try bracketedKey()
      try expect(.assign)
      kind = .keyed(key, try expression())
    } else if case .name = token.kind, nextKind == .symbol(.assign) {
      let name = try name()
      advance()
      kind = .named(name, try expression())
    } else {
      kind = .positional(try expression())
    }
    return TableField(kind: kind, range: range(from: start))
  }
}

extension Arguments {
  fileprivate var height: Int { values.reduce(0) { max($0, $1.height) } }
}

extension TableField {
  fileprivate var height: Int {
    switch kind {
    case .positional(let value), .named(_, let value): value.height
    case .keyed(let key, let value): max(key.height, value.height)
    }
  }
}

extension Token.Kind {
  /// The expression that is this token alone; nil for names.
  fileprivate var constant: Expression.Kind? {
    switch self {
    case .integer(let value): .integer(value)
    case .float(let value): .float(value)
    case .string(let value): .string(value)
    case .keyword(.nil): .nil
    case .keyword(.true): .boolean(true)
    case .keyword(.false): .boolean(false)
    case .symbol(.ellipsis): .vararg
    case .name, .keyword, .symbol, .invalid, .endOfFile: nil
    }
  }

  fileprivate var unaryOperator: UnaryOperator? {
    switch self {
    case .keyword(let keyword): UnaryOperator(rawValue: keyword.rawValue)
    case .symbol(let symbol): UnaryOperator(rawValue: symbol.rawValue)
    case .name, .string, .integer, .float, .invalid, .endOfFile: nil
    }
  }

  fileprivate var binaryOperator: BinaryOperator? {
    switch self {
    case .keyword(let keyword): BinaryOperator(rawValue: keyword.rawValue)
    case .symbol(let symbol): BinaryOperator(rawValue: symbol.rawValue)
    case .name, .string, .integer, .float, .invalid, .endOfFile: nil
    }
  }
}
