internal import LuaSyntax
internal import MothDiagnostics
internal import MothScript

/// Where an effect's definition says something, wherever in the script its table is.
extension ScriptSource {
  /// The entries with names of each table that is the value of a key.
  func tables(ofKey key: String) -> [[(name: Name, value: Expression)]] {
    var found: [[(name: Name, value: Expression)]] = []
    chunk.block.forEachExpression { expression in
      for entry in expression.namedEntries where entry.name.text == key {
        if case .table = entry.value.kind { found.append(entry.value.namedEntries) }
      }
    }
    return found
  }

  /// The location of the first of these keys that is written in the table of another one; of that
  /// key itself where none is.
  func location(ofKey keys: String..., inTable table: String) -> SourceLocation {
    let entries = tables(ofKey: table).flatMap(\.self)
    for key in keys {
      if let entry = entries.first(where: { $0.name.text == key }) {
        return SourceLocation(path: path, range: entry.name.range)
      }
    }
    return location(ofKey: [table], inCallOnLine: definitionLine)
  }

  /// The function that an expression is, or that the local variable it names holds.
  func function(_ expression: Expression) -> FunctionBody? {
    switch expression.kind {
    case .function(let body): return body
    case .name(let reference):
      guard let declaration = chunk.resolution.declaration(of: reference) else { return nil }
      var found: FunctionBody?
      chunk.block.forEachStatement { statement in
        switch statement.kind {
        case .localFunction(let name, let body) where name == declaration.name: found = body
        case .local(let names, let values):
          for (name, value) in zip(names, values) where name.name == declaration.name {
            if case .function(let body) = value.kind { found = body }
          }
        default: break
        }
      }
      return found
    default: return nil
    }
  }

  /// The location of the first assignment to a field of the state in the action of a `scrollState`;
  /// of the action where none is seen.
  func location(ofWriteTo field: String) -> SourceLocation {
    let action = tables(ofKey: "scrollState").flatMap(\.self).first { $0.name.text == "action" }
    var found: SourceRange?
    if let body = action.flatMap({ function($0.value) }), let state = body.parameters.first {
      body.block.forEachStatement { statement in
        guard found == nil, case .assignment(let targets, _) = statement.kind else { return }
        found = targets.first { isField(field, of: state, expression: $0) }?.range
      }
    }
    return found.map { SourceLocation(path: path, range: $0) }
      ?? location(ofKey: "action", inTable: "scrollState")
  }

  private func isField(_ field: String, of parameter: Name, expression: Expression) -> Bool {
    guard case .field(let base, let name) = expression.kind, name.text == field,
      case .name(let reference) = base.kind
    else { return false }
    return chunk.resolution.declaration(of: reference)?.name == parameter
  }
}

extension Expression {
  /// The entries with names, if it is a table.
  fileprivate var namedEntries: [(name: Name, value: Expression)] {
    guard case .table(let fields) = kind else { return [] }
    return fields.compactMap { field in
      if case .named(let name, let value) = field.kind { (name, value) } else { nil }
    }
  }
}
