internal import LuaSyntax
internal import MothDiagnostics
internal import MothScript

extension ScriptSource {
  /// The functions that make chains: those under `visualEffect` and `effect`.
  var chainFunctions: [FunctionBody] {
    var found: [FunctionBody] = []
    chunk.block.forEachExpression { expression in
      guard case .table(let fields) = expression.kind else { return }
      for field in fields {
        guard case .named(let key, let value) = field.kind,
          ["visualEffect", "effect"].contains(key.text),
          case .function(let body) = value.kind
        else { continue }
        found.append(body)
      }
    }
    return found
  }

  /// The name of the parameter with the settings, the third of the function around a range; nil if
  /// there is none or another variable of that name hides it.
  func environmentName(around range: SourceRange) -> String? {
    guard
      let function = chainFunctions.last(where: {
        $0.range.start <= range.start && range.end <= $0.range.end
      }), function.parameters.count > 2
    else { return nil }
    let name = function.parameters[2]
    let isHidden = chunk.resolution.declarations.contains { declaration in
      declaration.name.text == name.text && declaration.name != name
        && function.block.range.start <= declaration.name.range.start
        && declaration.name.range.start < function.block.range.end
    }
    return isHidden ? nil : name.text
  }

  /// How a function of `math` is written before `location`: by a local of the script that holds it,
  /// else `math.NAME`; nil if `math` is something else there.
  func mathName(_ function: String, before location: SourcePosition) -> String? {
    if let local = mathLocal(function, before: location) { return local }
    let declarations = chunk.resolution.declarations
    let isHidden = declarations.contains { $0.name.text == "math" }
    return isHidden ? nil : "math.\(function)"
  }

  private func mathLocal(_ function: String, before location: SourcePosition) -> String? {
    for statement in chunk.block.statements where statement.range.end <= location {
      guard case .local(let names, let values) = statement.kind else { continue }
      for (name, value) in zip(names, values) {
        guard case .field(let base, let field) = value.kind, field.text == function,
          chunk.resolution.globalName(base) == "math", isOnly(name.name)
        else { continue }
        return name.name.text
      }
    }
    return nil
  }

  /// Whether a local is never assigned to, and no other variable has its name.
  private func isOnly(_ name: Name) -> Bool {
    let same = chunk.resolution.declarations.filter { $0.name.text == name.text }
    guard same.count == 1, let declaration = same.first else { return false }
    return chunk.resolution.uses(of: declaration).allSatisfy { !$0.isAssigned }
  }
}
