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
  init(_ unit: ValidatedUnit, frames wanted: Int, width: Int, styler: Styler) {
    let context = unit.context
    let size = context.device.size(in: context.settings.orientation)
    let samples = Self.samples(context, atMost: max(1, min(wanted, width / 14)))
    let count = samples.count
    let columns = max(10, min(28, width / count - 3))
    // A character of a terminal is about twice as high as wide.
    let rows = (Double(columns) * size.height / size.width / 2)
      .wholeNumber(in: 3...24, rounding: .down)
    let frames = samples.map { sample in
      var screen = FilmScreen(size, columns: columns, rows: rows)
      if let picture = Picture(unit, sample: sample) { screen.draw(picture, unit: unit) }
      return screen.lines(styler)
    }
    let border = String(repeating: "─", count: columns)
    let offsets = samples.map { "\(NumberText.short(context.samples.offsets[$0])) pt" }
    lines =
      [samples.map { _ in "┌\(border)┐" }.joined(separator: " ")]
      + (0..<rows).map { row in frames.map { "│\($0[row])│" }.joined(separator: " ") }
      + [samples.map { _ in "└\(border)┘" }.joined(separator: " ")]
      + [offsets.map { " \($0)".padding(toWidth: columns + 2) }.joined(separator: " ").trimmingEnd]
  }

  /// The first samples near offsets that lie evenly among those at which one of the effect's views
  /// is visible, in the order of the offsets; the first sample where none is.
  private static func samples(_ context: UnitContext, atMost count: Int) -> [Int] {
    let offsets = context.samples.offsets
    var isVisible = Array(repeating: false, count: offsets.count)
    for target in context.targets.indices {
      for (own, share) in context.visibleFractions(of: target).enumerated() where share > 0 {
        isVisible[context.sweepSample(of: target, own)] = true
      }
    }
    let seen = offsets.indices.filter { isVisible[$0] }
    guard let low = seen.map({ offsets[$0] }).min(), let high = seen.map({ offsets[$0] }).max()
    else { return [0] }
    var chosen: [Int] = []
    for step in 0..<count {
      let wanted = count == 1 ? low : low + (high - low) * Double(step) / Double(count - 1)
      let nearest = seen.min { abs(offsets[$0] - wanted) < abs(offsets[$1] - wanted) }
      if let nearest, chosen.last.map({ offsets[$0] != offsets[nearest] }) ?? true {
        chosen.append(nearest)
      }
    }
    return chosen
  }
}

extension String {
  /// The text without the blanks at its end.
  var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
