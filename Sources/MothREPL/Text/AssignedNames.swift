internal import LuaSyntax

/// The globals that a chunk assigns at its top level.
enum AssignedNames {
  /// Their names.
  static func of(_ text: String) -> [String] {
    LuaParser.parse(text).block.statements.flatMap { statement -> [String] in
      switch statement.kind {
      case .assignment(let targets, _): targets.compactMap(\.globalName)
      case .function(let name, _): name.fields.isEmpty ? [name.root.name.text] : []
      case .local, .call, .do, .while, .repeat, .if, .numericFor, .genericFor, .localFunction,
        .goto, .label, .return, .break, .empty:
        []
      }
    }
  }
}

extension Expression {
  /// The name of a variable; nil for any other expression.
  fileprivate var globalName: String? {
    if case .name(let reference) = kind { reference.name.text } else { nil }
  }
}
