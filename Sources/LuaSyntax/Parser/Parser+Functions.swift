import MothDiagnostics

extension Parser {
  struct Parameters {
    var names: [Name] = []
    var varargRange: SourceRange?
  }

  /// Reads a function from its parameters to its `end`, also giving the height of the tallest
  /// expression in it; `keyword` is the word `function`, read already.
  mutating func functionBody(
    keyword: SourceRange,
    hasImplicitSelf: Bool
  ) throws(Failure) -> (body: FunctionBody, height: Int) {
    let outerTallest = tallest
    tallest = 0
    defer { tallest = max(tallest, outerTallest) }
    let parametersStart = start
    let parameters = try parameters()
    let parametersRange = range(from: parametersStart)
    let block = block()
    try expect(.end, toClose: .function, at: keyword)
    guard let parameters else { throw Failure() }
    let body = FunctionBody(
      parameters: parameters.names,
      varargRange: parameters.varargRange,
      hasImplicitSelf: hasImplicitSelf,
      parametersRange: parametersRange,
      block: block,
      range: range(from: keyword.start)
    )
    return (body, tallest)
  }

  /// Reads the parameters; nil when they are wrong but the body after them can be read.
  private mutating func parameters() throws(Failure) -> Parameters? {
    do throws(Failure) {
      try expect(.leftParenthesis)
      let parameters = try parameterList()
      try expect(.rightParenthesis)
      return parameters
    } catch {
      try skip { $0 == .symbol(.rightParenthesis) }
      return nil
    }
  }

  private mutating func parameterList() throws(Failure) -> Parameters {
    var parameters = Parameters()
    guard !isAt(.rightParenthesis) else { return parameters }
    repeat {
      if isAt(.ellipsis) {
        parameters.varargRange = advance()
        break
      }
      parameters.names.append(try name())
    } while take(.comma)
    return parameters
  }

  /// Reads `function a.b:c() end`.
  mutating func functionStatement() throws(Failure) -> Statement.Kind {
    let keyword = advance()
    let name = try functionName()
    let (body, _) = try functionBody(keyword: keyword, hasImplicitSelf: name.method != nil)
    return .function(name, body)
  }

  private mutating func functionName() throws(Failure) -> FunctionName {
    let root = makeReference(to: try name())
    var fields: [Name] = []
    while take(.dot) { fields.append(try name()) }
    let method = take(.colon) ? try name() : nil
    return FunctionName(
      root: root,
      fields: fields,
      method: method,
      range: range(from: root.name.range.start)
    )
  }
}
