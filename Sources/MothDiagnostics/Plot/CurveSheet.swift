/// Curves drawn over each other, each of which can be distinguished from the others: by its colour,
/// and by a letter that is on it here and there.
package struct CurveSheet {
  /// The letters, in the order of the curves.
  package static let marks = Array("abcdefghijklmnopqrstuvwxyz")

  private let columns: Int
  private let rows: Int
  /// The dots of all curves together.
  private var dots: [UInt8]
  /// The curve that colours a character: the first that has a dot in it.
  private var owners: [Int?]
  private var marked: [Int?]

  /// Draws curves; without `isMarked` no letter is on them.
  init(_ canvases: [BrailleCanvas], isMarked: Bool) {
    columns = canvases.first?.columns ?? 0
    rows = canvases.first?.rows ?? 0
    let count = columns * rows
    dots = Array(repeating: 0, count: count)
    owners = Array(repeating: nil, count: count)
    marked = Array(repeating: nil, count: count)
    for (curve, canvas) in canvases.enumerated() {
      for cell in 0..<count where canvas.cells[cell] != 0 {
        dots[cell] |= canvas.cells[cell]
        owners[cell] = owners[cell] ?? curve
      }
    }
    guard isMarked else { return }
    for (curve, canvas) in canvases.enumerated() {
      mark(curve, canvas: canvas, among: canvases.count)
    }
  }

  /// Puts letters on a curve at even distances, each curve's a bit after those of the one before;
  /// at the first free place where none of these is free.
  private mutating func mark(_ curve: Int, canvas: BrailleCanvas, among count: Int) {
    let distance = max(16, 3 * count)
    let wanted = stride(from: 2 + curve * distance / count, to: columns, by: distance)
    var isMarked = false
    for column in wanted { isMarked = put(curve, canvas: canvas, column: column) || isMarked }
    if !isMarked { _ = (0..<columns).first { put(curve, canvas: canvas, column: $0) } }
  }

  private mutating func put(_ curve: Int, canvas: BrailleCanvas, column: Int) -> Bool {
    let own = (0..<rows).map { $0 * columns + column }.filter { canvas.cells[$0] != 0 }
    // Where only this curve runs, if there is such a place.
    let alone = own.filter { owners[$0] == curve && dots[$0] == canvas.cells[$0] }
    let free = (alone.isEmpty ? own : alone).filter { marked[$0] == nil }
    guard !free.isEmpty else { return false }
    marked[free[free.count / 2]] = curve
    return true
  }

  /// The rows as text, without blanks at their ends.
  func lines(_ styler: Styler) -> [String] {
    (0..<rows).map { row in
      let cells = row * columns..<(row + 1) * columns
      let last = cells.last { dots[$0] != 0 }
      guard let last else { return "" }
      var line = ""
      var run = (curve: Int?.none, text: "")
      for cell in cells.lowerBound...last {
        let curve = marked[cell] ?? owners[cell]
        if curve != run.curve {
          line += Self.styled(run, styler: styler)
          run = (curve, "")
        }
        run.text.append(
          marked[cell].map { Self.marks[$0] } ?? BrailleCanvas.character(dots[cell])
        )
      }
      return line + Self.styled(run, styler: styler)
    }
  }

  private static func styled(_ run: (curve: Int?, text: String), styler: Styler) -> String {
    run.curve.map { styler.apply(curve: $0, to: run.text) } ?? run.text
  }
}
