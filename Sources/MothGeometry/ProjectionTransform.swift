/// A 3x3 matrix that maps points of the plane, projections included.
///
/// A point is a row vector on the left: `[x y 1] * M`, as in CoreGraphics and SwiftUI. So in
/// `a.concatenating(b)` the transform `a` is applied first.
public struct ProjectionTransform: Hashable, Sendable {
  /// The element in row 1, column 1.
  public var m11: Double
  /// The element in row 1, column 2.
  public var m12: Double
  /// The element in row 1, column 3: what x adds to the homogeneous coordinate.
  public var m13: Double
  /// The element in row 2, column 1.
  public var m21: Double
  /// The element in row 2, column 2.
  public var m22: Double
  /// The element in row 2, column 3: what y adds to the homogeneous coordinate.
  public var m23: Double
  /// The element in row 3, column 1: the shift in x.
  public var m31: Double
  /// The element in row 3, column 2: the shift in y.
  public var m32: Double
  /// The element in row 3, column 3.
  public var m33: Double

  /// The transform that leaves every point where it is.
  public static let identity = ProjectionTransform(
    1,
    m12: 0,
    m13: 0,
    m21: 0,
    m22: 1,
    m23: 0,
    m31: 0,
    m32: 0,
    m33: 1
  )

  /// Makes a matrix from its rows.
  public init(
    _ m11: Double,
    m12: Double,
    m13: Double,
    m21: Double,
    m22: Double,
    m23: Double,
    m31: Double,
    m32: Double,
    m33: Double
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }

  /// The affine transform x' = a x + c y + tx, y' = b x + d y + ty, named as in CoreGraphics.
  public static func affine(
    a: Double,
    b: Double,
    c: Double,
    d: Double,
    tx: Double,
    ty: Double
  ) -> ProjectionTransform {
    ProjectionTransform(a, m12: b, m13: 0, m21: c, m22: d, m23: 0, m31: tx, m32: ty, m33: 1)
  }

  /// The elements row by row.
  public var elements: [Double] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

  /// Whether the transform has no projective part.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Whether every element is a finite number.
  public var isFinite: Bool { elements.allSatisfy(\.isFinite) }

  /// The determinant; 0 means that the transform flattens the plane.
  public var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// This transform first, then the other.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(
      m11 * other.m11 + m12 * other.m21 + m13 * other.m31,
      m12: m11 * other.m12 + m12 * other.m22 + m13 * other.m32,
      m13: m11 * other.m13 + m12 * other.m23 + m13 * other.m33,
      m21: m21 * other.m11 + m22 * other.m21 + m23 * other.m31,
      m22: m21 * other.m12 + m22 * other.m22 + m23 * other.m32,
      m23: m21 * other.m13 + m22 * other.m23 + m23 * other.m33,
      m31: m31 * other.m11 + m32 * other.m21 + m33 * other.m31,
      m32: m31 * other.m12 + m32 * other.m22 + m33 * other.m32,
      m33: m31 * other.m13 + m32 * other.m23 + m33 * other.m33
    )
  }

  /// The homogeneous coordinate of a point: its depth, 1 without a projection.
  public func depth(of point: Point) -> Double {
    m13 * point.x + m23 * point.y + m33
  }

  /// Where a point goes; nil when its depth is not positive: it lies behind the camera and SwiftUI
  /// sends it to infinity.
  public func apply(to point: Point) -> Point? {
    let depth = depth(of: point)
    guard depth > 0 else { return nil }
    return Point(
      x: (m11 * point.x + m21 * point.y + m31) / depth,
      y: (m12 * point.x + m22 * point.y + m32) / depth
    )
  }

  /// The bounding box of a rectangle's four corners; nil when a corner lies behind the camera.
  public func boundingBox(of rect: Rect) -> Rect? {
    let corners = [
      apply(to: rect.origin), apply(to: Point(x: rect.maxX, y: rect.minY)),
      apply(to: Point(x: rect.minX, y: rect.maxY)), apply(to: Point(x: rect.maxX, y: rect.maxY)),
    ].compactMap(\.self)
    guard corners.count == 4, var box = corners.first.map({ Rect(origin: $0, size: .zero) }) else {
      return nil
    }
    for corner in corners {
      let right = max(box.maxX, corner.x)
      let bottom = max(box.maxY, corner.y)
      box.origin = Point(x: min(box.minX, corner.x), y: min(box.minY, corner.y))
      box.size = Size(width: right - box.minX, height: bottom - box.minY)
    }
    return box
  }
}
