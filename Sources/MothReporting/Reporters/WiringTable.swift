internal import MothDiagnostics
internal import MothRunner

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
    let names = rows.map { VisibleText.escaped($0.name) }
    let width = names.map(VisibleText.width).max() ?? 0
    return [head]
      + zip(rows, names).map { row, name in
        let pad = String(repeating: " ", count: width - VisibleText.width(of: name))
        return "  \(name)\(pad)  \(text(row.unit.stateCost))"
      }
  }

  private func text(_ cost: StateCost?) -> String {
    guard let cost else { return "no state: 0 writes, 0 bodies" }
    let bodies = cost.bodies.reduce(0) { $0 + $1.evaluations }
    return "\(cost.transformRuns) transforms, \(cost.actions) actions, \(cost.writes) writes, "
      + "\(bodies) bodies, \(cost.rebuiltViews) views made anew"
  }
}
