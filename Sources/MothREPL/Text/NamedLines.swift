internal import MothDiagnostics

/// Names with a text beside each, in two columns that fit the width.
struct NamedLines {
  /// One name with its text.
  struct Row {
    /// The name.
    let name: String
    /// The text beside it.
    let text: String
    /// Whether it is the one in use; such rows begin with a star.
    var isCurrent = false
  }

  let rows: [Row]
  let styler: Styler

  init(_ rows: [Row], styler: Styler) {
    self.rows = rows
    self.styler = styler
  }

  /// The lines.
  ///
  /// Where the texts would have less than 30 columns, they are below the names.
  func lines(width: Int) -> [String] {
    let longest = rows.map { VisibleText.width(of: $0.name) }.max() ?? 0
    let room = width - longest - 4
    return rows.flatMap { row in
      let mark = row.isCurrent ? "* " : "  "
      let name = VisibleText.escaped(row.name)
      guard room >= 30 else {
        return [mark + styler.apply(.strong, to: name)]
          + WrappedText.lines(of: row.text, width: max(width - 4, 10)).map { "    \($0)" }
      }
      let lines = WrappedText.lines(of: row.text, width: room)
      let head =
        styler.apply(.strong, to: name)
        + String(repeating: " ", count: longest - VisibleText.width(of: row.name))
      let indent = String(repeating: " ", count: longest + 4)
      return lines.enumerated().map { $0 == 0 ? "\(mark)\(head)  \($1)".trimmingEnd : indent + $1 }
    }
  }
}

extension Session {
  /// Rows as the answer to a command.
  func reply(_ rows: [NamedLines.Row]) -> SessionReply {
    let lines = NamedLines(rows, styler: options.styler).lines(width: options.width)
    return SessionReply(lines.joined(separator: "\n"))
  }
}
