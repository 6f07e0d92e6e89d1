package import MothDiagnostics

/// An expression with its location.
package struct Expression: Sendable {
  /// The forms of an expression (reference manual, 3.4).
  package indirect enum Kind: Sendable {
    /// `nil`.
    case `nil`
    /// `true` or `false`.
    case boolean(Bool)
    /// A numeral without point and exponent that fits 64 bits.
    case integer(Int64)
    /// Any other numeral.
    case float(Double)
    /// A string constant in any kind of quotes.
    case string(LuaString)
    /// `...`.
    case vararg
    /// A variable.
    case name(NameReference)
    /// `function (a, b) end`.
    case function(FunctionBody)
    /// `base.name`.
    case field(base: Expression, name: Name)
    /// `base[key]`.
    case index(base: Expression, key: Expression)
    /// `callee(a, b)`.
    case call(callee: Expression, arguments: Arguments)
    /// `receiver:method(a, b)`.
    case methodCall(receiver: Expression, method: Name, arguments: Arguments)
    /// An operator before its operand.
    case unary(UnaryOperator, operatorRange: SourceRange, operand: Expression)
    /// An operator between two operands.
    case binary(
      BinaryOperator,
      operatorRange: SourceRange,
      left: Expression,
      right: Expression
    )
    /// `(inner)`, which cuts several values to one.
    case parenthesised(Expression)
    /// `{a, b = 1, [k] = 2}`.
    case table([TableField])
  }

  /// What the expression is.
  package let kind: Kind
  /// Its range in the source.
  package let range: SourceRange
  /// The number of expressions on the longest way down from this one, itself included, those in
  /// the bodies of functions too; at most `SyntaxLimits.height`.
  package let height: Int

  /// Makes an expression over `range`.
  package init(kind: Kind, range: SourceRange, height: Int) {
    self.kind = kind
    self.range = range
    self.height = height
  }
}

extension Expression {
  /// Whether the expression is a call of a function or of a method.
  package var isCall: Bool {
    switch kind {
    case .call, .methodCall: true
    case .nil, .boolean, .integer, .float, .string, .vararg, .name, .function, .field, .index,
      .unary, .binary, .parenthesised, .table:
      false
    }
  }

  /// Whether a value can be assigned to the expression.
  package var isAssignable: Bool {
    switch kind {
    case .name, .field, .index: true
    case .nil, .boolean, .integer, .float, .string, .vararg, .function, .call, .methodCall,
      .unary, .binary, .parenthesised, .table:
      false
    }
  }

  /// Whether the expression can give several values: a call or `...`.
  package var isMultiple: Bool {
    if case .vararg = kind { true } else { isCall }
  }
}
