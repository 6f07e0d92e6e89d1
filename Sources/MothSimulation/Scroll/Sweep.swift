/// A way to scroll over time, with a name.
package struct Sweep: Sendable, Equatable {
  /// The name, in kebab case.
  package let name: String
  /// What the sweep does, in a few words.
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
    /// What a finger and the program do, with the physics of a scroll view.
    case gesture(GestureSweep)
    /// Every pixel of the extent in turn.
    case exhaustive
  }

  /// The frames of the sweep on one scroll view, at least the first, at rest.
  package func samples(on track: ScrollTrack) -> SweepSamples {
    guard track.hasFrames else { return SweepSamples() }
    switch plan {
    case .linear(let sweep): return sweep.samples(on: track)
    case .gesture(let sweep): return sweep.samples(on: track)
    case .exhaustive: return ExhaustiveSweep().samples(on: track)
    }
  }

  /// The frames of the sweep on a scroll view without snapping.
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
    guard extent.isFinite else { return SweepSamples() }
    return samples(
      on: ScrollTrack(
        extent: extent,
        viewport: viewport,
        refreshRate: refreshRate,
        bounces: bounces
      )
    )
  }
}
