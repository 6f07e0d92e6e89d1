package import MothCatalog

extension Device {
  /// The refresh rates that a device can have, in hertz: far below and above any display's.
  package static let refreshRates = 0.1...1000.0

  /// The same device with another refresh rate, in hertz.
  package func refreshing(at rate: Double) -> Device {
    var device = self
    device.refreshRate = rate
    return device
  }

  /// The same device with another version of its system.
  package func running(_ version: OSVersion) -> Device {
    var device = self
    device.osVersion = version
    return device
  }
}
