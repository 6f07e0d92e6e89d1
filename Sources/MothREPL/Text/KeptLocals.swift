internal import LuaSyntax
internal import MothDiagnostics
internal import MothScript

/// Makes the locals of a line last as long as the session.
///
/// Each line is a chunk of its own, and a chunk's locals end with it. So the word `local` is
/// blanked where it is at the top level of a line, and the variable becomes a global of the
/// session. Columns stay as they were, for messages. A local with `<const>` or `<close>`, or of the
/// name of one of Lua's own words, stays as it is.
enum KeptLocals {
  /// The text of a line without `local` at its top level; a text that is no chunk stays as it is.
  static func text(of line: String) -> String {
    guard line.contains("local") else { return line }
    let chunk = LuaParser.parse(line)
    guard chunk.problems.isEmpty else { return line }
    var edits: [Edit] = []
    for statement in chunk.block.statements { edits += Self.edits(of: statement) }
    guard !edits.isEmpty else { return line }
    return apply(edits, to: line)
  }

  /// A stretch that is blanked, or an empty one at which a text is put in.
  private struct Edit {
    var range: SourceRange
    var inserted = ""
  }

  private static func edits(of statement: Statement) -> [Edit] {
    switch statement.kind {
    case .localFunction(let name, _):
      return isFree(name) ? [blank("local", at: statement.range.start)] : []
    case .local(let names, let values):
      guard names.allSatisfy({ isFree($0.name) && $0.attribute == nil }) else { return [] }
      var edits = [blank("local", at: statement.range.start)]
      if values.isEmpty {
        let end = statement.range.end
        edits.append(Edit(range: SourceRange(start: end, end: end), inserted: " = nil"))
      }
      return edits
    case .assignment, .call, .do, .while, .repeat, .if, .numericFor, .genericFor, .function, .goto,
      .label, .return, .break, .empty:
      return []
    }
  }

  /// The words that every script has are constants, which cannot be assigned to.
  private static func isFree(_ name: Name) -> Bool {
    !(ScriptWords.globals + ScriptWords.unsuggestedGlobals).contains(name.text)
  }

  private static func blank(_ word: String, at start: SourcePosition) -> Edit {
    let end = SourcePosition(line: start.line, column: start.column + word.count)
    return Edit(range: SourceRange(start: start, end: end))
  }

  private static func apply(_ edits: [Edit], to text: String) -> String {
    var location = SourcePosition(line: 1, column: 1)
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      for edit in edits where edit.range.start == location {
        result.append(contentsOf: edit.inserted.unicodeScalars)
      }
      let isBlanked = edits.contains { $0.range.start <= location && location < $0.range.end }
      result.append(isBlanked && scalar != "\n" && scalar != "\r" ? " " : scalar)
      if scalar == "\n" {
        location = SourcePosition(line: location.line + 1, column: 1)
      } else {
        location.column += 1
      }
    }
    for edit in edits where edit.range.start >= location {
      result.append(contentsOf: edit.inserted.unicodeScalars)
    }
    return String(result)
  }
}
