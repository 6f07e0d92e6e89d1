internal import MothDiagnostics
internal import MothRunner
internal import MothSimulation

/// The effects of one plugin on one scene side by side: what each costs in state.
///
/// There is a table for every scene that several effects share and at least one of them keeps state.
/// Effects that could not be evaluated are left out: what they cost is not known.
struct WiringTable {
  private typealias Row = (name: String, unit: UnitResult)
  private let tables: [[Row]]

  init(_ plugin: PluginResult) {
    let first = plugin.effects.compactMap { effect in
      effect.units.first.map { (name: effect.name, unit: $0) }
    }
    let known = first.filter { $0.unit.stateCost != nil || !$0.unit.columns.isEmpty }
    var scenes: [String] = []
    for row in known where !scenes.contains(row.unit.scene) { scenes.append(row.unit.scene) }
    tables = scenes.map { scene in known.filter { $0.unit.scene == scene } }
      .filter { rows in rows.count > 1 && rows.contains { $0.unit.stateCost != nil } }
  }

  /// The lines of the tables; none where there is nothing to compare.
  var lines: [String] { tables.flatMap(lines) }

  private func lines(_ rows: [Row]) -> [String] {
    guard let unit = rows.first?.unit else { return [] }
    // One scene needs no name: it stands with every effect.
    let scene = tables.count > 1 ? " of the scene \(VisibleText.escaped(unit.scene))" : ""
    let head =
      "side by side\(scene) on \(VisibleText.escaped(unit.device)), \(unit.sampleCount) samples of "
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
