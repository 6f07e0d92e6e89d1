internal import LuaSyntax
internal import MothDiagnostics

/// An effect that is typed in a line: a chunk that ends with a call of `moth.effect`.
enum TypedEffect {
  /// The chunk as an effect's script, which returns the effect; nil for any other chunk.
  static func script(of text: String) -> String? {
    guard text.contains("effect") else { return nil }
    let chunk = LuaParser.parse(text)
    guard chunk.problems.isEmpty, let last = chunk.block.statements.last else { return nil }
    switch last.kind {
    case .return(let values):
      return values.count == 1 && values[0].isEffect ? text + "\n" : nil
    case .call(let call):
      return call.isEffect ? inserted("return ", into: text, at: last.range.start) + "\n" : nil
    case .local, .assignment, .do, .while, .repeat, .if, .numericFor, .genericFor, .function,
      .localFunction, .goto, .label, .break, .empty:
      return nil
    }
  }

  private static func inserted(
    _ word: String,
    into text: String,
    at position: SourcePosition
  ) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.indices.contains(position.line - 1) else { return text }
    let scalars = lines[position.line - 1].unicodeScalars
    let index =
      scalars.index(scalars.startIndex, offsetBy: position.column - 1, limitedBy: scalars.endIndex)
      ?? scalars.endIndex
    lines[position.line - 1].insert(contentsOf: word, at: index)
    return lines.joined(separator: "\n")
  }
}

extension Expression {
  /// Whether it is a call of `moth.effect`.
  fileprivate var isEffect: Bool {
    guard case .call(let callee, _) = kind, case .field(let base, let name) = callee.kind,
      case .name(let reference) = base.kind
    else { return false }
    return reference.name.text == "moth" && name.text == "effect"
  }
}
