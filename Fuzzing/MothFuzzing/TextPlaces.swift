internal import MothDiagnostics

/// Where lines and columns stand in the bytes of a script.
///
/// Written apart from the lexer, which it checks: lines end as in Lua, columns count what is no
/// continuation byte of UTF-8, and a byte order mark is before column 1.
struct TextLocations {
  /// The places of all columns, those after the lines' last letters included.
  private var columns: [Int] = []
  /// The first of each line in `columns`.
  private var lines: [Int] = []

  init(_ bytes: [UInt8]) {
    var location = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    // The library's loader ends the first line, where it is a comment, at a line feed only.
    let isComment = location < bytes.count && bytes[location] == UInt8(ascii: "#")
    let plain = isComment ? bytes.firstIndex(of: 0x0A) ?? bytes.count : 0
    startLine(at: location)
    while location < bytes.count {
      let byte = bytes[location]
      location += 1
      if location > plain, byte == 0x0A || byte == 0x0D {
        if location < bytes.count, bytes[location] == (byte == 0x0A ? 0x0D : 0x0A) { location += 1 }
        startLine(at: location)
      } else if byte & 0b1100_0000 == 0b1000_0000 {
        columns[columns.count - 1] = location
      } else {
        columns.append(location)
      }
    }
  }

  private mutating func startLine(at index: Int) {
    lines.append(columns.count)
    columns.append(index)
  }

  /// The number of lines.
  var lineCount: Int { lines.count }

  /// The location of a location; nil if there is no such line or column.
  func offset(of location: SourcePosition) -> Int? {
    guard location.column >= 1, lines.indices.contains(location.line - 1) else { return nil }
    let location = lines[location.line - 1] + location.column - 1
    let end = location.line < lines.count ? lines[location.line] : columns.count
    return location < end ? columns[location] : nil
  }

  /// The places of a range; nil if one of its ends is not in the text or it ends before it starts.
  func offsets(of range: SourceRange) -> Range<Int>? {
    guard let start = offset(of: range.start), let end = offset(of: range.end), start <= end else {
      return nil
    }
    return start..<end
  }
}
