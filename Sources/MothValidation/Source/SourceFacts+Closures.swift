internal import LuaSyntax
internal import MothScript

// The definition and its functions.
extension SourceFacts {
  func findDefinition() -> [TableField]? {
    guard let last = source.chunk.block.statements.last, case .return(let values) = last.kind,
      let result = values.first, let call = followed(result),
      case .call(let callee, let arguments) = call.kind, libraryName(callee) == "moth.effect",
      let given = arguments.values.first
    else { return nil }
    return table(given)
  }

  /// The fields of a table constructor, itself or by the name of a local that is nothing else.
  private func table(_ expression: Expression) -> [TableField]? {
    if case .table(let fields) = followed(expression)?.kind { fields } else { nil }
  }

  /// An expression, or the one that the local it names is made from.
  private func followed(_ expression: Expression) -> Expression? {
    guard let declaration = local(expression) else { return expression }
    return onlyExpression(of: declaration)
  }

  func findClosures() -> [ScriptClosure] {
    guard let definition else { return [] }
    var found = closures(of: definition, stage: 0)
    for case .named(let key, let value) in definition.map(\.kind) where key.text == "stages" {
      for (stage, field) in (table(value) ?? []).enumerated() {
        found += table(field.value).map { closures(of: $0, stage: stage) } ?? []
      }
    }
    return found
  }

  private func closures(of fields: [TableField], stage: Int) -> [ScriptClosure] {
    fields.flatMap { field -> [ScriptClosure] in
      guard case .named(let key, let value) = field.kind else { return [] }
      if let kind = ScriptClosure.Kind.named(key.text, in: nil) {
        return closure(kind, value: value, stage: stage).map { [$0] } ?? []
      }
      if key.text == "checks" {
        return (checks ?? []).compactMap { closure(.check, value: $0.value, stage: stage) }
      }
      guard key.text == "scrollTransition" || key.text == "scrollState", let inner = table(value)
      else { return [] }
      return inner.compactMap { field in
        guard case .named(let name, let value) = field.kind,
          let kind = ScriptClosure.Kind.named(name.text, in: key.text)
        else { return nil }
        return closure(kind, value: value, stage: stage)
      }
    }
  }

  /// The entries of `checks`; nil without such a table.
  var checks: [TableField]? {
    for case .named(let key, let value) in (definition ?? []).map(\.kind)
    where key.text == "checks" {
      return table(value)
    }
    return nil
  }

  private func closure(
    _ kind: ScriptClosure.Kind,
    value: Expression,
    stage: Int
  ) -> ScriptClosure? {
    function(value).map { ScriptClosure(kind: kind, function: $0, stage: stage) }
  }

  func findRoles() -> [Int: (role: ScriptClosure.Role, closure: ScriptClosure)] {
    var found: [Int: (role: ScriptClosure.Role, closure: ScriptClosure)] = [:]
    for closure in closures {
      guard let body = walk.functions[closure.function] else { continue }
      for (parameter, role) in zip(body.parameters, closure.kind.roles) {
        guard let declaration = resolution.declaration(at: parameter) else { continue }
        found[declaration.index] = (role, closure)
      }
    }
    return found
  }

  /// The names in the table that `fields` hold under `key`; none without such a table, and nil if
  /// the source does not say.
  func findFieldNames(of key: String, in fields: [TableField]?) -> [String]? {
    guard let fields else { return nil }
    for case .named(let name, let value) in fields.map(\.kind) where name.text == key {
      guard let inner = table(value) else { return nil }
      var names: [String] = []
      for field in inner {
        switch field.kind {
        case .named(let name, _): names.append(name.text)
        case .keyed(let key, _):
          guard case .string(let literal) = key.kind, let text = literal.text else { return nil }
          names.append(text)
        case .positional: return nil
        }
      }
      return names
    }
    return []
  }

  func findStateNames() -> [String]? {
    guard let definition else { return nil }
    for case .named(let key, let value) in definition.map(\.kind) where key.text == "scrollState" {
      return findFieldNames(of: "initial", in: table(value))
    }
    return nil
  }

  /// The functions of the closures that `test` chooses, with those that stand in them and those
  /// that they name.
  func functionsReached(_ test: (ScriptClosure.Kind) -> Bool) -> Set<Int> {
    var pending = closures.filter { test($0.kind) }.map(\.function)
    var reached = Set(pending)
    let named = namedFunctions
    while let function = pending.popLast() {
      for next in named[function, default: []] where reached.insert(next).inserted {
        pending.append(next)
      }
    }
    return reached
  }

  /// The functions that each function holds or names.
  private var namedFunctions: [Int: [Int]] {
    var named: [Int: [Int]] = [:]
    for (index, parent) in walk.parents.enumerated() where index > 0 {
      named[parent, default: []].append(index)
    }
    for located in walk.expressions {
      guard case .name = located.part.kind, let function = function(located.part) else { continue }
      named[located.function, default: []].append(function)
    }
    return named
  }
}
