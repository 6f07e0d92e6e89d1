/// A piece of a tree that has pieces of its own.
package enum SyntaxPart: Sendable {
  /// An expression.
  case expression(Expression)
  /// A list of statements.
  case block(Block)
  /// A function with its parameters.
  case function(FunctionBody)
}

// Walking recurses by way of these lists. Kept out of the recursive functions, the switches over
// all forms do not add to the stack that a deep tree takes.

extension Expression {
  /// The expressions and the function in this expression, in the order of the text.
  package var parts: [SyntaxPart] {
    @inline(never) get {
      switch kind {
      case .nil, .boolean, .integer, .float, .string, .vararg, .name: []
      case .function(let function): [.function(function)]
      case .field(let base, _): [.expression(base)]
      case .index(let base, let key): [.expression(base), .expression(key)]
      case .call(let base, let arguments), .methodCall(let base, _, let arguments):
        [.expression(base)] + arguments.values.map(SyntaxPart.expression)
      case .unary(_, _, let operand): [.expression(operand)]
      case .binary(_, _, let left, let right): [.expression(left), .expression(right)]
      case .parenthesised(let inner): [.expression(inner)]
      case .table(let fields): fields.flatMap(\.parts)
      }
    }
  }
}

extension TableField {
  /// The expressions in this entry, in the order of the text.
  package var parts: [SyntaxPart] {
    switch kind {
    case .positional(let value), .named(_, let value): [.expression(value)]
    case .keyed(let key, let value): [.expression(key), .expression(value)]
    }
  }
}

extension Statement {
  /// The expressions, blocks and the function in this statement, in the order of the text.
  package var parts: [SyntaxPart] {
    @inline(never) get {
      switch kind {
      case .local(_, let values), .return(let values): values.map(SyntaxPart.expression)
      case .assignment(let targets, let values): (targets + values).map(SyntaxPart.expression)
      case .call(let call): [.expression(call)]
      case .do(let body): [.block(body)]
      case .while(let condition, let body): [.expression(condition), .block(body)]
      case .repeat(let body, let condition): [.block(body), .expression(condition)]
      case .if(let clauses, let otherwise):
        clauses.flatMap { [.expression($0.condition), .block($0.body)] }
          + (otherwise.map { [.block($0)] } ?? [])
      case .numericFor(_, let start, let limit, let step, let body):
        [.expression(start), .expression(limit)] + (step.map { [.expression($0)] } ?? [])
          + [.block(body)]
      case .genericFor(_, let values, let body):
        values.map(SyntaxPart.expression) + [.block(body)]
      case .function(_, let function), .localFunction(_, let function): [.function(function)]
      case .goto, .label, .break, .empty: []
      }
    }
  }
}
