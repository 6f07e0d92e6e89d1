internal import LuaSyntax
internal import MothDiagnostics
internal import MothScript

/// What an expression of a script gives for a phase value, also one that SwiftUI never hands over.
///
/// It knows arithmetic, comparisons, `and`, `or` and `not`, the functions of `math` for one number
/// or several, local variables that are never assigned again, and functions that only return. Of
/// anything else it knows nothing.
struct PhaseArithmetic {
  private let facts: SourceFacts
  /// The closure's second parameter.
  private let phase: Name
  /// What variables are at the phases that are asked for; none if they are bent themselves.
  private var variables: [Int: [Double: Value]] = [:]
  private let budget = Budget()

  /// How many expressions are looked at in all: functions that call functions could go on for ever.
  private final class Budget {
    var left = 20_000
  }

  /// A value of the script.
  enum Value: Equatable {
    case number(Double)
    case boolean(Bool)

    /// What Lua takes it for in a condition.
    fileprivate var isTrue: Bool { self != .boolean(false) }

    fileprivate var number: Double? {
      if case .number(let number) = self { number } else { nil }
    }
  }

  /// The variables of a function that is called, by declaration.
  private typealias Bindings = [Int: Value]

  /// How deep expressions and calls are followed.
  private static let depth = 200

  init(_ facts: SourceFacts, phase: Name) {
    self.facts = facts
    self.phase = phase
    // Each is made from those before it.
    for declaration in facts.resolution.declarations {
      guard let value = facts.onlyExpression(of: declaration), !isBent(value) else { continue }
      for phase in Self.phases {
        variables[declaration.index, default: [:]][phase] = self.value(value, at: phase)
      }
    }
  }

  /// All phase values that are asked for.
  private static let phases = [-1, 0, 1] + phaseValues + phaseValues.map { -$0 }

  /// The value for a phase value of -1, 0, 1 or one of those between that are compared; nil if it
  /// depends on something else.
  func value(_ expression: Expression, at phase: Double) -> Value? {
    value(expression, at: phase, bindings: [:], depth: 0)
  }

  /// Whether the value goes otherwise between two phases than in a straight line.
  func isBent(_ expression: Expression) -> Bool {
    [1.0, -1].contains { side in
      let values = Self.phaseValues.map { value(expression, at: $0 * side) }
      guard let first = values[0], let last = values[values.count - 1] else { return false }
      guard let low = first.number, let high = last.number else {
        return values.contains { $0 != nil && $0 != first }
      }
      let slope =
        (high - low) / (Self.phaseValues[Self.phaseValues.count - 1] - Self.phaseValues[0])
      return zip(Self.phaseValues, values).contains { phase, value in
        guard let number = value?.number else { return false }
        let straight = low + slope * (phase - Self.phaseValues[0])
        return abs(number - straight) > 1e-9 * max(1, abs(low), abs(high))
      }
    }
  }

  /// Where between two phases values are compared.
  private static let phaseValues = [0.1, 0.3, 0.5, 0.7, 0.9]
}

extension PhaseArithmetic {
  private func value(
    _ expression: Expression,
    at phase: Double,
    bindings: Bindings,
    depth: Int
  ) -> Value? {
    guard depth < Self.depth, budget.left > 0 else { return nil }
    budget.left -= 1
    func inner(_ expression: Expression) -> Value? {
      value(expression, at: phase, bindings: bindings, depth: depth + 1)
    }
    switch expression.kind {
    case .integer(let number): return .number(Double(number))
    case .float(let number): return .number(number)
    case .boolean(let value): return .boolean(value)
    case .parenthesised(let expression): return inner(expression)
    case .unary(.minus, _, let operand): return inner(operand)?.number.map { .number(-$0) }
    case .unary(.not, _, let operand): return inner(operand).map { .boolean(!$0.isTrue) }
    case .binary(.and, _, let left, let right):
      return inner(left).flatMap { $0.isTrue ? inner(right) : $0 }
    case .binary(.or, _, let left, let right):
      return inner(left).flatMap { $0.isTrue ? $0 : inner(right) }
    case .binary(let symbol, _, let left, let right):
      guard let first = inner(left), let second = inner(right) else { return nil }
      return Self.value(symbol, first: first, second: second)
    case .field(let base, let name): return field(name.text, of: base, at: phase)
    case .name(let reference):
      guard let index = facts.resolution.declaration(of: reference)?.index else { return nil }
      // A variable that is bent itself is reported where it gets its value.
      return bindings[index] ?? variables[index]?[phase]
    case .call(let callee, let arguments):
      let values = arguments.values.map(inner)
      let known = values.compactMap(\.self)
      guard known.count == values.count else { return nil }
      if let name = facts.libraryName(callee), name.hasPrefix("math.") {
        let numbers = known.compactMap(\.number)
        guard numbers.count == known.count else { return nil }
        return LuaMath.call(String(name.dropFirst(5)), numbers: numbers).map(Value.number)
      }
      return value(ofCall: callee, known, at: phase, depth: depth)
    default: return nil
    }
  }

  private func field(_ name: String, of base: Expression, at value: Double) -> Value? {
    if facts.resolution.globalName(base) == "math" {
      return name == "pi" ? .number(Double.pi) : nil
    }
    guard case .name(let reference) = base.kind,
      facts.resolution.declaration(of: reference)?.name == phase
    else { return nil }
    switch name {
    case "value": return .number(value)
    case "isIdentity": return .boolean(value == 0)
    default: return nil
    }
  }

  private func value(
    ofCall callee: Expression,
    _ arguments: [Value],
    at phase: Double,
    depth: Int
  ) -> Value? {
    guard let function = facts.function(callee), let body = facts.walk.functions[function],
      body.block.statements.count == 1,
      case .return(let results)? = body.block.statements.first?.kind, let result = results.first,
      body.parameters.count == arguments.count
    else { return nil }
    var bindings: Bindings = [:]
    for (name, value) in zip(body.parameters, arguments) {
      guard let declared = facts.resolution.declaration(at: name) else { return nil }
      bindings[declared.index] = value
    }
    return value(result, at: phase, bindings: bindings, depth: depth + 1)
  }

  private static func value(_ symbol: BinaryOperator, first: Value, second: Value) -> Value? {
    switch symbol {
    case .equal: return .boolean(first == second)
    case .notEqual: return .boolean(first != second)
    default: break
    }
    guard let left = first.number, let right = second.number else { return nil }
    return switch symbol {
    case .less: .boolean(left < right)
    case .lessOrEqual: .boolean(left <= right)
    case .greater: .boolean(left > right)
    case .greaterOrEqual: .boolean(left >= right)
    case .add: .number(left + right)
    case .subtract: .number(left - right)
    case .multiply: .number(left * right)
    case .divide: .number(left / right)
    case .floorDivide: .number((left / right).rounded(.down))
    case .power: LuaMath.call("pow", numbers: [left, right]).map(Value.number)
    default: nil
    }
  }
}
