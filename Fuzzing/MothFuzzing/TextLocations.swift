internal import MothDiagnostics

/// Where lines and columns are in the bytes of a script.
///
/// Written apart from the lexer, which it checks: lines end as in Lua, columns count what is no
/// continuation byte of UTF-8, and a byte order mark is before column 1.
struct TextLocations {
  /// The offsets of all columns, those after the lines' last letters included.
  private var columns: [Int] = []
  /// The first of each line in `columns`.
  private var lines: [Int] = []

  init(_ bytes: [UInt8]) {
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    // The library's loader ends the first line, where it is a comment, at a line feed only.
    let isComment = offset < bytes.count && bytes[offset] == UInt8(ascii: "#")
    let plain = isComment ? bytes.firstIndex(of: 0x0A) ?? bytes.count : 0
    startLine(at: offset)
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if offset > plain, byte == 0x0A || byte == 0x0D {
        if offset < bytes.count, bytes[offset] == (byte == 0x0A ? 0x0D : 0x0A) { offset += 1 }
        startLine(at: offset)
      } else if byte & 0b1100_0000 == 0b1000_0000 {
        columns[columns.count - 1] = offset
      } else {
        columns.append(offset)
      }
    }
  }

  private mutating func startLine(at index: Int) {
    lines.append(columns.count)
    columns.append(index)
  }

  /// The number of lines.
  var lineCount: Int { lines.count }

  /// The offset of a position; nil if there is no such line or column.
  func offset(of position: SourcePosition) -> Int? {
    guard position.column >= 1, lines.indices.contains(position.line - 1) else { return nil }
    let index = lines[position.line - 1] + position.column - 1
    let end = position.line < lines.count ? lines[position.line] : columns.count
    return index < end ? columns[index] : nil
  }

  /// The offsets of a range; nil if one of its ends is not in the text or it ends before it starts.
  func offsets(of range: SourceRange) -> Range<Int>? {
    guard let start = offset(of: range.start), let end = offset(of: range.end), start <= end else {
      return nil
    }
    return start..<end
  }
}
