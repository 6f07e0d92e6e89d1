internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothSimulation
internal import MothValidation

/// One screen of a film: characters, each with whether it belongs to the effect's views.
struct FilmScreen {
  private var cells: [[Cell]]
  private let size: Size

  private struct Cell {
    var character: Character = " "
    var isMuted = true
  }

  /// An empty screen of a window.
  init(_ size: Size, columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    self.size = size
  }

  /// Draws the scene: first what the effect is not attached to, then the places that its views have
  /// left, then its views, so that nothing hides them.
  mutating func draw(_ picture: Picture, unit: ValidatedUnit) {
    let figures = picture.figures
    for figure in figures where !figure.isOfTarget { draw(figure) }
    for target in unit.context.targets.indices {
      if let frame = picture.frame(of: target) { markFrame(frame) }
    }
    for figure in figures where figure.isOfTarget { draw(figure) }
  }

  /// The rows.
  func lines(_ styler: Styler) -> [String] {
    cells.map { row in
      var line = ""
      var rest = row[...]
      while let first = rest.first {
        let run = rest.prefix { $0.isMuted == first.isMuted }
        let text = String(run.map(\.character))
        line += first.isMuted ? styler.apply(.dim, to: text) : styler.apply(.strong, to: text)
        rest = rest.dropFirst(run.count)
      }
      return line
    }
  }

  private mutating func draw(_ figure: Picture.Figure) {
    let shades: [Character] = ["▒", "▓", "█"]
    guard figure.opacity > 0 else { return }
    if case .text(let text, _) = figure.figure {
      write(text, figure: figure)
      return
    }
    let shade =
      figure.isOfTarget ? shades[(figure.opacity * 3).wholeNumber(in: 0...2, rounding: .down)] : "░"
    for row in cells.indices {
      guard let interval = figure.interval(atY: middle(ofRow: row)) else { continue }
      for column in columns(in: interval) {
        cells[row][column] = Cell(character: shade, isMuted: !figure.isOfTarget)
      }
    }
  }

  /// Writes a text in the row that its middle is in, as much of it as has room there.
  private mutating func write(_ text: String, figure: Picture.Figure) {
    guard let bounds = figure.bounds, bounds.midY >= 0, bounds.midY < size.height,
      let interval = figure.interval(atY: bounds.midY)
    else { return }
    let row = (bounds.midY / size.height * Double(cells.count))
      .wholeNumber(in: 0...cells.count - 1, rounding: .down)
    let room = columns(in: interval)
    // A text narrower than a character is still seen.
    let start = room.isEmpty ? column(at: interval.lowerBound) : room.lowerBound
    for (index, character) in text.prefix(max(room.count, 1)).enumerated() {
      let shown = VisibleText.escaped(String(character))
      guard shown.count == 1, VisibleText.width(of: shown) == 1 else { return }
      cells[row][start + index] = Cell(character: character, isMuted: !figure.isOfTarget)
    }
  }

  /// Dots where a view has its place in the layout and nothing else is.
  private mutating func markFrame(_ frame: Rect) {
    for row in cells.indices {
      let y = middle(ofRow: row)
      guard y >= frame.minY, y < frame.maxY, frame.width > 0 else { continue }
      for column in columns(in: frame.minX...frame.maxX) where cells[row][column].character == " " {
        cells[row][column].character = "·"
      }
    }
  }

  private func middle(ofRow row: Int) -> Double {
    (Double(row) + 0.5) / Double(cells.count) * size.height
  }

  /// The columns whose middle lies in a stretch of the window.
  private func columns(in interval: ClosedRange<Double>) -> Range<Int> {
    let count = cells[0].count
    let width = size.width / Double(count)
    // Limited before they are integers, which a stretch of 1e300 points would not fit.
    let low = (interval.lowerBound / width - 0.5).wholeNumber(in: 0...count, rounding: .up)
    let high = (interval.upperBound / width - 0.5).wholeNumber(in: low...count, rounding: .up)
    return low..<high
  }

  private func column(at x: Double) -> Int {
    (x / size.width * Double(cells[0].count))
      .wholeNumber(in: 0...cells[0].count - 1, rounding: .down)
  }
}
