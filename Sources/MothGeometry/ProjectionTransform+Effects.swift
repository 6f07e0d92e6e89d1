#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension ProjectionTransform {
  /// The matrix of `offset(x:y:)`, in points.
  public static func offset(x: Double, y: Double) -> ProjectionTransform {
    affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// The matrix of `scaleEffect` about an anchor in a view of this size.
  ///
  /// A factor of 0 becomes the smallest one that keeps the matrix invertible, as OpenSwiftUI's
  /// `ScaleEffect` has it.
  public static func scale(
    x: Double,
    y: Double,
    anchor: UnitPoint = .center,
    in size: Size
  ) -> ProjectionTransform {
    let least = (2 * Double.leastNormalMagnitude).squareRoot()
    let center = anchor.point(in: size)
    return about(
      center,
      transform: affine(a: x == 0 ? least : x, b: 0, c: 0, d: y == 0 ? least : y, tx: 0, ty: 0)
    )
  }

  /// The matrix of `rotationEffect` about an anchor in a view of this size; clockwise on screen.
  public static func rotation(
    _ angle: Angle,
    anchor: UnitPoint = .center,
    in size: Size
  ) -> ProjectionTransform {
    let (s, c) = (sin(angle.radians), cos(angle.radians))
    return about(anchor.point(in: size), transform: affine(a: c, b: s, c: -s, d: c, tx: 0, ty: 0))
  }

  /// The matrix of `rotation3DEffect`: turn about an axis through the anchor, then project.
  ///
  /// The camera is `max(width, height) / perspective` points in front of the view; perspective
  /// 0 is parallel projection. An axis of length 0 turns nothing. The formula is that of
  /// OpenSwiftUI's `Rotation3DEffect`, which its tests compare with Apple's framework.
  /// - Parameters:
  ///   - angle: The turn about the axis.
  ///   - axis: The axis' direction; its length does not matter.
  ///   - anchor: The fixed place in the view.
  ///   - anchorZ: The fixed place's height above the view, in points.
  ///   - perspective: How strongly the projection shortens; 1 is SwiftUI's default.
  ///   - size: The size of the view, in points.
  /// - Returns: The 3x3 matrix about the view's top left corner.
  public static func rotation3D(
    _ angle: Angle,
    axis: (x: Double, y: Double, z: Double),
    anchor: UnitPoint = .center,
    anchorZ: Double = 0,
    perspective: Double = 1,
    in size: Size
  ) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    let turn = turn(angle, axis: (axis.x / length, axis.y / length, axis.z / length))
    let extent = max(size.width, size.height)
    // The projection divides by 1 + m34 * z, m34 = -1 / camera distance.
    let m34 = extent > 0 ? -perspective / extent : 0
    let (x, y, z) = (turn.x, turn.y, turn.z)
    let center = anchor.point(in: size)
    // Rows x and y of the turn, and the anchor's depth as the row of the shift; the last column of
    // the 4x4 matrix is its third one times m34.
    let projected = ProjectionTransform(
      x.0,
      m12: x.1,
      m13: m34 * x.2,
      m21: y.0,
      m22: y.1,
      m23: m34 * y.2,
      m31: -anchorZ * z.0,
      m32: -anchorZ * z.1,
      m33: 1 - anchorZ * z.2 * m34
    )
    return about(center, transform: projected)
  }

  /// The same transform in a view of this width that is laid out from right to left.
  ///
  /// SwiftUI conjugates with the mirror x -> width - x.
  public func mirrored(width: Double) -> ProjectionTransform {
    let mirror = ProjectionTransform(
      -1,
      m12: 0,
      m13: 0,
      m21: 0,
      m22: 1,
      m23: 0,
      m31: width,
      m32: 0,
      m33: 1
    )
    return mirror.concatenating(self).concatenating(mirror)
  }

  private static func about(
    _ center: Point,
    transform: ProjectionTransform
  ) -> ProjectionTransform {
    offset(x: -center.x, y: -center.y).concatenating(transform)
      .concatenating(offset(x: center.x, y: center.y))
  }

  /// The rows of the turn about a unit axis: where the three unit vectors go.
  private static func turn(
    _ angle: Angle,
    axis: (x: Double, y: Double, z: Double)
  ) -> (x: (Double, Double, Double), y: (Double, Double, Double), z: (Double, Double, Double)) {
    let (s, c) = (sin(angle.radians), cos(angle.radians))
    let t = 1 - c
    let (x, y, z) = axis
    return (
      (t * x * x + c, t * x * y + s * z, t * x * z - s * y),
      (t * x * y - s * z, t * y * y + c, t * y * z + s * x),
      (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
    )
  }
}
