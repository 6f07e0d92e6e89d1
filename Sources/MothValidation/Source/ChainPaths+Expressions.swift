internal import LuaSyntax
internal import MothCatalog

extension ChainPaths {
  /// The values of a list of expressions; what a call gives beside its first result is no chain.
  mutating func evaluate(_ expressions: [Expression], locals: Locals) -> [Possible] {
    expressions.map { evaluate($0, locals: locals) }
  }

  /// What an expression can be.
  mutating func evaluate(_ expression: Expression, locals: Locals) -> Possible {
    deeper(.other) { $0.follow(expression, locals: locals) }
  }

  private mutating func follow(_ expression: Expression, locals: Locals) -> Possible {
    switch expression.kind {
    case .name:
      return facts.local(expression).flatMap { locals[$0.index] } ?? .other
    case .parenthesised(let inner): return evaluate(inner, locals: locals)
    case .methodCall(let receiver, let method, let arguments):
      return transform(evaluate(receiver, locals: locals), method: method, arguments: arguments)
    case .binary(.and, _, let left, let right):
      var result = evaluate(right, locals: locals)
      // A chain is never false, so the left side is the result only where it is none.
      result.canBeOther = evaluate(left, locals: locals).canBeOther || result.canBeOther
      return result
    case .binary(.or, _, let left, let right):
      var result = evaluate(right, locals: locals)
      let first = evaluate(left, locals: locals)
      guard first.canBeOther else { return first }
      result.formUnion(Possible(chains: first.chains))
      return result
    case .call(let callee, let arguments): return call(callee, arguments: arguments, locals: locals)
    case .table(let fields):
      for field in fields where !evaluate(field.value, locals: locals).chains.isEmpty {
        isUnknown = true
      }
      return .other
    case .nil, .boolean, .integer, .float, .string, .vararg, .function, .field, .index, .unary,
      .binary:
      return .other
    }
  }

  private mutating func call(
    _ callee: Expression,
    arguments: Arguments,
    locals: Locals
  ) -> Possible {
    let given = evaluate(arguments.values, locals: locals)
    if let function = facts.function(callee) {
      return call(function, arguments: given, locals: locals)
    }
    // What a function of a module, or one that is a value, does with a chain is not known.
    if given.contains(where: { !$0.chains.isEmpty }) { isUnknown = true }
    return .other
  }

  private mutating func transform(
    _ receiver: Possible,
    method: Name,
    arguments: Arguments
  ) -> Possible {
    let transforms = Transform.named(method.text)
    guard !receiver.chains.isEmpty, !transforms.isEmpty else { return .other }
    let key =
      transforms.count > 1 ? "\(method.text)/\(arguments.values.count)" : method.text
    var result = receiver
    result.chains = receiver.chains.map { chain in
      Chain(links: chain.links + [Chain.Link(key: key, name: method)])
    }
    if result.chains.contains(where: { $0.links.count > Self.maximumLength })
      || result.chains.count > Self.maximumChains
    {
      isUnknown = true
    }
    return result
  }
}
