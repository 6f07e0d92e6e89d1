internal import MothDiagnostics
internal import MothRunner

/// The effects of one plugin on one scene side by side: what each costs in state.
///
/// There is a table where several effects share a scene and at least one of them keeps state.
struct WiringTable {
  private let rows: [(name: String, unit: UnitResult)]

  init(_ plugin: PluginResult) {
    let first = plugin.effects.compactMap { effect in effect.units.first.map { (effect.name, $0) } }
    let shared = first.filter { $0.1.scene == first.first?.1.scene }
    let hasState = shared.contains { $0.1.stateCost != nil }
    rows = shared.count > 1 && hasState ? shared.map { (name: $0.0, unit: $0.1) } : []
  }

  /// The lines of the table; none where there is nothing to compare.
  var lines: [String] {
    guard let unit = rows.first?.unit else { return [] }
    let head =
      "side by side on \(VisibleText.escaped(unit.device)), \(unit.sampleCount) samples of "
      + VisibleText.escaped(unit.sweep)
    let table = [["", "actions", "writes", "bodies", "views made anew"]] + rows.map(cells)
    let widths = (0..<5).map { column in
      table.map { VisibleText.width(of: $0[column]) }.max() ?? 0
    }
    return [head]
      + table.map { row in
        zip(row, widths).enumerated().map { place, cell in
          let pad = String(repeating: " ", count: cell.1 - VisibleText.width(of: cell.0))
          return place == 0 ? "  \(cell.0)\(pad)" : "  \(pad)\(cell.0)"
        }.joined()
      }
  }

  private func cells(_ row: (name: String, unit: UnitResult)) -> [String] {
    let cost = row.unit.stateCost
    let bodies = cost?.bodies.reduce(0) { $0 + $1.evaluations } ?? 0
    return [
      VisibleText.escaped(row.name), "\(cost?.actions ?? 0)", "\(cost?.writes ?? 0)", "\(bodies)",
      "\(cost?.rebuiltViews ?? 0)",
    ]
  }
}
