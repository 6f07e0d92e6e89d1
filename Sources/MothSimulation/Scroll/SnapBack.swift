#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Content that springs to a place: back from beyond an end, or to a place where it snaps.
///
/// A critically damped spring. Its constant is the one ScrollMechanics fitted to `UIScrollView` by
/// eye (mass 1, stiffness 100), not Apple's.
package struct SnapBack: Sendable, Hashable {
  /// The place the content springs to, in points.
  package let target: Double
  /// How far from it the content is at the start, in points.
  package let displacement: Double
  /// The speed at the start, in points per second.
  package let velocity: Double

  /// The decay per second: the square root of the stiffness.
  package static let decay = Assumption.bounceDecay

  /// Makes the motion from an offset to a target, in points.
  package init(from offset: Double, velocity: Double, to target: Double) {
    self.target = target
    displacement = offset - target
    self.velocity = velocity
  }

  /// The offset so many seconds after the start, in points.
  package func offset(after time: Double) -> Double {
    target + displacement(after: time)
  }

  /// The seconds after which the displacement stays below this, in points.
  package func duration(until distance: Double) -> Double {
    let push = velocity + Self.decay * displacement
    // Behind its last turning point, a decay time after its only zero, the displacement shrinks.
    let zero = push == 0 ? 0 : -displacement / push
    let turn = max(0, push == 0 ? 0 : zero + 1 / Self.decay)
    var low = turn
    if abs(displacement(after: turn)) < distance {
      guard abs(displacement) >= distance else { return 0 }
      low = 0
    }
    var high = max(low, 1 / Self.decay)
    while abs(displacement(after: high)) >= distance, high < Spring.maximumDuration { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(displacement(after: middle)) >= distance { low = middle } else { high = middle }
    }
    return high
  }

  private func displacement(after time: Double) -> Double {
    exp(-Self.decay * time) * (displacement + (velocity + Self.decay * displacement) * time)
  }
}
