extension SyntaxVisitor {
  /// Visits `block` and everything in it.
  package mutating func walk(_ block: Block) {
    guard enter(block) else { return }
    for statement in block.statements { walk(statement) }
    leave(block)
  }

  /// Visits `function` and everything in it.
  package mutating func walk(_ function: FunctionBody) {
    guard enter(function) else { return }
    walk(function.block)
    leave(function)
  }

  /// Visits `statement` and everything in it.
  package mutating func walk(_ statement: Statement) {
    guard enter(statement) else { return }
    walkParts(of: statement.kind)
    leave(statement)
  }

  /// Visits `expression` and everything in it.
  package mutating func walk(_ expression: Expression) {
    guard enter(expression) else { return }
    walkParts(of: expression.kind)
    leave(expression)
  }

  private mutating func walk(_ expressions: [Expression]) {
    for expression in expressions { walk(expression) }
  }

  private mutating func walkParts(of statement: Statement.Kind) {
    switch statement {
    case .local(_, let values), .return(let values): walk(values)
    case .assignment(let targets, let values): walk(targets + values)
    case .call(let call): walk(call)
    case .do(let body): walk(body)
    case .function(_, let function), .localFunction(_, let function): walk(function)
    case .goto, .label, .break, .empty: break
    case .while, .repeat, .if, .numericFor, .genericFor: walkControl(statement)
    }
  }

  private mutating func walkControl(_ statement: Statement.Kind) {
    switch statement {
    case .while(let condition, let body):
      walk(condition)
      walk(body)
    case .repeat(let body, let condition):
      walk(body)
      walk(condition)
    case .if(let clauses, let otherwise):
      for clause in clauses {
        walk(clause.condition)
        walk(clause.body)
      }
      if let otherwise { walk(otherwise) }
    case .numericFor(_, let start, let limit, let step, let body):
      walk([start, limit])
      if let step { walk(step) }
      walk(body)
    case .genericFor(_, let values, let body):
      walk(values)
      walk(body)
    case .local, .assignment, .call, .do, .function, .localFunction, .goto, .label, .return,
      .break, .empty:
      break
    }
  }

  private mutating func walkParts(of expression: Expression.Kind) {
    switch expression {
    case .nil, .boolean, .integer, .float, .string, .vararg, .name: break
    case .function(let function): walk(function)
    case .field(let base, _): walk(base)
    case .index(let base, let key):
      walk(base)
      walk(key)
    case .call(let callee, let arguments):
      walk(callee)
      walk(arguments.values)
    case .methodCall(let receiver, _, let arguments):
      walk(receiver)
      walk(arguments.values)
    case .unary(_, _, let operand): walk(operand)
    case .binary(_, _, let left, let right):
      walk(left)
      walk(right)
    case .parenthesised(let inner): walk(inner)
    case .table(let fields):
      for field in fields { walk(field) }
    }
  }

  private mutating func walk(_ field: TableField) {
    switch field.kind {
    case .positional(let value), .named(_, let value): walk(value)
    case .keyed(let key, let value):
      walk(key)
      walk(value)
    }
  }
}
