/// A source line cut to a width, and the carets below it.
struct Snippet: Hashable {
  /// The line as shown: tabs as blanks, control characters written out, cuts marked by `…`.
  var source: String
  /// Blanks up to the range and carets below it.
  var carets: String
}

extension Snippet {
  /// The distance of tab stops.
  static let tabWidth = 4

  /// Shows the line on which a range starts; nil when the file has no such line.
  ///
  /// A range that ends on a later line is underlined to the end of the first; one that starts
  /// after the line's end has its caret just after it.
  init?(of range: SourceRange, in file: SourceFile, width: Int) {
    guard let scalars = file.scalars(ofLine: range.start.line) else { return nil }
    var window = Window(scalars, from: 0, width: width)
    let length = window.isCutAfter ? scalars.count : window.cells.count
    let start = min(max(range.start.column, 1) - 1, length)
    let lastEnd =
      range.end.line == range.start.line ? min(max(range.end.column, 1) - 1, length) : length
    let end = max(lastEnd, start)

    let isStartShown = start < window.cells.count || !window.isCutAfter
    let isEndShown = end <= window.cells.count
    if !isStartShown || (!isEndShown && start > window.cells.count / 2) {
      // A third of the width says what is in front of the range.
      window = Window(scalars, from: max(0, start - width / 3), width: width)
    }
    self.init(window, start: start, end: end, width: width)
  }

  private init(_ window: Window, start: Int, end: Int, width: Int) {
    let first = min(start - window.first, window.cells.count)
    let last = min(max(end - window.first, first), window.cells.count)
    let leading = window.isCutBefore ? "…" : ""
    let body = window.cells.map(\.text).joined()
    source = leading + body + (window.isCutAfter ? "…" : "")
    while source.last == " " { source.removeLast() }
    let indent = leading.count + window.cells[..<first].reduce(0) { $0 + $1.width }
    let length = window.cells[first..<last].reduce(0) { $0 + $1.width }
    // A mark that takes no column, and the end of a line that fills the width, have none of their
    // own.
    carets =
      String(repeating: " ", count: min(indent, max(width - 1, 0)))
      + String(repeating: "^", count: max(length, 1))
  }
}

/// The part of a line that fits into a width.
private struct Window {
  /// One cell for each scalar shown.
  var cells: [VisibleCell] = []
  /// The first scalar shown, from 0.
  let first: Int
  /// Whether scalars after the last cell were left out.
  var isCutAfter = false

  /// Whether scalars in front of the first cell were left out.
  var isCutBefore: Bool { first > 0 }

  init(_ scalars: Substring.UnicodeScalarView, from first: Int, width: Int) {
    self.first = first
    var used = isCutBefore ? 1 : 0
    var visible = VisibleCells()
    var index =
      scalars.index(scalars.startIndex, offsetBy: first, limitedBy: scalars.endIndex)
      ?? scalars.endIndex
    while index != scalars.endIndex {
      let next = scalars.index(after: index)
      let following = next == scalars.endIndex ? nil : scalars[next]
      let cell =
        scalars[index] == "\t"
        ? Self.tab(at: used) : visible.next(scalars[index], before: following)
      guard used + cell.width <= width else { break }
      used += cell.width
      cells.append(cell)
      index = next
    }
    guard index != scalars.endIndex else { return }
    isCutAfter = true
    // The ellipsis needs a column of its own.
    while used >= width, let last = cells.popLast() { used -= last.width }
  }

  private static func tab(at column: Int) -> VisibleCell {
    let width = Snippet.tabWidth - column % Snippet.tabWidth
    return VisibleCell(text: String(repeating: " ", count: width), width: width)
  }
}
