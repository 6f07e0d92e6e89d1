/// A value pulled by a spring, moved in SwiftUI's own fixed steps.
///
/// The scheme and the rule for coming to rest are those of OpenSwiftUI's audited
/// `FluidSpringAnimation`: velocity Verlet with 300 steps per second.
package struct SpringIntegrator: Sendable, Equatable {
  /// The spring.
  package var spring: Spring
  /// The value that the spring pulls to.
  package private(set) var target: Double
  /// The value now.
  package private(set) var value: Double
  /// The change of the value per second now.
  package private(set) var velocity: Double
  private var acceleration = 0.0
  private var span: Double

  /// The steps in a second.
  package static let stepsPerSecond = 300.0
  /// Squared velocity and acceleration below which the value may come to rest.
  package static let restingSquare = 0.0036
  /// The part of the way within which the value may come to rest.
  package static let restingShare = 0.01

  /// Makes a value at rest.
  package init(_ spring: Spring, at value: Double) {
    self.spring = spring
    self.value = value
    target = value
    velocity = 0
    span = 0
  }

  /// Whether the value has come to rest at its target.
  package var isAtRest: Bool { value == target && velocity == 0 && acceleration == 0 }

  /// Pulls to another value from now on; value and velocity go on from where they are.
  package mutating func retarget(to newTarget: Double) {
    guard newTarget != target else { return }
    target = newTarget
    span = abs(newTarget - value)
  }

  /// Moves on by one step.
  package mutating func step() {
    let interval = 1 / Self.stepsPerSecond
    let half = velocity + acceleration * interval / 2
    value += half * interval
    acceleration = (spring.stiffness * (target - value) - spring.damping * half) / spring.mass
    velocity = half + acceleration * interval / 2
    let square = max(velocity * velocity, acceleration * acceleration)
    if square <= Self.restingSquare, abs(target - value) <= Self.restingShare * span {
      value = target
      velocity = 0
      acceleration = 0
    }
  }
}
