package import MothGeometry

/// How a scroll transition gets from an edge's effect to the identity's.
package enum TransitionConfiguration: Sendable, Hashable {
  /// With the scroll position, along a curve; with an animation, chasing it.
  case interactive(curve: UnitCurve, threshold: Threshold, animation: Animation?)
  /// At once when the threshold is passed, animated on the clock.
  case animated(Animation, threshold: Threshold)
  /// Not at all: the identity's effect everywhere.
  case identity

  /// SwiftUI's default: fully visible as the threshold, ease in and out as the curve.
  package static let interactive = TransitionConfiguration.interactive()

  /// SwiftUI's animated default: half visible as the threshold.
  package static let animated = TransitionConfiguration.animated(.default, threshold: .visible(0.5))

  /// The interactive configuration with SwiftUI's defaults for what is not given.
  package static func interactive(
    curve: UnitCurve = .easeInOut,
    threshold: Threshold = .visible
  ) -> TransitionConfiguration {
    .interactive(curve: curve, threshold: threshold, animation: nil)
  }

  /// The same configuration with another threshold; the identity stays as it is.
  package func threshold(_ threshold: Threshold) -> TransitionConfiguration {
    switch self {
    case .interactive(let curve, _, let animation):
      .interactive(curve: curve, threshold: threshold, animation: animation)
    case .animated(let animation, _): .animated(animation, threshold: threshold)
    case .identity: .identity
    }
  }

  /// The same configuration with another animation; the identity stays as it is.
  package func animation(_ animation: Animation) -> TransitionConfiguration {
    switch self {
    case .interactive(let curve, let threshold, _):
      .interactive(curve: curve, threshold: threshold, animation: animation)
    case .animated(_, let threshold): .animated(animation, threshold: threshold)
    case .identity: .identity
    }
  }

  /// The animation that the fraction follows; nil if it jumps to its target.
  package var animation: Animation? {
    switch self {
    case .interactive(_, _, let animation): animation
    case .animated(let animation, _): animation
    case .identity: nil
    }
  }
}
