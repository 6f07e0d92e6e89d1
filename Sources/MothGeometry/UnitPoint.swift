/// A point in a view as a fraction of its size: (0, 0) is the top leading corner, (1, 1) the bottom
/// trailing one; it may lie outside.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width.
  public var x: Double
  /// The fraction of the height.
  public var y: Double

  /// The origin of the view, the same place as `topLeading`.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner where reading starts.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner on the other side.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner on the side where reading starts.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner where reading ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// Every named point with its SwiftUI name, in a fixed order; `zero` comes last.
  public static let named: [(name: String, point: UnitPoint)] = [
    ("topLeading", topLeading), ("top", top), ("topTrailing", topTrailing),
    ("leading", leading), ("center", center), ("trailing", trailing),
    ("bottomLeading", bottomLeading), ("bottom", bottom), ("bottomTrailing", bottomTrailing),
    ("zero", zero),
  ]

  /// Makes a point from fractions of the width and the height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point with one of SwiftUI's names, such as `bottomTrailing`; nil for any other name.
  public init?(named name: String) {
    guard let match = Self.named.first(where: { $0.name == name }) else { return nil }
    self = match.point
  }

  /// The point's place in a view of this size, in points from its top left corner.
  public func point(in size: Size) -> Point {
    Point(x: x * size.width, y: y * size.height)
  }
}
