internal import LuaSyntax

/// What a value depends on.
struct ValueOrigin: OptionSet {
  let rawValue: Int

  /// It is a place along the scroll, of full precision.
  static let position = ValueOrigin(rawValue: 1)
  /// It is a length from the layout, of full precision.
  static let length = ValueOrigin(rawValue: 2)
  /// It depends on the clock.
  static let time = ValueOrigin(rawValue: 4)
  /// It depends on what a closure is called with.
  static let call = ValueOrigin(rawValue: 8)

  /// The same dependence without the precision of a measured number.
  var rounded: ValueOrigin { subtracting([.position, .length]) }
}

extension SourceFacts {
  /// What the value of an expression depends on, through locals, arithmetic and local functions.
  func origin(_ expression: Expression) -> ValueOrigin { deeper { findOrigin(expression) } ?? [] }

  private func findOrigin(_ expression: Expression) -> ValueOrigin {
    switch expression.kind {
    case .nil, .boolean, .integer, .float, .string, .vararg, .function: return []
    case .name: return local(expression).map { origin(of: $0) } ?? []
    case .parenthesised(let inner): return origin(inner)
    case .field(let base, let name): return origin(ofField: name.text, base)
    case .index(let base, let key): return origin(base).union(origin(key).rounded)
    case .call(let callee, let arguments): return origin(ofCall: callee, arguments)
    case .methodCall(let receiver, _, let arguments):
      return origin(receiver).union(origin(of: arguments.values)).rounded
    case .unary(let unary, _, let operand):
      return unary == .minus ? origin(operand) : origin(operand).rounded
    case .binary(let binary, _, let left, let right):
      return origin(binary, left: left, right: right)
    case .table(let fields):
      return origin(of: fields.map(\.value)).rounded
    }
  }

  private func origin(of expressions: [Expression]) -> ValueOrigin {
    expressions.reduce(into: ValueOrigin()) { $0.formUnion(origin($1)) }
  }

  private func origin(
    _ binary: BinaryOperator,
    left: Expression,
    right: Expression
  ) -> ValueOrigin {
    switch binary {
    case .and: return origin(left).rounded.union(origin(right))
    case .or, .add, .subtract, .multiply, .divide, .modulo, .power:
      return origin(left).union(origin(right))
    case .less, .greater, .lessOrEqual, .greaterOrEqual, .notEqual, .equal, .bitwiseOr,
      .bitwiseXor, .bitwiseAnd, .shiftLeft, .shiftRight, .concatenate, .floorDivide:
      return origin(left).union(origin(right)).rounded
    }
  }

  private func origin(ofField name: String, _ base: Expression) -> ValueOrigin {
    guard let object = object(base) else { return origin(base) }
    switch object {
    case "moth": return []
    case "env": return name == "time" ? [.call, .time] : .call
    case "a frame", "bounds", "visibleRect":
      return ["width", "height"].contains(name) ? [.call, .length] : [.call, .position]
    case "contentOffset": return [.call, .position]
    case "geometry.size", "geometry.safeAreaInsets", "contentSize", "contentInsets",
      "containerSize":
      return [.call, .length]
    default: return .call
    }
  }

  private func origin(ofCall callee: Expression, _ arguments: Arguments) -> ValueOrigin {
    if let location = function(callee) { return origin(ofResult: location) }
    let given = origin(of: arguments.values)
    switch libraryName(callee) {
    case "math.abs", "math.deg", "math.rad", "math.sqrt", "math.fmod": return given
    // A clamped number equals its bound, and a rounded one a whole number.
    default: return given.rounded
    }
  }

  private func origin(ofResult function: Int) -> ValueOrigin {
    if let known = cachedResults[function] { return known }
    cachedResults[function] = []
    let found = origin(of: walk.returns[function, default: []].compactMap(\.first))
    cachedResults[function] = found
    return found
  }

  private func origin(of declaration: LocalDeclaration) -> ValueOrigin {
    if let known = knownOrigins[declaration.index] { return known }
    knownOrigins[declaration.index] = []
    let values = walk.values[declaration.index, default: []]
    let found = values.reduce(origin(ofRole: declaration)) { $0.union(origin(ofValue: $1)) }
    knownOrigins[declaration.index] = found
    return found
  }

  private func origin(ofRole declaration: LocalDeclaration) -> ValueOrigin {
    guard let (role, closure) = roles[declaration.index] else { return [] }
    guard role == .newValue || role == .oldValue else { return .call }
    let value = closures.first { $0.kind == .stateValue && $0.stage == closure.stage }
    return value.map { origin(ofResult: $0.function).union(.call) } ?? .call
  }

  private func origin(ofValue value: SourceWalk.Value) -> ValueOrigin {
    switch value {
    case .expression(let expression): return origin(expression)
    case .other(let expression): return expression.map { origin($0).rounded } ?? []
    case .function: return []
    case .parameter(let function, let position):
      return calls(of: function)?.reduce(ValueOrigin()) { result, arguments in
        position < arguments.values.count
          ? result.union(origin(arguments.values[position])) : result
      } ?? []
    }
  }
}
