extension Lexer {
  /// The number of equal signs of the long bracket that opens here; nil when none does.
  func longBracketLevel() -> Int? {
    var level = 0
    while cursor.peek(level + 1) == UInt8(ascii: "=") { level += 1 }
    return cursor.peek(level + 1) == UInt8(ascii: "[") ? level : nil
  }

  /// Reads a long bracket and returns what is in it; nil when it does not end.
  ///
  /// A line's end right after the opening is dropped, and each one becomes a line feed.
  mutating func longBracket(level: Int) -> [UInt8]? {
    cursor.advance(by: level + 2)
    if cursor.current?.isLineEnd == true { cursor.advanceLine() }
    var bytes: [UInt8] = []
    while let byte = cursor.current {
      if byte.isLineEnd {
        bytes.append(UInt8(ascii: "\n"))
        cursor.advanceLine()
      } else if byte == UInt8(ascii: "]"), closes(level: level) {
        cursor.advance(by: level + 2)
        return bytes
      } else {
        bytes.append(byte)
        cursor.advance()
      }
    }
    return nil
  }

  private func closes(level: Int) -> Bool {
    for index in 1..<(level + 1) where cursor.peek(index) != UInt8(ascii: "=") { return false }
    return cursor.peek(level + 1) == UInt8(ascii: "]")
  }
}
