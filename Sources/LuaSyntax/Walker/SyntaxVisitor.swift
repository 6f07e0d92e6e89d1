/// Something that looks at every part of a tree, in the order of the text.
///
/// Each `enter` says whether to go on into the part; each `leave` follows when its `enter` did.
/// All have defaults, so that a check states only what it looks for. The recursion is no deeper
/// than `SyntaxLimits.nesting` and `SyntaxLimits.height` together.
package protocol SyntaxVisitor {
  /// Called before the statements of `block`.
  mutating func enter(_ block: Block) -> Bool
  /// Called after the statements of `block`.
  mutating func leave(_ block: Block)
  /// Called before the parts of `statement`.
  mutating func enter(_ statement: Statement) -> Bool
  /// Called after the parts of `statement`.
  mutating func leave(_ statement: Statement)
  /// Called before the parts of `expression`.
  mutating func enter(_ expression: Expression) -> Bool
  /// Called after the parts of `expression`.
  mutating func leave(_ expression: Expression)
  /// Called before the block of `function`, whichever statement or expression holds it.
  mutating func enter(_ function: FunctionBody) -> Bool
  /// Called after the block of `function`.
  mutating func leave(_ function: FunctionBody)
}

extension SyntaxVisitor {
  /// Goes on into every block.
  package mutating func enter(_ block: Block) -> Bool { true }
  /// Does nothing.
  package mutating func leave(_ block: Block) {}
  /// Goes on into every statement.
  package mutating func enter(_ statement: Statement) -> Bool { true }
  /// Does nothing.
  package mutating func leave(_ statement: Statement) {}
  /// Goes on into every expression.
  package mutating func enter(_ expression: Expression) -> Bool { true }
  /// Does nothing.
  package mutating func leave(_ expression: Expression) {}
  /// Goes on into every function.
  package mutating func enter(_ function: FunctionBody) -> Bool { true }
  /// Does nothing.
  package mutating func leave(_ function: FunctionBody) {}
}
