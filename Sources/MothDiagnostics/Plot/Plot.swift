/// Curves with their axes.
package struct Plot {
  /// What the curves are.
  package let title: String
  /// The unit of their values; may be empty.
  package let unit: String
  /// What they are drawn over.
  package let xTitle: String
  /// Its unit.
  package let xUnit: String
  /// The curves; at most as many as there are marks.
  package let curves: [Curve]
  /// Colours them.
  package var styler: Styler
  /// The rows of the drawing.
  package let rows: Int

  /// Makes a plot, if not said otherwise without colours.
  package init(
    title: String,
    unit: String,
    xTitle: String,
    xUnit: String,
    curves: [Curve],
    styler: Styler = .plain,
    rows: Int = 12
  ) {
    self.title = title
    self.unit = unit
    self.xTitle = xTitle
    self.xUnit = xUnit
    self.curves = curves
    self.styler = styler
    self.rows = rows
  }

  /// A curve.
  package struct Curve: Equatable {
    /// What it is called below the plot; empty for an only curve.
    package var name: String
    /// The places of the points.
    package let xs: [Double]
    /// The values at these places; one that is not finite leaves a gap.
    package let ys: [Double]

    /// Makes a curve.
    package init(name: String = "", xs: [Double], ys: [Double]) {
      self.name = name
      self.xs = xs
      self.ys = ys
    }
  }

  /// The lines, none wider than `width` columns, which is at least 20.
  package func lines(width: Int) -> [String] {
    let points = curves.flatMap { zip($0.xs, $0.ys) }.filter { $0.isFinite && $1.isFinite }
    guard let left = points.map(\.0).min(), let right = points.map(\.0).max(),
      let low = points.map(\.1).min(), let high = points.map(\.1).max()
    else { return ["\(title) has no finite value"] }
    let y = Scale(vertical: low, high, dots: 4 * rows)
    let margin = y.labels.map(\.text.count).max() ?? 0
    // A curve wider than 100 columns is no easier to read.
    let columns = min(max(width - margin - 2, 6), 100)
    let x = Scale(horizontal: left, right, dots: 2 * columns)
    let canvases = curves.map { curve in
      canvas(of: curve, x, y: y, empty: BrailleCanvas(columns: columns, rows: rows))
    }
    let sheet = CurveSheet(canvases, isMarked: curves.contains { !$0.name.isEmpty })
    let labels = Dictionary(y.labels.map { ((4 * rows - 1 - $0.dot) / 4, $0.text) }) {
      first,
      _ in first
    }
    let drawing = sheet.lines(styler).enumerated().map { row, dots in
      (labels[row] ?? "").padding(fromWidth: margin) + (labels[row] == nil ? " │" : " ┤") + dots
    }
    return head(width) + drawing + axis(x, margin: margin, columns: columns) + legend(width)
  }

  private func canvas(
    of curve: Curve,
    _ x: Scale,
    y: Scale,
    empty: BrailleCanvas
  ) -> BrailleCanvas {
    var canvas = empty
    var last: (x: Int, y: Int)?
    for (valueX, valueY) in zip(curve.xs, curve.ys) {
      guard valueX.isFinite, valueY.isFinite else {
        last = nil
        continue
      }
      let point = (x: x.dot(of: valueX), y: canvas.height - 1 - y.dot(of: valueY))
      canvas.draw(from: last ?? point, to: point)
      last = point
    }
    return canvas
  }

  private func head(_ width: Int) -> [String] {
    let unit = unit.isEmpty ? "" : " \(unit)"
    return WrappedText.lines(of: "\(title)\(unit) over \(xTitle) \(xUnit)", width: width)
  }

  /// The line below the curves with a notch at each number, and the numbers that have room.
  private func axis(_ x: Scale, margin: Int, columns: Int) -> [String] {
    var line = Array(repeating: Character("─"), count: columns)
    var numbers = ""
    let room = margin + 2 + columns
    for label in x.labels {
      let column = label.dot / 2
      let start = min(
        max(margin + 2 + column - label.text.count / 2, 0),
        max(room - label.text.count, 0)
      )
      guard numbers.isEmpty || start > numbers.count, start + label.text.count <= room else {
        continue
      }
      line[column] = "┬"
      numbers = numbers.padding(toWidth: start) + label.text
    }
    return [String(repeating: " ", count: margin + 1) + "└" + String(line), numbers]
  }

  private func legend(_ width: Int) -> [String] {
    curves.enumerated().filter { !$1.name.isEmpty }.flatMap { number, curve in
      let mark = styler.apply(curve: number, to: String(CurveSheet.marks[number]))
      return WrappedText.lines(of: VisibleText.escaped(curve.name), width: max(width - 3, 10))
        .enumerated().map { ($0 == 0 ? "\(mark)  " : "   ") + $1 }
    }
  }
}

/// Where numbers are among dots, and which of them are written beside.
private struct Scale {
  private let low: Double
  private let high: Double
  private let dots: Int
  /// The numbers to write, with their dots.
  private(set) var labels: [(dot: Int, text: String)] = []

  /// A scale from a round number to a round number.
  init(vertical low: Double, _ high: Double, dots: Int) {
    let ticks = AxisTicks(from: low, to: high, atMost: 4, isWidened: true)
    let ends = [ticks.values.first ?? low, ticks.values.last ?? high]
    let isFinite = ends.allSatisfy(\.isFinite)
    (self.low, self.high) = isFinite ? (ends[0], ends[1]) : (low, high)
    self.dots = dots
    setLabels(isFinite ? ticks : nil)
  }

  /// A scale over just a range.
  init(horizontal low: Double, _ high: Double, dots: Int) {
    (self.low, self.high, self.dots) = (low, high, dots)
    setLabels(AxisTicks(from: low, to: high, atMost: max(dots / 20, 2)))
  }

  /// Without ticks the ends are written, or the only value.
  private mutating func setLabels(_ ticks: AxisTicks?) {
    var pairs = ticks.map { Array(zip($0.values, $0.labels)) } ?? []
    if pairs.isEmpty { pairs = [low, high].map { ($0, NumberText.short($0)) } }
    for (value, text) in pairs where !labels.contains(where: { $0.text == text }) {
      labels.append((dot(of: value), text))
    }
  }

  /// The dot of a number; one of the middle where all numbers are the same.
  func dot(of value: Double) -> Int {
    guard high > low else { return (dots - 1) / 2 }
    // Halves, so that the difference of the largest numbers is finite.
    let share = (value / 2 - low / 2) / (high / 2 - low / 2)
    return (share * Double(dots - 1)).wholeNumber(in: 0...dots - 1)
  }
}
