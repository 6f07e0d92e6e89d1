package import MothEngine
package import MothSimulation

/// Where and how an effect is evaluated.
package struct UnitVariant: Sendable {
  /// The device.
  package var device: Device
  /// What the user has set.
  package var settings: UnitSettings
  /// The way to scroll.
  package var plan: ScrollPlan
  /// A scene instead of the effect's own.
  package var scene: String?
  /// The values that parameters have instead of their defaults.
  package var parameters: [ParameterSetting] = []
  /// The refresh rate that the device has instead of its own, in hertz.
  package var refreshRate: Double?

  /// Makes a place.
  package init(
    device: Device,
    settings: UnitSettings,
    plan: ScrollPlan,
    scene: String? = nil
  ) {
    self.device = device
    self.settings = settings
    self.plan = plan
    self.scene = scene
  }
}
