package import LuaSyntax
package import MothDiagnostics

/// One script of a plugin: its text and its syntax tree.
///
/// Nothing of it has run.
package struct ScriptSource: Sendable {
  /// The text with its path as shown to the user.
  package let file: SourceFile
  /// The syntax tree, with the problems found in it.
  package let chunk: ParsedChunk
  /// What Lua calls the script: its path within the plugin, the name alone for a single script.
  ///
  /// A script sees it in messages, so it does not say where the plugin lies.
  package let chunkName: String
  /// What is known of it beside.
  var factStore = ScriptFactStore()

  /// Parses a script; without a `chunkName` it is called by its path.
  package init(file: SourceFile, chunkName: String? = nil) {
    self.file = file
    self.chunkName = chunkName ?? file.path
    chunk = LuaParser.parse(file.text)
  }

  /// The path as shown to the user.
  package var path: String { file.path }

  /// The script's name: the file's name without `.lua`.
  package var name: String {
    // As bytes: a combining mark that follows a slash makes one letter of both.
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let last = slash.map { String(path.utf8[path.utf8.index(after: $0)...]) ?? path } ?? path
    return last.hasSuffix(".lua") ? String(last.dropLast(4)) : last
  }

  /// The line of the chunk's last statement, where a definition is returned.
  package var lastLine: Int? { chunk.block.statements.last?.range.start.line }

  /// The doc comment above the chunk's `return`: lines that begin with three dashes.
  package var summary: String {
    guard let result = chunk.block.statements.last, case .return = result.kind else { return "" }
    var lines: [String] = []
    var line = result.range.start.line - 1
    while let comment = chunk.comments.last(where: { $0.range.start.line == line }),
      !comment.isLong, comment.text.hasPrefix("-")
    {
      lines.insert(trimmed(comment.text.dropFirst()), at: 0)
      line -= 1
    }
    return lines.joined(separator: " ")
  }

  private func trimmed(_ text: Substring) -> String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    let start = text.drop(while: isSpace)
    return String(start.reversed().drop(while: isSpace).reversed())
  }

  /// The line of the call of `moth.effect`, `moth.scene` or `moth.test` that is returned.
  package var definitionLine: Int? {
    guard let result = chunk.block.statements.last, case .return(let values) = result.kind
    else { return nil }
    return values.first?.range.start.line
  }

  /// The location of the key at `path` in the table given to the `moth` call on `line`; the call's
  /// line where the key is not written there.
  package func location(ofKey path: [String], inCallOnLine line: Int?) -> SourceLocation {
    guard let line else { return SourceLocation(path: file.path, range: nil) }
    let found = table(inCallOnLine: line).flatMap { range(ofKey: path[...], in: $0) }
    return found.map { SourceLocation(path: file.path, range: $0) } ?? file.location(ofLine: line)
  }

  /// The first argument of the call on a line.
  func table(inCallOnLine line: Int?) -> Expression? {
    if case .return(let values)? = chunk.block.statements.last?.kind, let value = values.first,
      value.range.start.line == line, case .call(_, let arguments) = value.kind
    {
      return arguments.values.first
    }
    var found: Expression?
    chunk.block.forEachExpression { expression in
      guard found == nil, expression.range.start.line == line,
        case .call(_, let arguments) = expression.kind
      else { return }
      found = arguments.values.first
    }
    return found
  }

  /// The range of a line; of the first one without a line.
  func range(ofLine line: Int?) -> SourceRange {
    let start = SourcePosition(line: 1, column: 1)
    return file.range(ofLine: line ?? 1) ?? SourceRange(start: start, end: start)
  }

  /// The location of a name on a line; else of the call of a method with that name in an expression
  /// that begins on the line, since Lua gives every call of a chain the line on which the chain
  /// begins.
  package func location(of name: String, onLine line: Int) -> SourceLocation {
    if let range = file.range(of: name, onLine: line) {
      return SourceLocation(path: path, range: range)
    }
    var found: SourceRange?
    chunk.block.forEachExpression { expression in
      guard found == nil, expression.range.start.line == line,
        case .methodCall(_, let method, _) = expression.kind, method.text == name
      else { return }
      found = method.range
    }
    return found.map { SourceLocation(path: path, range: $0) } ?? file.location(ofLine: line)
  }

  private func range(ofKey path: ArraySlice<String>, in expression: Expression) -> SourceRange? {
    guard let first = path.first, case .table(let fields) = expression.kind,
      let key = fields.lazy.compactMap(\.key).first(where: { $0.name == first })
    else { return nil }
    return path.count == 1
      ? key.range : range(ofKey: path.dropFirst(), in: key.value) ?? key.range
  }
}

extension ScriptSource {
  /// The location of the syntax problem on a line; of the first where no line is given.
  func syntaxLocation(onLine line: Int?) -> SourceLocation? {
    let problem = chunk.problems.first { problem in
      line.map { problem.range.start.line...problem.range.end.line ~= $0 } ?? true
    }
    return problem.map { SourceLocation(path: path, range: $0.range) }
  }

  /// A diagnostic for each thing that Lua's compiler would refuse.
  package var syntaxDiagnostics: [Diagnostic] {
    chunk.problems.map { problem in
      Diagnostic.error(
        ScriptFault.Kind.syntax.explanation.id,
        message: problem.message,
        at: SourceLocation(path: path, range: problem.range)
      )
    }
  }
}
