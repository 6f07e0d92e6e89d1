internal import LuaSyntax
internal import MothDiagnostics

extension ClosureTranslator {
  /// An expression that is asked whether it is true.
  mutating func condition(_ expression: Expression) throws(Untranslatable) -> SwiftValue {
    let value = try value(expression)
    switch value.type {
    case .boolean: return value
    case .optionalFrame:
      return SwiftValue(
        text: "\(value.text(in: .coalescing)) != nil",
        type: .boolean,
        binding: .comparison
      )
    case .number, .frame, .size, .insets, .chain, .environment, .string, .unitPoint, .nil:
      throw Untranslatable(
        range: expression.range,
        reason: "\(value.type.name) is always the same when Lua asks whether it is true"
      )
    }
  }

  /// The conditions of an `if`, and the variables that are not nil after it.
  mutating func conditions(
    _ expression: Expression
  ) throws(Untranslatable) -> (text: String, bound: [LocalDeclaration]) {
    let parts = Self.conjuncts(expression)
    var bound: [LocalDeclaration] = []
    var texts: [String] = []
    let outside = types
    defer { types = outside }
    for part in parts {
      if let declaration = optional(part) {
        bound.append(declaration)
        texts.append("let \(names.name(of: declaration))")
        types[declaration] = .frame
      } else {
        texts.append(try condition(part).text(in: bound.isEmpty ? .and : .ternary))
      }
    }
    guard !bound.isEmpty else { return (try condition(expression).text, []) }
    return (texts.joined(separator: ", "), bound)
  }

  private static func conjuncts(_ expression: Expression) -> [Expression] {
    guard case .binary(.and, _, let left, let right) = expression.kind else { return [expression] }
    return conjuncts(left) + [right]
  }

  /// The variable that an expression names, where that may be nil.
  private func optional(_ expression: Expression) -> LocalDeclaration? {
    guard case .name(let reference) = expression.kind,
      let declaration = resolution.declaration(of: reference),
      types[declaration] == .optionalFrame
    else { return nil }
    return declaration
  }

  // MARK: - Operators

  mutating func unary(
    _ symbol: UnaryOperator,
    operand: Expression,
    expression: Expression
  ) throws(Untranslatable) -> SwiftValue {
    switch symbol {
    case .minus:
      let value = try number(operand)
      return SwiftValue(
        text: "-\(value.text(in: .primary))",
        type: .number,
        binding: .prefix,
        isLiteral: value.isLiteral
      )
    case .not:
      if optional(operand) != nil {
        return SwiftValue(
          text: "\(try value(operand).text) == nil",
          type: .boolean,
          binding: .comparison
        )
      }
      let value = try condition(operand)
      return SwiftValue(text: "!\(value.text(in: .primary))", type: .boolean, binding: .prefix)
    case .length, .bitwiseNot:
      throw Untranslatable(
        range: expression.range,
        reason: "the operator '\(symbol.rawValue)' is not translated"
      )
    }
  }

  mutating func binary(
    _ symbol: BinaryOperator,
    left: Expression,
    right: Expression,
    expression: Expression
  ) throws(Untranslatable) -> SwiftValue {
    switch symbol {
    case .or: return try either(left, right: right, expression: expression)
    case .and:
      let (first, second) = (try condition(left), try value(right))
      guard second.type == .boolean else {
        throw Untranslatable(
          range: expression.range,
          reason: "'and' gives false or \(second.type.name), which are two types; "
            + "'a and b or c' is translated"
        )
      }
      return join(first, symbol: "&&", right: second, binding: .and, type: .boolean)
    case .add: return try arithmetic(left, symbol: "+", right: right, binding: .sum)
    case .subtract: return try arithmetic(left, symbol: "-", right: right, binding: .sum)
    case .multiply: return try arithmetic(left, symbol: "*", right: right, binding: .product)
    case .divide: return try arithmetic(left, symbol: "/", right: right, binding: .product)
    case .floorDivide:
      try refuseZero(right)
      let quotient = try arithmetic(left, symbol: "/", right: right, binding: .product)
      return SwiftValue(
        text: "floor(\(quotient.text))",
        type: .number,
        isLiteral: quotient.isLiteral
      )
    case .modulo:
      try refuseZero(right)
      let (first, second) = (try number(left), try number(right))
      usesRemainder = true
      return SwiftValue(text: "remainder(of: \(first.text), by: \(second.text))", type: .number)
    case .power:
      let (first, second) = (try number(left), try number(right))
      return SwiftValue(
        text: "pow(\(first.text), \(second.text))",
        type: .number,
        isLiteral: first.isLiteral && second.isLiteral
      )
    case .less, .greater, .lessOrEqual, .greaterOrEqual:
      return comparison(try number(left), symbol: symbol.rawValue, right: try number(right))
    case .equal: return try equality(left, symbol: "==", right: right, expression: expression)
    case .notEqual: return try equality(left, symbol: "!=", right: right, expression: expression)
    case .bitwiseOr, .bitwiseXor, .bitwiseAnd, .shiftLeft, .shiftRight, .concatenate:
      throw Untranslatable(
        range: expression.range,
        reason: "the operator '\(symbol.rawValue)' is not translated"
      )
    }
  }

  /// An integer divided by the integer 0 is an error in Lua.
  private func refuseZero(_ divisor: Expression) throws(Untranslatable) {
    guard case .integer(0) = divisor.kind else { return }
    throw Untranslatable(range: divisor.range, reason: "a division by the integer 0 is an error")
  }

