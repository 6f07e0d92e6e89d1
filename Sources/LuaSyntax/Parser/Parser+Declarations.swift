import MothDiagnostics

extension Parser {
  /// Reads `local a <const>, b = 1, 2` or `local function a() end`.
  mutating func localStatement() throws(Failure) -> Statement.Kind {
    advance()
    if isAt(.function) {
      let keyword = advance()
      let name = try name()
      let (body, _) = try functionBody(keyword: keyword, hasImplicitSelf: false)
      return .localFunction(name, body)
    }
    var names = [try attributedName()]
    while take(.comma) { names.append(try attributedName()) }
    return .local(names: names, values: take(.assign) ? try expressions() : [])
  }

  private mutating func attributedName() throws(Failure) -> AttributedName {
    let name = try name()
    guard take(.less) else { return AttributedName(name: name, attribute: nil) }
    let attribute = try self.name()
    try expect(.greater)
    return AttributedName(name: name, attribute: attribute)
  }

  /// Reads either kind of `for`.
  mutating func forStatement() throws(Failure) -> Statement.Kind {
    let opening = advance()
    let header = try header(before: .do) { parser throws(Failure) in try parser.forHeader() }
    let body = block()
    try expect(.end, toClose: .for, at: opening)
    switch header {
    case .numeric(let variable, let start, let limit, let step):
      return .numericFor(variable: variable, start: start, limit: limit, step: step, body: body)
    case .generic(let variables, let values):
      return .genericFor(variables: variables, values: values, body: body)
    case nil:
      throw Failure()
    }
  }

  private enum ForHeader {
    case numeric(Name, start: Expression, limit: Expression, step: Expression?)
    case generic([Name], values: [Expression])
  }

  private mutating func forHeader() throws(Failure) -> ForHeader {
    let variable = try name()
    if take(.assign) {
      let start = try expression()
      try expect(.comma)
      let limit = try expression()
      let step = take(.comma) ? try expression() : nil
      return .numeric(variable, start: start, limit: limit, step: step)
    }
    var variables = [variable]
    while take(.comma) { variables.append(try name()) }
    guard take(.in) else {
      throw failure(expected: variables.count == 1 ? "'=' or 'in'" : "'in'")
    }
    return .generic(variables, values: try expressions())
  }
}
