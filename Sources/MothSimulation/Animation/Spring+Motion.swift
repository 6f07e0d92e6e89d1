#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Spring {
  /// The frequency without damping, in radians per second.
  package var frequency: Double { (stiffness / mass).squareRoot() }

  /// How strongly the spring is damped: below 1 it goes beyond its target, at 1 it just does not.
  package var dampingRatio: Double {
    let critical = 2 * (stiffness * mass).squareRoot()
    return critical > 0 ? damping / critical : 1
  }

  /// The displacement from the target after so many seconds: the solution of the damped oscillator.
  ///
  /// - Parameters:
  ///   - time: The seconds since the start.
  ///   - displacement: The displacement from the target at the start.
  ///   - velocity: The change of the displacement at the start, per second.
  /// - Returns: What is left of the displacement.
  package func displacement(
    after time: Double,
    from displacement: Double,
    velocity: Double = 0
  ) -> Double {
    let ratio = dampingRatio
    let decay = ratio * frequency
    let push = velocity + decay * displacement
    // Near the critical ratio both other forms divide nearly 0 by nearly 0.
    if abs(ratio - 1) < 1e-9 {
      return exp(-decay * time) * (displacement + push * time)
    }
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      return exp(-decay * time)
        * (displacement * cos(damped * time) + push / damped * sin(damped * time))
    }
    let split = frequency * (ratio * ratio - 1).squareRoot()
    // The product of a tiny and a huge factor, as a sum of two that stay in range.
    let slow = exp((split - decay) * time)
    let fast = exp(-(split + decay) * time)
    return displacement * (slow + fast) / 2 + push / split * (slow - fast) / 2
  }

  /// The part of the way to the target that is done after so many seconds, from rest.
  package func progress(after time: Double) -> Double {
    time > 0 ? 1 - displacement(after: time, from: 1) : 0
  }
}
