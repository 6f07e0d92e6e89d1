/// An angle, stored in radians as SwiftUI stores it.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The angle 0.
  public static let zero = Angle(radians: 0)

  /// Makes an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Makes an angle from degrees.
  public init(degrees: Double) {
    self.init(radians: degrees * .pi / 180)
  }

  /// The angle of so many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle of so many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Orders by size, without wrapping at a full turn.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
