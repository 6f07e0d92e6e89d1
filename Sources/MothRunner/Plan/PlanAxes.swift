package import MothScript
package import MothSimulation

/// The axes of a run: each effect's units are their product.
package struct PlanAxes: Equatable, Sendable {
  /// Patterns of device ids, with `*`, and paths of profiles that end in `.json`; empty for all
  /// devices.
  package var devices: [String] = []
  /// How the devices are held; those that do not turn are run in portrait only.
  package var orientations: [Orientation] = [.portrait]
  /// The names of the ways to scroll, and paths of sweeps that end in `.json`.
  package var sweeps = [Sweep.linear.name]
  /// The names of scenes instead of the effects' own; empty for those.
  package var scenes: [String] = []
  /// The sizes of text.
  package var dynamicTypeSizes = [DynamicTypeSize.large]
  /// The directions in which text is read.
  package var layoutDirections = [LayoutDirection.leftToRight]
  /// The values to give to parameters, every combination of them; a name is once.
  package var parameters: [ParameterAxis] = []
  /// The settings of Reduce Motion.
  package var reduceMotion = [false, true]
  /// A refresh rate in hertz instead of the devices' own.
  package var refreshRate: Double?

  /// The axes of a run that nothing is said of.
  package init() {}

  /// Whether a device can refresh so often, in hertz.
  package static func isRefreshRate(_ rate: Double) -> Bool {
    Device.refreshRates.contains(rate)
  }

  /// Whether less is run than everything, so that what was not found may still be there.
  var isNarrowed: Bool {
    let all = PlanAxes()
    return !devices.isEmpty || !scenes.isEmpty || !parameters.isEmpty
      || !Set(reduceMotion).isSuperset(of: all.reduceMotion)
      || !orientations.contains(.portrait) || !sweeps.contains(Sweep.linear.name)
  }

  /// How many combinations of values there are for the parameters that an effect has; at most
  /// `Int.max`.
  func settingCount(ofParameters names: [String]) -> Int {
    parameters.filter { names.contains($0.name) }.map(\.values.count).clampedProduct
  }

  /// The names and values to give, one list for each combination, of the parameters that an effect
  /// has.
  func settings(ofParameters names: [String]) -> [[ParameterSetting]] {
    parameters.filter { names.contains($0.name) }.reduce([[]]) { sets, axis in
      sets.flatMap { set in
        axis.values.map { set + [ParameterSetting(name: axis.name, value: $0)] }
      }
    }
  }
}

/// The values that one parameter has in a run, each in units of its own.
package struct ParameterAxis: Equatable, Sendable {
  /// The parameter's name.
  package var name: String
  /// Its values, at least one.
  package var values: [ParameterValue]

  /// Makes an axis.
  package init(name: String, values: [ParameterValue]) {
    self.name = name
    self.values = values
  }
}

/// A parameter with the value that it is given.
package struct ParameterSetting: Hashable, Sendable, Codable {
  /// The parameter's name.
  package var name: String
  /// Its value.
  package var value: ParameterValue

  /// Makes a setting.
  package init(name: String, value: ParameterValue) {
    self.name = name
    self.value = value
  }
}

extension Sequence<Int> {
  /// The product of numbers that are 0 or more; `Int.max` if it is larger.
  var clampedProduct: Int {
    reduce(1) { product, factor in
      let (result, overflow) = product.multipliedReportingOverflow(by: factor)
      return overflow ? .max : result
    }
  }
}
