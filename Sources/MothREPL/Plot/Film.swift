internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothSimulation
internal import MothValidation

/// A strip of screens, side by side.
struct Film {
  /// The strip: a line of borders, the screens, a line of borders, and the offsets.
  let lines: [String]

  /// Draws as many of the wanted frames as fit into a width, at least one.
  init(_ trace: Trace, _ context: UnitContext, frames wanted: Int, width: Int) {
    let size = context.device.size(in: context.settings.orientation)
    let count = max(1, min(wanted, width / 14, context.samples.count))
    let columns = max(10, min(28, width / count - 3))
    // A character of a terminal is about twice as high as wide.
    let rows = max(3, min(24, Int(Double(columns) * size.height / size.width / 2)))
    let last = context.samples.count - 1
    let samples = (0..<count).map { count == 1 ? 0 : $0 * last / (count - 1) }
    let frames = samples.map {
      Screen(trace, context, sample: $0, columns: columns, rows: rows).lines
    }
    let border = String(repeating: "─", count: columns)
    let offsets = samples.map { "\(NumberText.short(context.samples.offsets[$0])) pt" }
    lines =
      [samples.map { _ in "┌\(border)┐" }.joined(separator: " ")]
      + (0..<rows).map { row in frames.map { "│\($0[row])│" }.joined(separator: " ") }
      + [samples.map { _ in "└\(border)┘" }.joined(separator: " ")]
      + [offsets.map { " \($0)".padding(toWidth: columns + 2) }.joined(separator: " ").trimmingEnd]
  }
}

extension String {
  /// The text without the blanks at its end.
  var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}

/// The views of an effect on one screen.
private struct Screen {
  private(set) var cells: [[Character]]
  private let size: Size

  init(_ trace: Trace, _ context: UnitContext, sample: Int, columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    size = context.device.size(in: context.settings.orientation)
    guard let layout = context.layout(at: sample) else { return }
    for place in [true, false] {
      for target in trace.targets.indices {
        guard let own = context.ownSample(of: target, sample) else { continue }
        let view = context.targets[target]
        let frame = layout.frame(
          view.frame,
          in: view.path,
          pin: view.pin,
          sweeping: layout.sweptScrollView,
          offset: context.samples.offsets[sample]
        )
        if place {
          fill(frame, "·")
        } else {
          draw(trace, target, own, frame)
        }
      }
    }
  }

  var lines: [String] { cells.map { String($0) } }

  private mutating func draw(_ trace: Trace, _ target: Int, _ sample: Int, _ frame: Rect) {
    let projection = trace.projection(target: target, sample: sample, in: frame.size)
    let own = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    guard let box = projection.boundingBox(of: own) else { return }
    let opacity = trace.shape.columns.indices.reduce(1.0) { product, column in
      trace.shape.columns[column].label.hasPrefix("opacity")
        ? product * trace.value(target: target, column: column, sample: sample) : product
    }
    let shades: [Character] = ["░", "▒", "▓", "█"]
    guard opacity > 0, opacity.isFinite else { return }
    let shade = shades[min(3, Int(min(opacity, 1) * 4))]
    let moved = Rect(
      x: frame.minX + box.minX,
      y: frame.minY + box.minY,
      width: box.width,
      height: box.height
    )
    fill(moved, shade)
  }

  /// Fills the cells whose middle lies in a rectangle of the window.
  private mutating func fill(_ rect: Rect, _ character: Character) {
    let rows = cells.count
    let columns = cells[0].count
    for row in 0..<rows {
      let y = (Double(row) + 0.5) / Double(rows) * size.height
      guard y >= rect.minY, y < rect.maxY else { continue }
      for column in 0..<columns {
        let x = (Double(column) + 0.5) / Double(columns) * size.width
        if x >= rect.minX, x < rect.maxX { cells[row][column] = character }
      }
    }
  }
}
