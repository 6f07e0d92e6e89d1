package import MothGeometry

/// How a value gets from one number to another over time, in SwiftUI's words.
package struct Animation: Sendable, Hashable {
  /// The motion itself.
  package var motion: Motion
  /// The seconds before the motion starts.
  package var delay: Double
  /// How many times as fast as the clock the motion runs.
  package var speed: Double
  /// How often the motion is made; nil for once.
  package var repetition: Repetition?

  /// Makes an animation; a speed that is not positive becomes 1, a delay that is no length of time
  /// 0.
  package init(
    _ motion: Motion,
    delay: Double = 0,
    speed: Double = 1,
    repetition: Repetition? = nil
  ) {
    self.motion = motion
    self.delay = delay.isFinite ? max(0, delay) : 0
    self.speed = speed.isFinite && speed > 0 ? speed : 1
    self.repetition = repetition
  }

  /// How often a motion is made.
  package struct Repetition: Sendable, Hashable {
    /// The number of times; nil for ever.
    package var count: Double?
    /// Whether every second time runs backwards.
    package var autoreverses: Bool
  }

  /// The motions an animation can make.
  package enum Motion: Sendable, Hashable {
    /// Along a curve for so many seconds.
    case curve(UnitCurve, duration: Double)
    /// As a spring.
    case spring(Spring)
  }

  /// SwiftUI's default since the systems of 2023: a spring of half a second without bounce.
  package static let `default` = Animation.spring()

  /// The seconds a curve takes where none are given.
  package static let defaultDuration = 0.35

  /// Along a curve.
  package static func timingCurve(
    _ curve: UnitCurve,
    duration: Double = defaultDuration
  ) -> Animation {
    Animation(.curve(curve, duration: duration))
  }

  /// A spring of this perceived duration in seconds and this bounce.
  package static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: bounce)))
  }

  /// A spring of this response in seconds and this damping ratio: the older form.
  package static func spring(response: Double, dampingFraction: Double = 0.825) -> Animation {
    Animation(.spring(Spring(response: response, dampingRatio: dampingFraction)))
  }

  /// A spring without bounce.
  package static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce of 0.15.
  package static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3.
  package static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A fast spring with a small bounce, for values that follow a finger.
  package static func interactiveSpring(
    duration: Double = 0.15,
    extraBounce: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Every animation that needs no numbers with its SwiftUI name, in a fixed order.
  package static let named: [(name: String, animation: Animation)] = [
    ("default", .default), ("smooth", .smooth()), ("snappy", .snappy()), ("bouncy", .bouncy()),
    ("spring", .spring()), ("interactiveSpring", .interactiveSpring()),
    ("linear", .timingCurve(.linear)), ("easeIn", .timingCurve(.easeIn)),
    ("easeOut", .timingCurve(.easeOut)), ("easeInOut", .timingCurve(.easeInOut)),
  ]

  /// The animation with one of SwiftUI's names; nil for any other name.
  package init?(named name: String) {
    guard let match = Self.named.first(where: { $0.name == name }) else { return nil }
    self = match.animation
  }

  /// The animation that starts so many seconds later.
  package func delay(_ seconds: Double) -> Animation {
    Animation(motion, delay: delay + seconds, speed: speed, repetition: repetition)
  }

  /// The animation so many times as fast.
  package func speed(_ factor: Double) -> Animation {
    Animation(motion, delay: delay, speed: speed * factor, repetition: repetition)
  }

  /// The animation made so many times; after the last, the value is the target.
  package func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    let repetition = Repetition(count: Double(max(1, count)), autoreverses: autoreverses)
    return Animation(motion, delay: delay, speed: speed, repetition: repetition)
  }

  /// The animation made for ever.
  package func repeatForever(autoreverses: Bool = true) -> Animation {
    let repetition = Repetition(count: nil, autoreverses: autoreverses)
    return Animation(motion, delay: delay, speed: speed, repetition: repetition)
  }
}
