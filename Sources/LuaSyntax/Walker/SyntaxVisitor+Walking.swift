// The compiler unrolls recursion by inlining, which multiplies the stack that a deep tree takes.
extension SyntaxVisitor {
  /// Visits `block` and everything in it.
  @inline(never)
  package mutating func walk(_ block: Block) {
    guard enter(block) else { return }
    for statement in block.statements { walk(statement) }
    leave(block)
  }

  /// Visits `function` and everything in it.
  @inline(never)
  package mutating func walk(_ function: FunctionBody) {
    guard enter(function) else { return }
    walk(function.block)
    leave(function)
  }

  /// Visits `statement` and everything in it.
  @inline(never)
  package mutating func walk(_ statement: Statement) {
    guard enter(statement) else { return }
    for part in statement.parts { walk(part) }
    leave(statement)
  }

  /// Visits `expression` and everything in it.
  @inline(never)
  package mutating func walk(_ expression: Expression) {
    guard enter(expression) else { return }
    for part in expression.parts { walk(part) }
    leave(expression)
  }

  /// Visits `part` and everything in it.
  @inline(never)
  package mutating func walk(_ part: SyntaxPart) {
    switch part {
    case .expression(let expression): walk(expression)
    case .block(let block): walk(block)
    case .function(let function): walk(function)
    }
  }
}
