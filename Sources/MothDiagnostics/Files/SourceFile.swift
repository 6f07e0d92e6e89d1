/// A text file in memory, split into lines as Lua splits them.
///
/// A line ends at LF, CR, CR LF or LF CR: Lua's lexer takes a pair of two different line-end
/// characters for one (`inclinenumber` in llex.c of Lua 5.4).
public struct SourceFile: Sendable {
  /// The path as shown to people: relative, with forward slashes.
  public let path: String
  /// The whole text.
  public let text: String
  /// The lines without their ends; a text that ends in a line end has an empty last line.
  private let lines: [Substring.UnicodeScalarView]

  /// Makes a file; takes time proportional to the length of the text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
    self.lines = Self.lines(of: text)
  }

  /// The number of lines, at least 1.
  public var lineCount: Int { lines.count }

  /// The text of a line, from 1, without its end; nil when there is no such line.
  public func line(_ number: Int) -> String? {
    scalars(ofLine: number).map { String($0) }
  }

  /// The range of a line's text without the blanks around it; nil when there is no such line.
  ///
  /// An empty or blank line gives an empty range at its first column.
  public func range(ofLine number: Int) -> SourceRange? {
    guard let scalars = scalars(ofLine: number) else { return nil }
    let isInk: (Unicode.Scalar) -> Bool = { !$0.properties.isWhitespace }
    guard let first = scalars.firstIndex(where: isInk), let last = scalars.lastIndex(where: isInk)
    else { return Self.range(line: number, from: 0, count: 0) }
    return Self.range(
      line: number,
      from: scalars.distance(from: scalars.startIndex, to: first),
      count: scalars.distance(from: first, to: last) + 1
    )
  }

  /// The range of the first whole occurrence of a name on a line, for a caret.
  ///
  /// Whole means that the letters and digits around it do not continue the name: `offset` is
  /// not found in `offsetZ`. Nil when the line or the name is not there, or the name is empty.
  public func range(of name: String, onLine number: Int) -> SourceRange? {
    let wanted = Array(name.unicodeScalars)
    guard let scalars = scalars(ofLine: number), let first = wanted.first, let last = wanted.last
    else { return nil }
    let line = Array(scalars)
    guard line.count >= wanted.count else { return nil }
    for start in 0...(line.count - wanted.count) where line[start] == first {
      let end = start + wanted.count
      guard line[start..<end].elementsEqual(wanted) else { continue }
      let isContinuedBefore = start > 0 && Self.isInName(line[start - 1]) && Self.isInName(first)
      let isContinuedAfter = end < line.count && Self.isInName(line[end]) && Self.isInName(last)
      guard !isContinuedBefore, !isContinuedAfter else { continue }
      return Self.range(line: number, from: start, count: wanted.count)
    }
    return nil
  }

  /// The text of a range, its lines joined with LF; parts of the range beyond the text are empty.
  public func text(in range: SourceRange) -> String {
    let first = max(range.start.line, 1)
    let last = min(range.end.line, lineCount)
    guard first <= last else { return "" }
    return (first...last).map { number in
      let scalars = scalars(ofLine: number) ?? Substring.UnicodeScalarView()
      let end = number == range.end.line ? scalars.prefix(max(range.end.column - 1, 0)) : scalars
      let dropped = number == range.start.line ? max(range.start.column - 1, 0) : 0
      return String(end.dropFirst(dropped))
    }.joined(separator: "\n")
  }

  /// The location of a line in this file, for a diagnostic of which only the line is known.
  public func location(ofLine number: Int) -> SourceLocation {
    SourceLocation(path: path, range: range(ofLine: number))
  }

  /// The location of a name on a line in this file, or of the whole line if the name is not there.
  public func location(of name: String, onLine number: Int) -> SourceLocation {
    let range = range(of: name, onLine: number) ?? range(ofLine: number)
    return SourceLocation(path: path, range: range)
  }

  /// The scalars of a line; nil when there is no such line.
  func scalars(ofLine number: Int) -> Substring.UnicodeScalarView? {
    guard number >= 1, number <= lines.count else { return nil }
    return lines[number - 1]
  }

  private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
  }

  private static func range(line: Int, from offset: Int, count: Int) -> SourceRange {
    SourceRange(
      start: SourcePosition(line: line, column: offset + 1),
      end: SourcePosition(line: line, column: offset + count + 1)
    )
  }

  private static func lines(of text: String) -> [Substring.UnicodeScalarView] {
    let scalars = text.unicodeScalars
    var lines: [Substring.UnicodeScalarView] = []
    var start = scalars.startIndex
    var index = start
    while index != scalars.endIndex {
      let scalar = scalars[index]
      guard scalar == "\n" || scalar == "\r" else {
        index = scalars.index(after: index)
        continue
      }
      lines.append(scalars[start..<index])
      index = scalars.index(after: index)
      let partner: Unicode.Scalar = scalar == "\n" ? "\r" : "\n"
      if index != scalars.endIndex, scalars[index] == partner {
        index = scalars.index(after: index)
      }
      start = index
    }
    lines.append(scalars[start...])
    return lines
  }
}
