/// A direction in which a view is laid out or scrolls.
public enum Axis: String, Hashable, Sendable, Codable, CaseIterable {
  /// Left and right.
  case horizontal
  /// Up and down.
  case vertical

  /// The axis at a right angle to this one.
  public var other: Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }

  /// Several axes at once, as a scroll view takes them.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each axis: 1 horizontal, 2 vertical.
    public let rawValue: UInt8

    /// The horizontal axis alone.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis alone.
    public static let vertical = Set(rawValue: 2)
    /// Both axes.
    public static let all: Set = [.horizontal, .vertical]

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one axis.
    public init(_ axis: Axis) {
      switch axis {
      case .horizontal: self = .horizontal
      case .vertical: self = .vertical
      }
    }

    /// Whether the axis is in the set.
    public func contains(_ axis: Axis) -> Bool { isSuperset(of: Set(axis)) }
  }
}
