/// A place in a text file: line and column, both counted from 1.
///
/// Columns count Unicode scalars, so that a caret stands under the right letter.
public struct SourceLocation: Hashable, Comparable, Sendable, Codable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Makes a location from a 1-based line and a 1-based column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders by line, then by column.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A stretch of a text file, from `start` up to but not including `end`.
public struct SourceRange: Hashable, Sendable, Codable {
  /// The first character.
  public var start: SourceLocation
  /// The place just behind the last character.
  public var end: SourceLocation

  /// Makes a range; `end` is exclusive and not before `start`.
  public init(start: SourceLocation, end: SourceLocation) {
    self.start = start
    self.end = end
  }
}
