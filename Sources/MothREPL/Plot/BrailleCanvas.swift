/// Dots drawn with braille characters, each of which has two columns and four rows of dots.
///
/// The bits of a character are those of the Unicode block Braille Patterns, U+2800 to U+28FF.
struct BrailleCanvas {
  /// The dots in a row.
  let width: Int
  /// The dots in a column.
  let height: Int
  private var cells: [UInt8]

  /// Makes an empty canvas of so many characters.
  init(columns: Int, rows: Int) {
    width = columns * 2
    height = rows * 4
    cells = Array(repeating: 0, count: columns * rows)
  }

  /// Sets a dot, counted from the left and from the top; nothing outside of the canvas.
  mutating func set(_ x: Int, _ y: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    cells[y / 4 * (width / 2) + x / 2] |= Self.bits[y % 4][x % 2]
  }

  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  /// The rows as text; a character without a dot is a blank.
  var lines: [String] {
    let columns = width / 2
    return stride(from: 0, to: cells.count, by: columns).map { start in
      cells[start..<start + columns].reduce(into: "") { line, cell in
        line.unicodeScalars.append(
          cell == 0 ? " " : Unicode.Scalar(0x2800 + UInt32(cell)) ?? " "
        )
      }
    }
  }
}
