/// Where a view is in a scroll transition.
///
/// Three cases and nothing between: SwiftUI calls a transition's closure once for each of them and
/// interpolates what it returns (Apple's reference: `ScrollTransitionPhase`).
public enum ScrollTransitionPhase: String, Hashable, Sendable, Codable, CaseIterable {
  /// On the way in or out at the top or the leading edge.
  case topLeading
  /// Inside the visible region.
  case identity
  /// On the way in or out at the bottom or the trailing edge.
  case bottomTrailing

  /// -1 at the top or leading edge, 0 at rest, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }

  /// Whether the view is inside the visible region.
  public var isIdentity: Bool { self == .identity }

  /// The case's name in SwiftUI.
  public var name: String { rawValue }
}
