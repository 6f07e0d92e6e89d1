internal import MothDiagnostics

/// The effects of one plugin on one scene side by side: what each costs in state.
///
/// There is a table for every scene that several effects share and at least one of them keeps
/// state. Effects that could not be evaluated are left out: what they cost is not known.
struct WiringTable {
  private let tables: [[UnitRecord]]

  /// Compares the first units of a plugin's effects.
  init(_ units: [UnitRecord]) {
    let known = units.filter { $0.state != nil || !$0.arguments.isEmpty }
    var scenes: [String] = []
    for unit in known where !scenes.contains(unit.scene) { scenes.append(unit.scene) }
    tables = scenes.map { scene in known.filter { $0.scene == scene } }
      .filter { units in units.count > 1 && units.contains { $0.state != nil } }
  }

  /// The lines of the tables; none if there is nothing to compare.
  var lines: [String] { tables.flatMap(lines) }

  private func lines(_ units: [UnitRecord]) -> [String] {
    guard let unit = units.first else { return [] }
    // One scene needs no name: it is with every effect.
    let scene = tables.count > 1 ? " of the scene \(VisibleText.escaped(unit.scene))" : ""
    let head =
      "side by side\(scene) on \(VisibleText.escaped(unit.device)), \(unit.samples) samples of "
      + VisibleText.escaped(unit.sweep)
    let table = [["", "actions", "writes", "bodies", "views rebuilt"]] + units.map(cells)
    let widths = (0..<5).map { column in
      table.map { VisibleText.width(of: $0[column]) }.max() ?? 0
    }
    return [head]
      + table.map { row in
        zip(row, widths).enumerated().map { index, cell in
          let pad = String(repeating: " ", count: cell.1 - VisibleText.width(of: cell.0))
          return index == 0 ? "  \(cell.0)\(pad)" : "  \(pad)\(cell.0)"
        }.joined()
      }
  }

  private func cells(_ unit: UnitRecord) -> [String] {
    let bodies = unit.state?.bodies.reduce(0) { $0 + $1.evaluations } ?? 0
    return [
      VisibleText.escaped(unit.effect), "\(unit.state?.actions ?? 0)",
      "\(unit.state?.writes ?? 0)", "\(bodies)", "\(unit.state?.rebuiltViews ?? 0)",
    ]
  }
}
