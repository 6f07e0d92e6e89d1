/// How large a reader wants text, in SwiftUI's words.
package enum DynamicTypeSize: String, Hashable, Sendable, Codable, CaseIterable {
  /// Three steps below the default.
  case xSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case xLarge
  /// Two steps above the default.
  case xxLarge
  /// Three steps above the default, the largest without accessibility sizes.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// The size of body text on iOS, in points: Human Interface Guidelines, Typography.
  package var bodySize: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }

  /// The factor by which text grows; that of body text stands for all styles.
  package var textScale: Double { bodySize / Self.large.bodySize }
}
