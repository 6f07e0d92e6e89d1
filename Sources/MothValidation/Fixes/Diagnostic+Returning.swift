internal import LuaSyntax
internal import MothDiagnostics
internal import MothScript

extension Diagnostic {
  /// Adds the fix that returns the chain that a function made and dropped: its last statement is
  /// that chain, and it returns nothing anywhere.
  func returning(in source: ScriptSource) -> Diagnostic {
    let calls = ChainCalls(in: source).map(\.name)
    let chains = source.chainFunctions.compactMap { function -> SourcePosition? in
      guard case .call(let call)? = function.block.statements.last?.kind,
        case .methodCall(_, let method, _) = call.kind, calls.contains(method),
        !ReturnSearch.finds(in: function.block)
      else { return nil }
      return call.range.start
    }
    // Of several it is not known which one failed.
    guard chains.count == 1, let start = chains.first, location?.path == source.path else {
      return self
    }
    return fixIt(
      "return the chain",
      safety: .safe,
      edits: [TextEdit(range: SourceRange(start: start, end: start), replacement: "return ")]
    )
  }
}

/// Looks for a `return` of a function itself, not of those in it.
private struct ReturnSearch: SyntaxVisitor {
  private var found = false

  static func finds(in block: Block) -> Bool {
    var search = ReturnSearch()
    search.walk(block)
    return search.found
  }

  mutating func enter(_ statement: Statement) -> Bool {
    if case .return = statement.kind { found = true }
    return true
  }

  mutating func enter(_ function: FunctionBody) -> Bool { false }
}
