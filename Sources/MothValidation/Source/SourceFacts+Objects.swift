internal import LuaSyntax
internal import MothScript

// Which objects of the host expressions are.
extension SourceFacts {
  /// The host's object that an expression is, by its name in `ScriptWords.fields`, `p` or `state`;
  /// nil if it is none or the source does not say.
  func object(_ expression: Expression) -> String? { deeper { findObject(expression) } ?? nil }

  private func findObject(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name:
      if let global = resolution.globalName(expression) { return global == "moth" ? "moth" : nil }
      return local(expression).flatMap(object)
    case .parenthesised(let inner): return object(inner)
    case .field(let base, let name):
      return object(base).flatMap { Self.object(name.text, of: $0) }
    case .methodCall(let receiver, let method, _):
      return object(receiver) == "geometry" ? Self.result(of: method.text) : nil
    case .call(let callee, _):
      if case .field(let base, let name) = callee.kind, object(base) == "geometry" {
        return Self.result(of: name.text)
      }
      return function(callee).flatMap(object(returnedBy:))
    case .nil, .boolean, .integer, .float, .string, .vararg, .function, .index, .unary, .binary,
      .table:
      return nil
    }
  }

  /// The object that a field of another object is.
  private static func object(_ field: String, of owner: String) -> String? {
    let name = owner == "scroll" ? field : "\(owner).\(field)"
    return ScriptWords.fields[owner]?.contains(field) == true && ScriptWords.fields[name] != nil
      ? name : nil
  }

  private static func result(of method: String) -> String? {
    switch method {
    case "frame": "a frame"
    case "bounds": "bounds"
    default: nil
    }
  }

  private func object(_ declaration: LocalDeclaration) -> String? {
    if let known = knownObjects[declaration.index] { return known }
    // Until it is known: nothing, so that a local made from itself comes to an end.
    knownObjects[declaration.index] = .some(nil)
    let found = findObject(declaration)
    knownObjects[declaration.index] = .some(found)
    return found
  }

  private func findObject(_ declaration: LocalDeclaration) -> String? {
    if let (role, closure) = roles[declaration.index] {
      guard onlyValue(of: declaration) != nil else { return nil }
      if role == .oldValue || role == .newValue { return objectOfState(closure) }
      return role.object
    }
    switch onlyValue(of: declaration) {
    case .expression(let value): return object(value)
    case .parameter(let function, let position): return argument(function, position: position)
    case .function, .other, nil: return nil
    }
  }

  /// What the value of a state is: `scroll` where `of` returns its parameter.
  private func objectOfState(_ closure: ScriptClosure) -> String? {
    closures.first { $0.kind == .stateValue && $0.stage == closure.stage }
      .flatMap { object(returnedBy: $0.function) }
  }

  /// The object that every call gives to a parameter of a local function that is only called.
  private func argument(_ function: Int, position: Int) -> String? {
    guard let calls = calls(of: function) else { return nil }
    let given = Set(
      calls.map { arguments in
        position < arguments.values.count ? object(arguments.values[position]) : nil
      }
    )
    return given.count == 1 ? given.first ?? nil : nil
  }

  private func object(returnedBy function: Int) -> String? {
    let returns = walk.returns[function, default: []]
    guard !returns.isEmpty, returns.allSatisfy({ !$0.isEmpty }) else { return nil }
    let objects = Set(returns.map { object($0[0]) })
    return objects.count == 1 ? objects.first ?? nil : nil
  }

  /// The calls of a local function; nil for one that is used otherwise too, whose arguments the
  /// source does not show.
  func calls(of function: Int) -> [Arguments]? {
    guard let declaration = names[function] else { return nil }
    let calls = walk.calls[declaration.index, default: []]
    return calls.count == resolution.uses(of: declaration).count && !calls.isEmpty ? calls : nil
  }
}
