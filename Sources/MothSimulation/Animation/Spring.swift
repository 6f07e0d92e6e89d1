/// A spring that pulls a value to its target.
///
/// The conversions are those of SwiftUI's `Spring`, as OpenSwiftUI's audited sources have them.
package struct Spring: Sendable, Hashable {
  /// The moved mass.
  package var mass: Double
  /// The force for each unit of displacement.
  package var stiffness: Double
  /// The force for each unit of speed.
  package var damping: Double

  /// The greatest stiffness that a duration can lead to.
  package static let maximumStiffness = 45_000.0

  /// Makes a spring from physical numbers.
  package init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Makes a spring from its perceived duration in seconds and how much it bounces.
  ///
  /// A bounce of 0 comes to rest as fast as it can without going beyond the target; up to 1 it goes
  /// beyond, down to -1 (excluded) it creeps.
  package init(duration: Double = 0.5, bounce: Double = 0) {
    let ratio = bounce >= 0 ? max(0, 1 - bounce) : 1 / max(1 + bounce, .leastNormalMagnitude)
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Makes a spring from its response in seconds and its damping ratio, 1 being critical.
  package init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, .leastNormalMagnitude)
    let stiffness = min(frequency * frequency, Self.maximumStiffness)
    self.init(stiffness: stiffness, damping: 2 * dampingRatio * stiffness.squareRoot())
  }
}
