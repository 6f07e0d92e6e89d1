/// A width and a height in points.
public struct Size: Hashable, Sendable, Codable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Makes a size from its length along an axis and the length across it.
  public init(along axis: Axis, _ length: Double, across: Double) {
    switch axis {
    case .horizontal: self.init(width: length, height: across)
    case .vertical: self.init(width: across, height: length)
    }
  }

  /// The length along an axis, in points.
  public subscript(axis: Axis) -> Double {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}
