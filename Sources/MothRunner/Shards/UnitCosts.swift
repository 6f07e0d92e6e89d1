internal import MothScript
internal import MothSimulation

/// What units cost, as far as it is known before they are evaluated.
package struct UnitCosts: Sendable {
  private var known: [String: Double] = [:]

  /// Knows nothing but how often a device draws.
  package init() {}

  /// Notes what a unit cost in an earlier run: its samples, of all views together.
  package mutating func note(_ samples: Int, of name: UnitName) {
    known[name.text] = Double(samples)
  }

  /// The costs of a plugin's units and tests' scripts, in plan order.
  ///
  /// A unit of which nothing is known costs as much as the known ones on average, times the
  /// device's refresh rate over 60 Hz: a sweep has as many samples. A test costs little.
  func costs(of planned: PlannedPlugin) -> [Double] {
    let average = known.isEmpty ? 1 : known.values.sorted().reduce(0, +) / Double(known.count)
    let units = planned.effects.flatMap { effect in
      (0..<effect.units.count).map { number in
        let variant = effect.units[number]
        let estimate = average * variant.device.refreshRate / Self.usualRate
        guard !known.isEmpty else { return estimate }
        let name = UnitName(
          plugin: planned.plugin.name,
          effect: effect.source.name,
          variant: variant.name
        )
        return known[name.text] ?? estimate
      }
    }
    return units + planned.tests.map { _ in average }
  }

  /// The refresh rate of most devices, in hertz.
  private static let usualRate = 60.0
}
