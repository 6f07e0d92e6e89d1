/// How a device is held.
package enum Orientation: String, Hashable, Sendable, Codable, CaseIterable {
  /// Upright; for windows and screens that do not turn, the only one.
  case portrait
  /// Turned by a quarter.
  case landscape
}
