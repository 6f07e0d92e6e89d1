/// How content gives way when a finger pulls it beyond an end.
///
/// The formula is the one that the community found for `UIScrollView` in 2012; ScrollMechanics
/// (commit 587660a) has it as `RubberBand`.
package struct RubberBand: Sendable, Hashable {
  /// The length of the scroll view with its content insets, in points: no pull shows more.
  package let viewport: Double

  /// The share of the finger's first movement that the content follows.
  package static let coefficient = 0.55

  /// Makes the band of a scroll view of this length, in points.
  package init(viewport: Double) {
    self.viewport = viewport
  }

  /// How far the content goes beyond its end when the finger went so far, in points.
  package func stretch(for pull: Double) -> Double {
    guard viewport > 0, pull > 0 else { return 0 }
    guard pull.isFinite else { return viewport }
    return pull * Self.coefficient * viewport / (pull * Self.coefficient + viewport)
  }

  /// How far the finger went when the content is so far beyond its end, in points.
  package func pull(for stretch: Double) -> Double {
    guard viewport > 0, stretch > 0 else { return 0 }
    guard stretch < viewport else { return .infinity }
    return stretch * viewport / (Self.coefficient * (viewport - stretch))
  }
}
