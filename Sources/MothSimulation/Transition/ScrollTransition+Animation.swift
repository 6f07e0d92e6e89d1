extension ScrollTransition {
  /// The fractions of identity at the edges in every sample, animations applied.
  ///
  /// Each edge's fraction starts at its first target, without animating, and follows its later
  /// targets on the clock of the samples.
  /// - Parameters:
  ///   - geometry: The target along the resolved axis; nil without a scroll view on it.
  ///   - times: The time of each sample, in seconds.
  /// - Returns: The fraction of each edge; beyond 1 where a spring overshoots.
  package func fractions(
    for geometry: TransitionGeometry?,
    times: [Double]
  ) -> (topLeading: GeometryColumn, bottomTrailing: GeometryColumn) {
    let targets = targetFractions(for: geometry)
    return (
      animated(targets.topLeading, animation: topLeading.animation, times: times),
      animated(targets.bottomTrailing, animation: bottomTrailing.animation, times: times)
    )
  }

  private func animated(
    _ targets: GeometryColumn,
    animation: Animation?,
    times: [Double]
  ) -> GeometryColumn {
    guard case .values(let values) = targets, let animation, let first = values.first else {
      return targets
    }
    var fraction = AnimatedValue(first, animation: animation)
    return .values(
      zip(times, values).map { time, target in fraction.advance(to: time, target: target) }
    )
  }
}
