/// The named points of a view, as in SwiftUI's `UnitPoint`.
///
/// Source: https://developer.apple.com/documentation/swiftui/unitpoint
public enum AnchorName: String, Codable, CaseIterable, Sendable {
  /// The corner at (0, 0).
  case topLeading
  /// The middle of the upper edge.
  case top
  /// The corner at (1, 0).
  case topTrailing
  /// The middle of the leading edge.
  case leading
  /// The middle.
  case center
  /// The middle of the trailing edge.
  case trailing
  /// The corner at (0, 1).
  case bottomLeading
  /// The middle of the lower edge.
  case bottom
  /// The corner at (1, 1).
  case bottomTrailing

  /// The fraction of the width from the leading edge.
  public var x: Double {
    switch self {
    case .topLeading, .leading, .bottomLeading: 0
    case .top, .center, .bottom: 0.5
    case .topTrailing, .trailing, .bottomTrailing: 1
    }
  }

  /// The fraction of the height from the upper edge.
  public var y: Double {
    switch self {
    case .topLeading, .top, .topTrailing: 0
    case .leading, .center, .trailing: 0.5
    case .bottomLeading, .bottom, .bottomTrailing: 1
    }
  }

  /// The name of a point; nil when it has none.
  public static func named(x: Double, y: Double) -> AnchorName? {
    allCases.first { $0.x == x && $0.y == y }
  }
}
