/// What a sweep has to know about the scroll view it moves.
package struct ScrollTrack: Sendable, Equatable {
  /// How far the content can be scrolled, in points, 0 or more.
  package var extent: Double
  /// The length of the scroll view with its content insets, in points.
  package var viewport: Double
  /// The length of the scroll view inside its content insets, in points.
  package var container: Double
  /// The frames in a second, more than 0.
  package var refreshRate: Double
  /// Whether the offset may go beyond the ends.
  package var bounces: Bool
  /// The number of pixels in a point.
  package var scale: Double
  /// Where scrolling comes to rest.
  package var behavior: ScrollTargetBehavior
  /// The views at which a view-aligned scroll view comes to rest, in reading order.
  package var snapTargets: [SnapTarget]
  /// Whether the size class along the axis is compact.
  package var isCompact: Bool

  /// A view at which scrolling may come to rest.
  package struct SnapTarget: Sendable, Hashable {
    /// The distance of its near side from the content's, in points.
    package let start: Double
    /// Its length along the axis, in points.
    package let length: Double

    /// Makes a target.
    package init(start: Double, length: Double) {
      self.start = start
      self.length = length
    }
  }

  /// Makes a track; numbers that cannot be used become the nearest usable ones.
  package init(
    extent: Double,
    viewport: Double,
    container: Double? = nil,
    refreshRate: Double,
    bounces: Bool,
    scale: Double = 1,
    behavior: ScrollTargetBehavior = .automatic,
    snapTargets: [SnapTarget] = [],
    isCompact: Bool = false
  ) {
    self.extent = extent.isFinite ? max(0, extent) : 0
    self.viewport = viewport.isFinite ? max(0, viewport) : 0
    self.container = container ?? viewport
    self.refreshRate = refreshRate
    self.bounces = bounces
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.behavior = behavior
    self.snapTargets = snapTargets
    self.isCompact = isCompact
  }

  /// Whether frames can be counted on this track at all.
  package var hasFrames: Bool { refreshRate.isFinite && refreshRate > 0 }

  /// The nearest offset that is not beyond an end, in points.
  package func limited(_ offset: Double) -> Double { min(max(offset, 0), extent) }

  /// Where content shows that a finger moved to this offset: beyond an end it follows less and
  /// less.
  package func shown(_ pulled: Double) -> Double {
    let limit = limited(pulled)
    guard bounces else { return limit }
    let stretch = RubberBand(viewport: viewport).stretch(for: abs(pulled - limit))
    return pulled < limit ? limit - stretch : limit + stretch
  }

  /// Where a finger would have moved content that shows at this offset.
  package func pulled(_ shown: Double) -> Double {
    let limit = limited(shown)
    let pull = RubberBand(viewport: viewport).pull(for: abs(shown - limit))
    return shown < limit ? limit - pull : limit + pull
  }
}
