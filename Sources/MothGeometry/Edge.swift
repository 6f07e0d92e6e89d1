/// One side of a rectangle, named by reading direction across and by position along.
public enum Edge: String, Hashable, Sendable, Codable, CaseIterable {
  /// The upper side.
  case top
  /// The side where reading starts: the left one in English.
  case leading
  /// The lower side.
  case bottom
  /// The side where reading ends: the right one in English.
  case trailing

  /// The axis along which a length at this edge is measured.
  public var axis: Axis {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  /// Several edges at once.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge, in the order top, leading, bottom, trailing.
    public let rawValue: UInt8

    /// The top edge alone.
    public static let top = Set(rawValue: 1)
    /// The leading edge alone.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge alone.
    public static let bottom = Set(rawValue: 4)
    /// The trailing edge alone.
    public static let trailing = Set(rawValue: 8)
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one edge.
    public init(_ edge: Edge) {
      switch edge {
      case .top: self = .top
      case .leading: self = .leading
      case .bottom: self = .bottom
      case .trailing: self = .trailing
      }
    }

    /// Whether the edge is in the set.
    public func contains(_ edge: Edge) -> Bool { isSuperset(of: Set(edge)) }
  }
}
