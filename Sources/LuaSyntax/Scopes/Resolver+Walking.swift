import MothDiagnostics

extension Resolver: SyntaxVisitor {
  mutating func enter(_ block: Block) -> Bool {
    openBlock()
    walkStatements(of: block)
    closeBlock()
    return false
  }

  mutating func walkStatements(of block: Block, isRepeatBody: Bool = false) {
    let tail = block.statements.reversed().prefix { $0.isVoid }.count
    for (index, statement) in block.statements.enumerated() {
      if case .label(let name) = statement.kind {
        // Before `until` the block goes on: the condition sees its variables.
        declareLabel(name, isLast: index >= block.statements.count - tail && !isRepeatBody)
      } else {
        walk(statement)
      }
    }
  }

  mutating func enter(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .local(let names, let values): declareLocals(names, values: values)
    case .assignment(let targets, let values): assign(targets, values: values)
    case .function(let name, let body):
      resolve(name.root, isAssigned: name.fields.isEmpty && name.method == nil)
      walkFunction(body, selfName: name.method)
    case .localFunction(let name, let body):
      declare(name, kind: .localFunction)
      walk(body)
    case .goto(let label): jump(to: label)
    case .break:
      if function.loopDepth == 0 { report(Self.breakOutsideLoop, at: statement.range) }
    case .while, .repeat, .numericFor, .genericFor: walkLoop(statement.kind)
    case .return(let values):
      checkRoom(for: values)
      return true
    case .call, .do, .if, .label, .empty: return true
    }
    return false
  }

  mutating func enter(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let reference): resolve(reference)
    case .vararg:
      if !function.isVararg { report(Self.varargOutsideVararg, at: expression.range) }
    case .call(_, let arguments):
      // Beside the function itself.
      checkRoom(for: arguments.values, besides: 1)
    case .methodCall(_, _, let arguments):
      // Beside the method and its receiver.
      checkRoom(for: arguments.values, besides: 2)
    case .nil, .boolean, .integer, .float, .string, .function, .field, .index, .unary, .binary,
      .parenthesised, .table:
      break
    }
    return true
  }

  mutating func enter(_ function: FunctionBody) -> Bool {
    walkFunction(function, selfName: nil)
    return false
  }

  private mutating func walkFunction(_ body: FunctionBody, selfName: Name?) {
    functions.append(FunctionScope(isVararg: body.isVararg))
    openBlock()
    if let selfName { declare(Name(text: "self", range: selfName.range), kind: .implicitSelf) }
    for parameter in body.parameters { declare(parameter, kind: .parameter) }
    walkStatements(of: body.block)
    closeBlock()
    reportPendingGotos()
    if function.upvalues.count > FunctionScope.maximumUpvalues {
      report(Self.tooManyUpvalues, at: body.parametersRange)
    }
    functions.removeLast()
  }

  private mutating func declareLocals(_ names: [AttributedName], values: [Expression]) {
    checkRoom(for: values)
    // The new variables are not in scope in their own values.
    for value in values { walk(value) }
    var hasToBeClosed = false
    for name in names {
      let kind = declarationKind(of: name)
      if kind == .toBeClosed {
        if hasToBeClosed { report(Self.severalToBeClosed, at: name.name.range) }
        hasToBeClosed = true
      }
      declare(name.name, kind: kind)
    }
  }

  private mutating func declarationKind(of name: AttributedName) -> LocalDeclaration.Kind {
    guard let attribute = name.attribute else { return .local }
    switch attribute.text {
    case "const": return .constant
    case "close": return .toBeClosed
    default:
      report(Self.unknownAttribute(attribute), at: attribute.range)
      return .local
    }
  }

  private mutating func assign(_ targets: [Expression], values: [Expression]) {
    checkRoom(for: values)
    for target in targets {
      if case .name(let reference) = target.kind {
        resolve(reference, isAssigned: true)
      } else {
        walk(target)
      }
    }
    for value in values { walk(value) }
  }

  private mutating func walkLoop(_ loop: Statement.Kind) {
    switch loop {
    case .while(let condition, let body):
      walk(condition)
      walkLoopBody(body)
    case .repeat(let body, let condition):
      openBlock()
      function.loopDepth += 1
      walkStatements(of: body, isRepeatBody: true)
      function.loopDepth -= 1
      walk(condition)
      closeBlock()
    case .numericFor(let variable, let start, let limit, let step, let body):
      for value in [start, limit] + (step.map { [$0] } ?? []) { walk(value) }
      walkForBody([variable], hidden: FunctionScope.hiddenInNumericFor, body: body)
    case .genericFor(let variables, let values, let body):
      checkRoom(for: values)
      for value in values { walk(value) }
      walkForBody(variables, hidden: FunctionScope.hiddenInGenericFor, body: body)
    case .local, .assignment, .call, .do, .if, .function, .localFunction, .goto, .label, .return,
      .break, .empty:
      break
    }
  }

  private mutating func walkForBody(_ variables: [Name], hidden: Int, body: Block) {
    openBlock()
    declareHidden(hidden)
    for variable in variables { declare(variable, kind: .loop) }
    walkLoopBody(body)
    closeBlock()
  }

  private mutating func walkLoopBody(_ body: Block) {
    function.loopDepth += 1
    walk(body)
    function.loopDepth -= 1
  }
}

extension Statement {
  /// Whether the statement does nothing: a label or a lone `;`.
  fileprivate var isVoid: Bool {
    switch kind {
    case .label, .empty: true
    case .local, .assignment, .call, .do, .while, .repeat, .if, .numericFor, .genericFor,
      .function, .localFunction, .goto, .return, .break:
      false
    }
  }
}
