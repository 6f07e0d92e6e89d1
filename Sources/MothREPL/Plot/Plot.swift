internal import MothDiagnostics

/// A curve with its axes.
struct Plot {
  /// What the curve is.
  let title: String
  /// The unit of its values; may be empty.
  let unit: String
  /// What it is drawn over.
  let xTitle: String
  /// Its unit.
  let xUnit: String
  /// The places of the points.
  let xs: [Double]
  /// The values at these places; one that is not finite leaves a gap.
  let ys: [Double]

  /// The rows of the drawing.
  private static let rows = 12

  /// The lines, none wider than `width` columns, which is at least 20.
  func lines(width: Int) -> [String] {
    let points = zip(xs, ys).filter { $0.isFinite && $1.isFinite }
    guard let left = points.map(\.0).min(), let right = points.map(\.0).max(),
      let low = points.map(\.1).min(), let high = points.map(\.1).max()
    else { return ["\(title) has no finite value"] }
    let labels =
      high > low
      ? [0: NumberText.short(high), Self.rows - 1: NumberText.short(low)]
      : [Self.rows / 2: NumberText.short(low)]
    let margin = labels.values.map(\.count).max() ?? 0
    // A curve wider than 100 columns is no easier to read.
    let columns = min(max(width - margin - 2, 10), 100)
    var canvas = BrailleCanvas(columns: columns, rows: Self.rows)
    let x = { (value: Double) in place(value, left, right, canvas.width) }
    let y = { (value: Double) in canvas.height - 1 - place(value, low, high, canvas.height) }
    var last: (x: Int, y: Int)?
    for (valueX, valueY) in zip(xs, ys) {
      guard valueX.isFinite, valueY.isFinite else {
        last = nil
        continue
      }
      let point = (x: x(valueX), y: y(valueY))
      draw(from: last ?? point, to: point, on: &canvas)
      last = point
    }
    let rows = canvas.lines.enumerated().map { row, dots in
      let label = labels[row]
      return ((label ?? "").padding(fromWidth: margin) + (label == nil ? " │" : " ┤") + dots)
        .trimmingEnd
    }
    return head(width) + rows + axis(left, right, margin, columns)
  }

  private func head(_ width: Int) -> [String] {
    let unit = unit.isEmpty ? "" : " \(unit)"
    return WrappedText.lines(of: "\(title)\(unit) over \(xTitle) \(xUnit)", width: width)
  }

  private func axis(_ left: Double, _ right: Double, _ margin: Int, _ columns: Int) -> [String] {
    let blanks = String(repeating: " ", count: margin + 1)
    let first = NumberText.short(left)
    let last = NumberText.short(right)
    let line = blanks + "└" + String(repeating: "─", count: columns)
    let gap = columns + 1 - first.count - last.count
    guard gap > 0, first != last else { return [line, blanks + first] }
    return [line, blanks + first + String(repeating: " ", count: gap) + last]
  }

  /// The dot of a value among `count`; the middle one where all values are the same.
  private func place(_ value: Double, _ low: Double, _ high: Double, _ count: Int) -> Int {
    // In the first row of the lower half.
    guard high > low else { return (count - 1) / 2 }
    // Halves, so that the difference of the largest numbers is finite.
    let share = (value / 2 - low / 2) / (high / 2 - low / 2)
    return Int((share * Double(count - 1)).rounded())
  }

  /// A straight line of dots.
  private func draw(
    from start: (x: Int, y: Int),
    to end: (x: Int, y: Int),
    on canvas: inout BrailleCanvas
  ) {
    let steps = max(abs(end.x - start.x), abs(end.y - start.y), 1)
    for step in 0...steps {
      let x = Double(start.x) + Double((end.x - start.x) * step) / Double(steps)
      let y = Double(start.y) + Double((end.y - start.y) * step) / Double(steps)
      canvas.set(Int(x.rounded()), Int(y.rounded()))
    }
  }
}
