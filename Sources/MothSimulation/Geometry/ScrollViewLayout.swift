package import MothGeometry

/// A scroll view of a laid-out scene, at rest.
package struct ScrollViewLayout: Sendable, Equatable {
  /// The axes along which it scrolls.
  package let axes: Axis.Set
  /// The scroll view inside its content insets, in window coordinates; its size is SwiftUI's
  /// `containerSize`, its corner is where the content rests.
  package let container: Rect
  /// The part of the window that it draws in, content insets included.
  package let viewport: Rect
  /// The size of the content, in points.
  package let contentSize: Size
  /// Safe area and content margins together, in points.
  package let contentInsets: EdgeInsets
  /// The scroll views around it, from the outermost inwards, as indices into the scene's list.
  package let path: [Int]
  /// How it is kept visible as part of a section; nil if it is not.
  package let pin: Pin?
  /// Where scrolling comes to rest.
  package let behavior: ScrollTargetBehavior
  /// The views of its scroll target layout along the sweep's axis, in reading order.
  package internal(set) var snapTargets: [ScrollTrack.SnapTarget]
  /// The line of the scene script, from 1, where it is known.
  package let line: Int?

  /// How far the content can be scrolled along an axis, in points: 0 when it fits.
  package func extent(along axis: Axis) -> Double {
    guard axes.contains(axis) else { return 0 }
    return max(0, contentSize[axis] - container.size[axis])
  }

  /// The axis that a sweep moves: the only one, or of both the one with something to scroll, the
  /// vertical one first.
  package var sweepAxis: Axis {
    if axes == .horizontal { return .horizontal }
    guard axes == .all else { return .vertical }
    return extent(along: .vertical) > 0 || extent(along: .horizontal) == 0 ? .vertical : .horizontal
  }

  /// What `onScrollGeometryChange` sees so many points away from rest along the sweep's axis.
  package func geometry(atDistance distance: Double) -> ScrollGeometry {
    var point = Point.zero
    point[sweepAxis] = distance
    return ScrollGeometry(
      distanceFromRest: point,
      contentSize: contentSize,
      contentInsets: contentInsets,
      containerSize: container.size
    )
  }
}
