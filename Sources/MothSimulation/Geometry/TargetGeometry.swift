package import MothGeometry

/// What a target's `GeometryProxy` reports in every sample of a sweep.
package struct TargetGeometry: Sendable, Equatable {
  /// The target's width, in points; scrolling does not change it, another layout may.
  package let width: GeometryColumn
  /// The target's height, in points.
  package let height: GeometryColumn
  /// The part of each side that lies under the safe area's insets at rest, in points.
  package let safeArea: EdgeColumns
  /// The target in every coordinate space: the built-in ones in their fixed order, then the
  /// scene's.
  package let spaces: [SpaceGeometry]
  /// What a vertical scroll transition sees; nil outside of vertical scroll views.
  package let verticalTransition: TransitionGeometry?
  /// What a horizontal scroll transition sees; nil outside of horizontal scroll views.
  package let horizontalTransition: TransitionGeometry?
  /// The axes of the innermost scroll view around the target; nil outside of scroll views.
  package let innermostScrollAxes: Axis.Set?

  /// The target's size in the first sample, in points.
  package var size: Size { Size(width: width.atRest, height: height.atRest) }

  /// The part of each side that lies under the safe area's insets in the first sample, in points.
  package var safeAreaInsets: EdgeInsets { safeArea.atRest }

  /// The target in one coordinate space; nil if the scene has no such space at all.
  package subscript(space: CoordinateSpace) -> SpaceGeometry? {
    spaces.first { $0.space == space }
  }

  /// What a scroll transition along an axis sees; nil outside of scroll views on that axis.
  package func transition(along axis: Axis) -> TransitionGeometry? {
    switch axis {
    case .horizontal: horizontalTransition
    case .vertical: verticalTransition
    }
  }
}

/// A target in one coordinate space, through a sweep.
///
/// Outside of any such space the frame is the one in the window and there are no bounds, as in
/// SwiftUI.
package struct SpaceGeometry: Sendable, Equatable {
  /// The space.
  package let space: CoordinateSpace
  /// The left side of the frame, in points.
  package let minX: GeometryColumn
  /// The upper side of the frame, in points.
  package let minY: GeometryColumn
  /// The width of the frame, in points.
  package let width: GeometryColumn
  /// The height of the frame, in points.
  package let height: GeometryColumn
  /// The width of the space itself, in points; nil if `bounds(of:)` is nil.
  package let containerWidth: GeometryColumn?
  /// The height of the space itself, in points; nil if `bounds(of:)` is nil.
  package let containerHeight: GeometryColumn?

  /// Whether `bounds(of:)` has a value.
  package var hasBounds: Bool { containerWidth != nil }

  /// The same numbers for a space that is not around the view either.
  func standing(for space: CoordinateSpace) -> SpaceGeometry {
    SpaceGeometry(
      space: space,
      minX: minX,
      minY: minY,
      width: width,
      height: height,
      containerWidth: containerWidth,
      containerHeight: containerHeight
    )
  }

  /// The frame in a sample.
  package func frame(at sample: Int) -> Rect {
    Rect(x: minX[sample], y: minY[sample], width: width[sample], height: height[sample])
  }

  /// The space's rectangle in the view's own coordinates; nil outside of such a space.
  package func bounds(at sample: Int) -> Rect? {
    guard let containerWidth, let containerHeight else { return nil }
    return Rect(
      x: -minX[sample],
      y: -minY[sample],
      width: containerWidth[sample],
      height: containerHeight[sample]
    )
  }
}

/// What a scroll transition sees of a target along its axis, in every sample.
package struct TransitionGeometry: Sendable, Equatable {
  /// The container's near side in the view's own coordinates, in points: 0 if both start at the
  /// same place, growing as the view leaves over the near side.
  package let containerMin: GeometryColumn
  /// The view's length along the axis, in points.
  package let length: GeometryColumn
  /// The container's length along the axis, in points, content insets left out.
  package let containerLength: GeometryColumn

  /// Makes the geometry of one axis.
  package init(
    containerMin: GeometryColumn,
    length: GeometryColumn,
    containerLength: GeometryColumn
  ) {
    self.containerMin = containerMin
    self.length = length
    self.containerLength = containerLength
  }

  /// Makes the geometry of one axis in one layout.
  package init(containerMin: GeometryColumn, length: Double, containerLength: Double) {
    self.init(
      containerMin: containerMin,
      length: .constant(length),
      containerLength: .constant(containerLength)
    )
  }
}
