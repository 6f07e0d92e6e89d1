/// An Apple platform with SwiftUI; iPadOS and Mac Catalyst count as iOS, as in SwiftUI's pages.
public enum Platform: String, Codable, CaseIterable, Sendable {
  /// iOS, iPadOS and Mac Catalyst.
  case iOS
  /// macOS.
  case macOS
  /// tvOS.
  case tvOS
  /// watchOS.
  case watchOS
  /// visionOS.
  case visionOS
}
