extension Block {
  /// Calls `body` with every expression in the block, outer ones before those in them.
  package func forEachExpression(_ body: (Expression) -> Void) {
    withoutActuallyEscaping(body) { body in
      var visitor = ForEachVisitor(onExpression: body, onStatement: { _ in })
      visitor.walk(self)
    }
  }

  /// Calls `body` with every statement in the block, outer ones before those in them.
  package func forEachStatement(_ body: (Statement) -> Void) {
    withoutActuallyEscaping(body) { body in
      var visitor = ForEachVisitor(onExpression: { _ in }, onStatement: body)
      visitor.walk(self)
    }
  }
}

private struct ForEachVisitor: SyntaxVisitor {
  let onExpression: (Expression) -> Void
  let onStatement: (Statement) -> Void

  func enter(_ expression: Expression) -> Bool {
    onExpression(expression)
    return true
  }

  func enter(_ statement: Statement) -> Bool {
    onStatement(statement)
    return true
  }
}
