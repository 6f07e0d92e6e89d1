/// A rectangle in points, with its sides along the axes.
public struct Rect: Hashable, Sendable, Codable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// The extent from the origin, in points.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Makes a rectangle from its corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its coordinates and lengths, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left side, in points.
  public var minX: Double { origin.x }
  /// The middle between left and right, in points.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right side, in points.
  public var maxX: Double { origin.x + size.width }
  /// The upper side, in points.
  public var minY: Double { origin.y }
  /// The middle between top and bottom, in points.
  public var midY: Double { origin.y + size.height / 2 }
  /// The lower side, in points.
  public var maxY: Double { origin.y + size.height }
  /// The width in points.
  public var width: Double { size.width }
  /// The height in points.
  public var height: Double { size.height }

  /// The smallest coordinate along an axis, in points.
  public func min(along axis: Axis) -> Double { origin[axis] }

  /// The largest coordinate along an axis, in points.
  public func max(along axis: Axis) -> Double { origin[axis] + size[axis] }

  /// The rectangle with each side moved inwards; a negative inset moves it outwards.
  ///
  /// Leading is the left side here. Where the insets are more than the rectangle holds, the result
  /// has a length of 0 and stays at the near side's inset.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: Swift.max(0, width - insets.leading - insets.trailing),
      height: Swift.max(0, height - insets.top - insets.bottom)
    )
  }

  /// The rectangle moved by a distance, in points.
  public func offset(x: Double = 0, y: Double = 0) -> Rect {
    Rect(origin: Point(x: minX + x, y: minY + y), size: size)
  }

  /// The part that both rectangles cover; nil when they do not even touch.
  public func intersection(_ other: Rect) -> Rect? {
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    guard right >= left, bottom >= top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
