internal import MothDiagnostics

/// Where lines and columns stand in the bytes of a script.
///
/// Written apart from the lexer, which it checks: lines end as in Lua, columns count what is no
/// continuation byte of UTF-8, and a byte order mark stands before column 1.
struct TextPlaces {
  /// The places of all columns, those behind the lines' last letters included.
  private var columns: [Int] = []
  /// The first of each line in `columns`.
  private var lines: [Int] = []

  init(_ bytes: [UInt8]) {
    var place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    // The library's loader ends the first line, where it is a comment, at a line feed only.
    let isComment = place < bytes.count && bytes[place] == UInt8(ascii: "#")
    let plain = isComment ? bytes.firstIndex(of: 0x0A) ?? bytes.count : 0
    startLine(at: place)
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if place > plain, byte == 0x0A || byte == 0x0D {
        if place < bytes.count, bytes[place] == (byte == 0x0A ? 0x0D : 0x0A) { place += 1 }
        startLine(at: place)
      } else if byte & 0b1100_0000 == 0b1000_0000 {
        columns[columns.count - 1] = place
      } else {
        columns.append(place)
      }
    }
  }

  private mutating func startLine(at place: Int) {
    lines.append(columns.count)
    columns.append(place)
  }

  /// The number of lines.
  var lineCount: Int { lines.count }

  /// The place of a location; nil if there is no such line or column.
  func offset(of location: SourceLocation) -> Int? {
    guard location.column >= 1, lines.indices.contains(location.line - 1) else { return nil }
    let place = lines[location.line - 1] + location.column - 1
    let end = location.line < lines.count ? lines[location.line] : columns.count
    return place < end ? columns[place] : nil
  }

  /// The places of a range; nil if one of its ends is not in the text or it ends before it starts.
  func offsets(of range: SourceRange) -> Range<Int>? {
    guard let start = offset(of: range.start), let end = offset(of: range.end), start <= end else {
      return nil
    }
    return start..<end
  }
}
