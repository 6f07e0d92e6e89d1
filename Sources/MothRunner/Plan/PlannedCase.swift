internal import MothScript
internal import MothSimulation

/// One case of a plugin's test on one device.
struct PlannedCase: Sendable {
  var test: TestDefinition.Case
  /// The device's id; a pattern that no device matches.
  var device: String
  /// Its name.
  var name: UnitName
}

extension Plugin {
  /// The cases of a test of this plugin, one for each device.
  func cases(of definition: TestDefinition) -> [PlannedCase] {
    definition.cases.flatMap { test in
      test.devices.flatMap(deviceIDs).map { device in
        let variant = UnitName.variant(
          ofCase: test.name,
          onDevice: device,
          reduceMotion: test.reduceMotion
        )
        return PlannedCase(
          test: test,
          device: device,
          name: UnitName(plugin: name, effect: definition.effect, variant: variant)
        )
      }
    }
  }

  /// The ids that a test's pattern stands for; the pattern itself where it matches none.
  private func deviceIDs(matching pattern: String) -> [String] {
    let ids = DeviceSelection(patterns: [pattern], pluginDevices: devices).devices.map(\.id)
    return ids.isEmpty ? [pattern] : ids
  }
}
