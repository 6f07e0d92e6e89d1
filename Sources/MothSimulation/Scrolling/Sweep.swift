/// A way to scroll over time, with a name.
package struct Sweep: Sendable, Equatable {
  /// The name, in kebab case.
  package let name: String
  /// One sentence on what the sweep does.
  package let summary: String
  /// How the offset comes about.
  package let plan: Plan

  /// Makes a sweep.
  package init(name: String, summary: String, plan: Plan) {
    self.name = name
    self.summary = summary
    self.plan = plan
  }

  /// The ways in which an offset can come about.
  package enum Plan: Sendable, Equatable {
    /// Straight legs at constant speed over the whole extent and beyond both ends.
    case linear(LinearSweep)
  }

  /// There and back over the whole extent at constant speed, with overscroll at both ends.
  package static let linear = Sweep(
    name: "linear",
    summary: "there and back over the whole extent at constant speed, with overscroll at both ends",
    plan: .linear(LinearSweep())
  )

  /// The frames of the sweep on one scroll view.
  ///
  /// - Parameters:
  ///   - extent: How far the content can be scrolled, in points, 0 or more.
  ///   - viewport: The length of the scroll view with its content insets, in points.
  ///   - refreshRate: The frames in a second; a rate that is not positive gives only the first
  ///   frame.
  ///   - bounces: Whether the offset may go beyond the ends.
  /// - Returns: At least the first frame, at rest.
  package func samples(
    extent: Double,
    viewport: Double,
    refreshRate: Double,
    bounces: Bool
  ) -> SweepSamples {
    guard refreshRate.isFinite, refreshRate > 0, extent.isFinite else { return SweepSamples() }
    let track = ScrollTrack(
      extent: max(0, extent),
      viewport: viewport,
      refreshRate: refreshRate,
      bounces: bounces
    )
    switch plan {
    case .linear(let sweep): return sweep.samples(on: track)
    }
  }
}

/// What a sweep has to know about the scroll view it moves.
package struct ScrollTrack: Sendable, Equatable {
  /// How far the content can be scrolled, in points, 0 or more.
  package let extent: Double
  /// The length of the scroll view with its content insets, in points.
  package let viewport: Double
  /// The frames in a second, more than 0.
  package let refreshRate: Double
  /// Whether the offset may go beyond the ends.
  package let bounces: Bool
}
