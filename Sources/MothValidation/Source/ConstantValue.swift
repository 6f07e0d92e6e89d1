internal import LuaSyntax

/// What the source alone reports a value.
enum ConstantValue: Equatable {
  case `nil`
  case boolean(Bool)
  case number(Double)
  case text([UInt8])
  /// True as a condition, whatever it is.
  case anyTrue

  /// Whether a condition of this value holds.
  var holds: Bool {
    switch self {
    case .nil, .boolean(false): false
    case .boolean(true), .number, .text, .anyTrue: true
    }
  }
}

extension SourceFacts {
  /// The value of an expression, if the expression alone says it: literals, comparisons of
  /// literals or of a variable with itself, and what `not`, `and` and `or` make of them.
  func constant(_ expression: Expression) -> ConstantValue? {
    switch expression.kind {
    case .nil: return .nil
    case .boolean(let value): return .boolean(value)
    case .integer(let value): return .number(Double(value))
    case .float(let value): return .number(value)
    case .string(let value): return .text(value.bytes)
    case .function, .table: return .anyTrue
    case .parenthesised(let inner): return constant(inner)
    case .unary(let unary, _, let operand): return constant(unary, operand: operand)
    case .binary(let binary, _, let left, let right):
      return constant(binary, left: left, right: right)
    case .vararg, .name, .field, .index, .call, .methodCall: return nil
    }
  }

  private func constant(_ unary: UnaryOperator, operand: Expression) -> ConstantValue? {
    guard let value = constant(operand) else { return nil }
    switch unary {
    case .not: return .boolean(!value.holds)
    case .minus:
      if case .number(let number) = value { return .number(-number) }
      return nil
    case .length, .bitwiseNot: return nil
    }
  }

  private func constant(
    _ binary: BinaryOperator,
    left: Expression,
    right: Expression
  ) -> ConstantValue? {
    switch binary {
    case .and:
      if let first = constant(left) { return first.holds ? constant(right) : first }
      // False if the left side is false, and where it is not.
      return constant(right)?.holds == false ? .boolean(false) : nil
    case .or:
      if let first = constant(left) { return first.holds ? first : constant(right) }
      return constant(right)?.holds == true ? .anyTrue : nil
    case .equal, .notEqual:
      if isSame(left, right: right) { return binary == .equal ? .boolean(true) : nil }
      guard let first = constant(left), let second = constant(right), first != .anyTrue,
        second != .anyTrue
      else { return nil }
      return .boolean((first == second) == (binary == .equal))
    case .less, .greater, .lessOrEqual, .greaterOrEqual:
      return ordered(binary, left: left, right: right)
    case .bitwiseOr, .bitwiseXor, .bitwiseAnd, .shiftLeft, .shiftRight, .concatenate, .add,
      .subtract, .multiply, .divide, .floorDivide, .modulo, .power:
      return nil
    }
  }

  private func ordered(
    _ binary: BinaryOperator,
    left: Expression,
    right: Expression
  ) -> ConstantValue? {
    if isSame(left, right: right) {
      return .boolean(binary == .lessOrEqual || binary == .greaterOrEqual)
    }
    guard case .number(let first) = constant(left), case .number(let second) = constant(right)
    else { return nil }
    switch binary {
    case .less: return .boolean(first < second)
    case .greater: return .boolean(first > second)
    case .lessOrEqual: return .boolean(first <= second)
    case .greaterOrEqual: return .boolean(first >= second)
    default: return nil
    }
  }

  /// Whether two expressions are the same variable or the same field of one.
  func isSame(_ left: Expression, right: Expression) -> Bool {
    switch (left.kind, right.kind) {
    case (.parenthesised(let inner), _): isSame(inner, right: right)
    case (_, .parenthesised(let inner)): isSame(left, right: inner)
    case (.name(let first), .name(let second)):
      first.name.text == second.name.text && resolution[first] == resolution[second]
    case (.field(let first, let name), .field(let second, let other)):
      name.text == other.text && isSame(first, right: second)
    default: false
    }
  }
}
