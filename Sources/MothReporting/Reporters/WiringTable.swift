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
