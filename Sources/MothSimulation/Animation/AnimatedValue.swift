/// A number that follows its target with an animation, on the clock of a sweep.
///
/// A plain spring keeps value and velocity when the target changes. Other animations add up: the
/// one under way goes on, and the new one covers the difference, as SwiftUI combines animations
/// that do not merge.
package struct AnimatedValue: Sendable, Equatable {
  private let animation: Animation
  /// The seconds that one change takes, worked out once.
  private let duration: Double
  private var target: Double
  private var spring: SpringIntegrator?
  private var steps = 0.0
  private var changes: [Change] = []

  /// The most changes that add up; of more, the oldest is taken to be over.
  private static let maximumChanges = 600

  /// Makes a value at rest.
  package init(_ value: Double, animation: Animation) {
    self.animation = animation
    duration = animation.duration
    target = value
    guard case .spring(let spring) = animation.motion, animation.delay == 0,
      animation.repetition == nil
    else { return }
    self.spring = SpringIntegrator(spring, at: value)
  }

  /// Moves on to a time, then heads for a target from there.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start of the sweep, not before those of the last call.
  ///   - newTarget: Where to head from then on.
  /// - Returns: The value at that time.
  package mutating func advance(to time: Double, target newTarget: Double) -> Double {
    let value = value(at: time)
    guard newTarget != target else { return value }
    if spring == nil {
      changes.append(Change(start: time, distance: newTarget - target))
      if changes.count > Self.maximumChanges { changes.removeFirst() }
    }
    spring?.retarget(to: newTarget)
    target = newTarget
    return value
  }

  private mutating func value(at time: Double) -> Double {
    guard var spring else { return combinedValue(at: time) }
    let due = time * animation.speed * SpringIntegrator.stepsPerSecond
    // A spring that swings for ever, played very fast, is taken to have come to rest.
    if due - steps > Spring.maximumDuration * SpringIntegrator.stepsPerSecond {
      spring = SpringIntegrator(spring.spring, at: target)
      steps = due
    }
    // Whole steps up to the time, and a part of a step that is shown but not kept.
    while steps + 1 <= due + 1e-6 {
      if spring.isAtRest {
        steps = (due + 1e-6).rounded(.down)
        break
      }
      spring.step()
      steps += 1
    }
    self.spring = spring
    let rest = max(0, due - steps) / SpringIntegrator.stepsPerSecond
    return spring.isAtRest ? spring.value : spring.value + spring.velocity * rest
  }

  private mutating func combinedValue(at time: Double) -> Double {
    changes.removeAll { time - $0.start >= duration }
    return changes.reduce(target) { value, change in
      value - change.distance * (1 - animation.progress(after: time - change.start))
    }
  }

  /// A change of the target that is under way.
  private struct Change: Sendable, Equatable {
    let start: Double
    let distance: Double
  }
}
