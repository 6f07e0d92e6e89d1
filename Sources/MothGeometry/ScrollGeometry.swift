/// What a scroll view reports about itself, as `onScrollGeometryChange` hands it over.
///
/// The container size leaves the content insets out and the visible rectangle includes them, as
/// measured on devices: 874 points of screen with insets 116 and 141 report a container of 617.
public struct ScrollGeometry: Hashable, Sendable {
  /// The scroll offset in the content's coordinates, in points; at rest it is minus the insets.
  public var contentOffset: Point {
    didSet {
      visibleRect.origin.x += contentOffset.x - oldValue.x
      visibleRect.origin.y += contentOffset.y - oldValue.y
    }
  }
  /// The size of everything that scrolls, in points.
  public var contentSize: Size
  /// Safe area and content margins together, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view without the content insets, in points.
  public var containerSize: Size {
    didSet {
      visibleRect.size.width += containerSize.width - oldValue.width
      visibleRect.size.height += containerSize.height - oldValue.height
    }
  }
  /// The part of the content's coordinates on screen, content insets included, in points.
  public private(set) var visibleRect: Rect

  /// The scroll offset with the container size, content insets left out.
  public var bounds: Rect { Rect(origin: contentOffset, size: containerSize) }

  /// The geometry before the first layout, on which SwiftUI evaluates the first transform.
  public static let zero = ScrollGeometry(
    contentOffset: .zero,
    contentSize: .zero,
    contentInsets: .zero,
    containerSize: .zero
  )

  /// Makes a geometry as SwiftUI's own initialiser does: the visible rectangle ignores the insets.
  public init(
    contentOffset: Point,
    contentSize: Size,
    contentInsets: EdgeInsets,
    containerSize: Size
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
    visibleRect = Rect(origin: contentOffset, size: containerSize)
  }

  /// Makes a geometry as a scroll view delivers it, `distance` points away from rest on each axis.
  public init(
    distanceFromRest distance: Point,
    contentSize: Size,
    contentInsets: EdgeInsets,
    containerSize: Size
  ) {
    self.init(
      contentOffset: Point(
        x: distance.x - contentInsets.leading,
        y: distance.y - contentInsets.top
      ),
      contentSize: contentSize,
      contentInsets: contentInsets,
      containerSize: containerSize
    )
    visibleRect.size.width += contentInsets.total(along: .horizontal)
    visibleRect.size.height += contentInsets.total(along: .vertical)
  }

  /// How far the content has been scrolled from its resting place, in points; negative when pulled
  /// beyond the start.
  public func distanceFromRest(along axis: Axis) -> Double {
    contentOffset[axis] + contentInsets.start(along: axis)
  }

  /// How far the content can be scrolled, in points; 0 when it fits.
  public func scrollableDistance(along axis: Axis) -> Double {
    Swift.max(0, contentSize[axis] - containerSize[axis])
  }

  /// How far the end of the scrollable distance is away, in points; negative when pulled beyond it.
  public func distanceToEnd(along axis: Axis) -> Double {
    scrollableDistance(along: axis) - distanceFromRest(along: axis)
  }
}
