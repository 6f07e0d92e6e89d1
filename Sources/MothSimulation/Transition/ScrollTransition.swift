package import MothGeometry

/// A `scrollTransition`: an axis and a configuration for each edge.
///
/// The model is that of SwiftVVD's `ScrollTransition` (commit 86f0b09), whose tests state values
/// observed at run time: a threshold is a distance, each edge has a fraction of identity, and what
/// both edges take away from the identity's effect adds up.
package struct ScrollTransition: Sendable, Hashable {
  /// The axis; nil for that of the nearest scroll view.
  package var axis: Axis?
  /// How the view comes and goes at the top or the leading edge.
  package var topLeading: TransitionConfiguration
  /// How the view comes and goes at the bottom or the trailing edge.
  package var bottomTrailing: TransitionConfiguration

  /// Makes a transition.
  package init(
    axis: Axis? = nil,
    topLeading: TransitionConfiguration = .interactive,
    bottomTrailing: TransitionConfiguration = .interactive
  ) {
    self.axis = axis
    self.topLeading = topLeading
    self.bottomTrailing = bottomTrailing
  }

  /// The axis in use: the given one, else horizontal only if the nearest scroll view scrolls only
  /// horizontally.
  package func resolvedAxis(innermost axes: Axis.Set?) -> Axis {
    axis ?? (axes == .horizontal ? .horizontal : .vertical)
  }

  /// The fractions of identity that the edges head for, one row of numbers for each edge: 1 is the
  /// identity, 0 the edge's own effect.
  ///
  /// Without a scroll view on the axis both are 0, but for edges configured as identity. Animations
  /// are not applied here.
  /// - Parameter geometry: The target along the resolved axis; nil without a scroll view on it.
  /// - Returns: The target fraction of each edge.
  package func targetFractions(
    for geometry: TransitionGeometry?
  ) -> (topLeading: GeometryColumn, bottomTrailing: GeometryColumn) {
    guard let geometry else {
      return (
        .constant(topLeading == .identity ? 1 : 0), .constant(bottomTrailing == .identity ? 1 : 0)
      )
    }
    return (
      topLeading.fractions(at: .topLeading, geometry),
      bottomTrailing.fractions(at: .bottomTrailing, geometry)
    )
  }

  /// One number of the drawn effect, from the closure's three results and both fractions.
  ///
  /// Fractions above 1, as a bouncing spring gives them, overshoot the identity.
  /// - Parameters:
  ///   - topLeading: The number for the phase `topLeading`.
  ///   - identity: The number for the phase `identity`.
  ///   - bottomTrailing: The number for the phase `bottomTrailing`.
  ///   - fractions: The fraction of identity at each edge.
  /// - Returns: The identity's number less what each edge takes away.
  package static func blend(
    topLeading: Double,
    identity: Double,
    bottomTrailing: Double,
    fractions: (topLeading: Double, bottomTrailing: Double)
  ) -> Double {
    // A fraction of 1 must give the identity's number to the last bit, also beside infinities.
    let first = fractions.topLeading == 1 ? 0 : (1 - fractions.topLeading) * (topLeading - identity)
    let second =
      fractions.bottomTrailing == 1
      ? 0 : (1 - fractions.bottomTrailing) * (bottomTrailing - identity)
    return identity + first + second
  }
}

extension TransitionConfiguration {
  /// The fraction of identity at an edge in every sample, before any animation.
  func fractions(
    at edge: ScrollTransitionPhase,
    _ geometry: TransitionGeometry
  ) -> GeometryColumn {
    GeometryColumn.combine(
      geometry.containerMin,
      second: geometry.length,
      third: geometry.containerLength
    ) { containerMin, length, containerLength in
      fraction(
        at: edge,
        containerMin: containerMin,
        length: length,
        containerLength: containerLength
      )
    }
  }

  /// The fraction of identity at an edge, before any animation: 1 for the identity's own phase.
  ///
  /// - Parameters:
  ///   - edge: The phase of the edge.
  ///   - containerMin: The container's near side in the view's own coordinates, in points.
  ///   - length: The view's length along the axis, in points.
  ///   - containerLength: The container's length along the axis, in points.
  /// - Returns: A number from 0 to 1, or beyond where the curve goes beyond.
  package func fraction(
    at edge: ScrollTransitionPhase,
    containerMin: Double,
    length: Double,
    containerLength: Double
  ) -> Double {
    let middle = (length - containerLength) / 2
    switch (self, edge) {
    case (.identity, _), (_, .identity):
      return 1
    case (.interactive(let curve, let threshold, _), .topLeading):
      let distance = threshold.distance(length: length, containerLength: containerLength)
      guard let gone = progress(of: containerMin, from: middle + distance, to: length) else {
        return 0
      }
      return curve.value(at: 1 - gone)
    case (.interactive(let curve, let threshold, _), .bottomTrailing):
      let distance = threshold.distance(length: length, containerLength: containerLength)
      guard let come = progress(of: containerMin, from: -containerLength, to: middle - distance)
      else { return 0 }
      return curve.value(at: come)
    case (.animated(_, let threshold), .topLeading):
      let distance = threshold.distance(length: length, containerLength: containerLength)
      return containerMin <= middle + distance ? 1 : 0
    case (.animated(_, let threshold), .bottomTrailing):
      let distance = threshold.distance(length: length, containerLength: containerLength)
      return containerMin >= middle - distance ? 1 : 0
    }
  }

  /// Where a number lies between two others, limited to 0...1; nil if nothing lies between them.
  private func progress(of value: Double, from low: Double, to high: Double) -> Double? {
    guard low < high else { return nil }
    return min(max((value - low) / (high - low), 0), 1)
  }
}
