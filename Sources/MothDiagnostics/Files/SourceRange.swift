/// A position in a text file: line and column, both counted from 1.
///
/// Columns count Unicode scalars, so that a caret is under the right letter.
public struct SourcePosition: Hashable, Comparable, Sendable, Codable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Makes a location from a 1-based line and a 1-based column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The lines and the columns that are read from files: no text that Moth reads has more.
  static let range = 1...1_000_000_000

  /// Reads a location; numbers outside of the range are refused.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    line = try container.decode(Int.self, forKey: .line)
    column = try container.decode(Int.self, forKey: .column)
    guard Self.range.contains(line), Self.range.contains(column) else {
      throw decoder.problem("a location outside of any text")
    }
  }

  private enum CodingKeys: CodingKey {
    case line, column
  }

  /// Orders by line, then by column.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A stretch of a text file, from `start` up to but not including `end`.
public struct SourceRange: Hashable, Sendable, Codable {
  /// The first character.
  public var start: SourcePosition
  /// The position just after the last character.
  public var end: SourcePosition

  /// Makes a range; `end` is exclusive and not before `start`.
  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// Reads a range; one that ends before it starts is refused.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    start = try container.decode(SourcePosition.self, forKey: .start)
    end = try container.decode(SourcePosition.self, forKey: .end)
    guard start <= end else { throw decoder.problem("a range that ends before it starts") }
  }

  private enum CodingKeys: CodingKey {
    case start, end
  }
}
