/// Dots drawn with braille characters, each of which has two columns and four rows of dots.
///
/// The bits of a character are those of the Unicode block Braille Patterns, U+2800 to U+28FF.
struct BrailleCanvas {
  /// The characters in a row.
  let columns: Int
  /// The rows of characters.
  let rows: Int
  /// The bits of each character, row after row; 0 for one without a dot.
  private(set) var cells: [UInt8]

  /// Makes an empty canvas of so many characters.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: 0, count: columns * rows)
  }

  /// The dots in a row.
  var width: Int { columns * 2 }
  /// The dots in a column.
  var height: Int { rows * 4 }

  /// Sets a dot, counted from the left and from the top; nothing outside of the canvas.
  mutating func set(_ x: Int, y: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    cells[y / 4 * columns + x / 2] |= Self.bits[y % 4][x % 2]
  }

  /// Sets the dots of a straight line.
  mutating func draw(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    let steps = max(abs(end.x - start.x), abs(end.y - start.y), 1)
    for step in 0...steps {
      let x = Double(start.x) + Double((end.x - start.x) * step) / Double(steps)
      let y = Double(start.y) + Double((end.y - start.y) * step) / Double(steps)
      set(x.wholeNumber(in: -1...width), y: y.wholeNumber(in: -1...height))
    }
  }

  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  /// A character with these dots; a blank for none.
  static func character(_ bits: UInt8) -> Character {
    bits == 0 ? " " : Unicode.Scalar(0x2800 + UInt32(bits)).map(Character.init) ?? " "
  }
}
