#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Content that goes on after the finger left: its speed falls by a fixed share each millisecond.
///
/// The rates are the values of `UIScrollView.DecelerationRate`; the law is that of WWDC 2018's
/// projection, in continuous time as in ScrollMechanics.
package struct Deceleration: Sendable, Hashable {
  /// The offset when the finger left, in points.
  package let start: Double
  /// The speed when the finger left, in points per second.
  package let velocity: Double
  /// How fast the speed falls: the share per second, in natural logarithms.
  package let decay: Double

  /// The remaining distance at which the motion ends, in points.
  package static let restingDistance = 0.5

  /// The rates at which scroll views slow down.
  package enum Rate: String, Sendable, Hashable, CaseIterable {
    /// 0.998 per millisecond, the default.
    case normal
    /// 0.99 per millisecond, also for paging and view-aligned scroll views.
    case fast

    /// The share of the speed that is left after a millisecond.
    package var perMillisecond: Double {
      switch self {
      case .normal: 0.998
      case .fast: 0.99
      }
    }

    /// The decay per second: 2.002003 or 10.050336.
    package var decay: Double { -1000 * log(perMillisecond) }
  }

  /// Makes the motion of a given decay, which must be more than 0.
  package init(from start: Double, velocity: Double, decay: Double) {
    self.start = start
    self.velocity = velocity
    self.decay = decay
  }

  /// Makes the motion at one of the rates.
  package init(from start: Double, velocity: Double, rate: Rate) {
    self.init(from: start, velocity: velocity, decay: rate.decay)
  }

  /// Where the motion comes to rest if nothing stops it, in points.
  package var rest: Double { start + velocity / decay }

  /// The offset so many seconds after the start, in points.
  package func offset(after time: Double) -> Double {
    start + velocity / decay * (1 - exp(-decay * time))
  }

  /// The speed so many seconds after the start, in points per second.
  package func velocity(after time: Double) -> Double {
    velocity * exp(-decay * time)
  }

  /// The seconds until the remaining distance is the resting one.
  package var duration: Double {
    let distance = abs(velocity) / decay
    return distance > Self.restingDistance ? log(distance / Self.restingDistance) / decay : 0
  }

  /// The seconds until an offset is reached; nil if it never is.
  package func time(to offset: Double) -> Double? {
    let share = decay * (offset - start) / velocity
    guard share >= 0, share < 1 else { return nil }
    return -log(1 - share) / decay
  }
}
