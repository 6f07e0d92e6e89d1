#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif
internal import MothGeometry
internal import MothSimulation

/// A convex shape of straight edges, in window coordinates.
///
/// Rectangles and ellipses stay convex under everything that a chain of transforms does.
struct ConvexPolygon {
  /// The corners, in either direction around; fewer than three for nothing at all.
  let corners: [Point]

  /// Into how many edges a quarter of an ellipse is cut: its area is then 0.4 % too small.
  private static let edgesPerQuarter = 10

  init(corners: [Point]) {
    self.corners = corners
  }

  /// A rectangle.
  init(_ rect: Rect) {
    self.init(corners: [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ])
  }

  /// A rectangle whose corners are quarters of ellipses of these radii.
  init(_ rect: Rect, radii: Size) {
    guard radii.width > 0, radii.height > 0 else {
      self.init(rect)
      return
    }
    let across = min(radii.width, rect.width / 2)
    let down = min(radii.height, rect.height / 2)
    let centers = [
      (rect.maxX - across, rect.maxY - down), (rect.minX + across, rect.maxY - down),
      (rect.minX + across, rect.minY + down), (rect.maxX - across, rect.minY + down),
    ]
    self.init(
      corners: centers.enumerated().flatMap { quarter, center in
        (0...Self.edgesPerQuarter).map { step in
          let share = Double(step) / Double(Self.edgesPerQuarter)
          let angle = (Double(quarter) + share) * Double.pi / 2
          return Point(x: center.0 + across * cos(angle), y: center.1 + down * sin(angle))
        }
      }
    )
  }

  /// What a figure covers in a frame; nil for text, which lets through what is behind it.
  static func outline(of figure: DrawnView.Figure, in frame: Rect) -> ConvexPolygon {
    switch figure {
    case .shape(.rectangle), .shape(.color), .image, .text: return ConvexPolygon(frame)
    case .shape(.roundedRectangle(let radius)):
      return ConvexPolygon(frame, radii: Size(width: radius, height: radius))
    case .shape(.capsule):
      let radius = min(frame.width, frame.height) / 2
      return ConvexPolygon(frame, radii: Size(width: radius, height: radius))
    case .shape(.circle), .shape(.ellipse):
      return ConvexPolygon(frame, radii: Size(width: frame.width / 2, height: frame.height / 2))
    }
  }

  /// Whether it is a rectangle whose sides are along the axes.
  var isUpright: Bool {
    guard corners.count == 4 else { return false }
    return corners.indices.allSatisfy { index in
      let next = corners[index + 1 < 4 ? index + 1 : 0]
      return corners[index].x == next.x || corners[index].y == next.y
    }
  }

  /// The smallest rectangle around it; nil for nothing at all.
  var bounds: Rect? {
    guard corners.count > 2, let first = corners.first else { return nil }
    var (low, high) = (first, first)
    for corner in corners {
      low = Point(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = Point(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The shape that a transform of a view makes of it; `origin` is the view's top left corner.
  ///
  /// Nothing at all where a corner lies behind the camera or is no finite point.
  func transformed(by transform: ProjectionTransform, about origin: Point) -> ConvexPolygon {
    let moved = corners.map { corner in
      transform.apply(to: Point(x: corner.x - origin.x, y: corner.y - origin.y))
        .map { Point(x: $0.x + origin.x, y: $0.y + origin.y) }
    }
    let points = moved.compactMap { $0 }.filter { $0.x.isFinite && $0.y.isFinite }
    return ConvexPolygon(corners: points.count == corners.count ? points : [])
  }

  /// What of it lies on a horizontal line; nil if the line misses it.
  func interval(atY y: Double) -> ClosedRange<Double>? {
    var low = Double.infinity
    var high = -Double.infinity
    for (index, start) in corners.enumerated() {
      let end = corners[index + 1 < corners.count ? index + 1 : 0]
      guard (start.y <= y) != (end.y <= y) else { continue }
      let x = start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y)
      low = min(low, x)
      high = max(high, x)
    }
    return low <= high ? low...high : nil
  }
}