  private func join(
    _ left: SwiftValue,
    symbol: String,
    right: SwiftValue,
    binding: SwiftValue.Binding,
    type: SwiftType
  ) -> SwiftValue {
    // All these operators group from the left.
    let tighter = SwiftValue.Binding(rawValue: binding.rawValue + 1) ?? .primary
    return SwiftValue(
      text: "\(left.text(in: binding)) \(symbol) \(right.text(in: tighter))",
      type: type,
      binding: binding,
      isLiteral: left.isLiteral && right.isLiteral
    )
  }

  private mutating func arithmetic(
    _ left: Expression,
    symbol: String,
    right: Expression,
    binding: SwiftValue.Binding
  ) throws(Untranslatable) -> SwiftValue {
    join(
      try number(left),
      symbol: symbol,
      right: try number(right),
      binding: binding,
      type: .number
    )
  }

  private func comparison(
    _ left: SwiftValue,
    symbol: String,
    right: SwiftValue
  ) -> SwiftValue {
    var left = left
    if left.isLiteral, right.isLiteral {
      // Both would be integers for Swift.
      left = SwiftValue(text: "(\(left.text) as CGFloat)", type: .number)
    }
    // Comparisons do not group in Swift, so one inside another needs parentheses on both sides.
    return SwiftValue(
      text: "\(left.text(in: .coalescing)) \(symbol) \(right.text(in: .coalescing))",
      type: .boolean,
      binding: .comparison
    )
  }

  private mutating func equality(
    _ left: Expression,
    symbol: String,
    right: Expression,
    expression: Expression
  ) throws(Untranslatable) -> SwiftValue {
    let (first, second) = (try value(left), try value(right))
    switch (first.type, second.type) {
    case (.number, .number), (.boolean, .boolean), (.optionalFrame, .nil), (.nil, .optionalFrame):
      return comparison(first, symbol: symbol, right: second)
    case (.environment(let names), .string(let text)), (.string(let text), .environment(let names)):
      guard let name = names[text] else {
        throw Untranslatable(range: expression.range, reason: "'\(text)' is no value that it has")
      }
      let environment = if case .environment = first.type { first } else { second }
      return SwiftValue(
        text: "\(environment.text) \(symbol) \(name)",
        type: .boolean,
        binding: .comparison
      )
    default:
      throw Untranslatable(
        range: expression.range,
        reason: "\(first.type.name) is not compared with \(second.type.name)"
      )
    }
  }

  // MARK: - Or

  /// `a and b or c` chooses where b is never false or nil; `a or b` is a disjunction of booleans.
  private mutating func either(
    _ left: Expression,
    right: Expression,
    expression: Expression
  ) throws(Untranslatable) -> SwiftValue {
    if case .binary(.and, _, let question, let answer) = left.kind {
      if let declaration = optional(question) {
        return try coalesced(declaration, answer: answer, other: right, expression: expression)
      }
      // Refused here already, a value that is not a boolean cannot be refused as a conjunct's.
      let condition = try condition(question)
      let chosen = try value(answer)
      if chosen.type != .boolean {
        return try choice(
          condition,
          chosen: chosen,
          other: try value(right),
          expression: expression
        )
      }
    }
    let (first, second) = (try condition(left), try value(right))
    guard second.type == .boolean, first.type == .boolean else {
      throw Untranslatable(
        range: expression.range,
        reason: "'or' gives true or \(second.type.name), which are two types"
      )
    }
    return join(first, symbol: "||", right: second, binding: .or, type: .boolean)
  }

  private func choice(
    _ condition: SwiftValue,
    chosen: SwiftValue,
    other: SwiftValue,
    expression: Expression
  ) throws(Untranslatable) -> SwiftValue {
    guard chosen.type == other.type else {
      throw Untranslatable(
        range: expression.range,
        reason: "the choice is between \(chosen.type.name) and \(other.type.name)"
          + (chosen.type.name == other.type.name ? " of another type" : "")
      )
    }
    switch chosen.type {
    case .number, .frame, .size, .insets, .chain: break
    case .boolean, .optionalFrame, .environment, .string, .unitPoint, .nil:
      throw Untranslatable(
        range: expression.range,
        reason: "a choice between \(chosen.type.name) and another is not translated"
      )
    }
    let texts = [condition, chosen, other].map { $0.text(in: .or) }
    return SwiftValue(
      text: "\(texts[0]) ? \(texts[1]) : \(texts[2])",
      type: chosen.type,
      binding: .ternary,
      isLiteral: chosen.isLiteral && other.isLiteral
    )
  }

  /// `bounds and bounds.width or 0`.
  private mutating func coalesced(
    _ declaration: LocalDeclaration,
    answer: Expression,
    other: Expression,
    expression: Expression
  ) throws(Untranslatable) -> SwiftValue {
    let name = names.name(of: declaration)
    types[declaration] = .frame
    let chosen: SwiftValue
    do throws(Untranslatable) {
      chosen = try value(answer)
      types[declaration] = .optionalFrame
    } catch {
      types[declaration] = .optionalFrame
      throw error
    }
    let rest = try number(other)
    guard chosen.type == .number else {
      throw Untranslatable(
        range: expression.range,
        reason: "the choice is between \(chosen.type.name) and a number"
      )
    }
    let isField = if case .field = answer.kind { true } else { false }
    let first =
      isField && chosen.text.hasPrefix("\(name).")
      ? "\(name)?\(chosen.text.dropFirst(name.count))"
      : "\(name).map { \(name) in \(chosen.text) }"
    return SwiftValue(
      text: "\(first) ?? \(rest.text(in: .sum))",
      type: .number,
      binding: .coalescing
    )
  }
}
