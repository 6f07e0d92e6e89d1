internal import LuaSyntax
internal import MothDiagnostics
internal import MothScript

/// Which lines of a script a comment speaks of.
struct CodeLines {
  private let source: ScriptSource

  init(of source: ScriptSource) {
    self.source = source
  }

  /// The lines that a comment covers: its own where code is before it, else the next one with
  /// code on it; nil if there is none.
  ///
  /// From the next line on, a statement or a call of a method that begins there is covered to its
  /// end; of a loop, a condition or a function, only the first line.
  func covered(by comment: Comment) -> ClosedRange<Int>? {
    let line = comment.range.start.line
    if hasCode(line, before: comment.range.start.column) { return line...line }
    guard line < source.file.lineCount,
      let next = ((line + 1)...source.file.lineCount).first(where: { hasCode($0) })
    else { return nil }
    return next...max(next, end(ofCodeFrom: next))
  }

  /// Whether the chunk's `return` begins on the first of these lines.
  func isDefinition(_ lines: ClosedRange<Int>) -> Bool {
    guard let last = source.chunk.block.statements.last, case .return = last.kind else {
      return false
    }
    return last.range.start.line == lines.lowerBound
  }

  /// Whether anything but blanks and comments is on a line, up to a column.
  private func hasCode(_ line: Int, before end: Int = .max) -> Bool {
    let scalars = source.file.line(line)?.unicodeScalars ?? "".unicodeScalars
    let comments = source.chunk.comments.map(\.range).filter {
      $0.start.line <= line && line <= $0.end.line
    }
    return scalars.enumerated().contains { offset, scalar in
      let location = SourcePosition(line: line, column: offset + 1)
      return location.column < end && !scalar.properties.isWhitespace
        && !comments.contains { $0.start <= location && location < $0.end }
    }
  }

  private func end(ofCodeFrom line: Int) -> Int {
    var end = line
    source.chunk.block.forEachStatement { statement in
      guard statement.range.start.line == line else { return }
      switch statement.kind {
      case .local, .assignment, .call, .return: end = max(end, statement.range.end.line)
      case .do, .while, .repeat, .if, .numericFor, .genericFor, .function, .localFunction, .goto,
        .label, .break, .empty:
        break
      }
    }
    source.chunk.block.forEachExpression { expression in
      guard case .methodCall(_, let method, let arguments) = expression.kind,
        method.range.start.line == line
      else { return }
      end = max(end, arguments.range.end.line)
    }
    return end
  }
}
