package import MothCatalog
package import MothGeometry

/// A device profile: the window a scene is laid out in, and how it scrolls.
package struct Device: Sendable, Equatable {
  /// The name of its file, in kebab case, such as `iphone-17`.
  package let id: String
  /// The name people use.
  package let name: String
  /// The system that runs on it; iPadOS counts as iOS.
  package let platform: Platform
  /// The version of the system, numbers and points only, such as `26.0`.
  package internal(set) var osVersion: OSVersion
  /// The size of the window upright, in points.
  package let size: Size
  /// The number of pixels in a point.
  package let scale: Double
  /// The insets of the safe area upright, in points.
  package let portraitInsets: EdgeInsets
  /// The insets of the safe area when turned, in points; those of the upright one if it never
  /// turns.
  package let landscapeInsets: EdgeInsets
  /// The radius of the screen's or window's corners, in points.
  package let cornerRadius: Double
  /// How often the screen is drawn, in hertz.
  package internal(set) var refreshRate: Double
  /// The size classes upright.
  package let portraitSizeClasses: SizeClasses
  /// The size classes when turned.
  package let landscapeSizeClasses: SizeClasses
  /// Whether scrolling goes on a little beyond the ends and springs back.
  package let bounces: Bool
  /// Whether the device can be turned to landscape.
  package let rotates: Bool
  /// Where the numbers come from and how sure each group is.
  package let sources: [String]

  /// The orientations in which the device can be used, upright first.
  package var orientations: [Orientation] {
    rotates ? [.portrait, .landscape] : [.portrait]
  }

  /// The size of the window in points; a device that never turns has one size.
  package func size(in orientation: Orientation) -> Size {
    switch orientation {
    case .portrait: size
    case .landscape: rotates ? Size(width: size.height, height: size.width) : size
    }
  }

  /// The insets of the safe area in points.
  package func safeAreaInsets(in orientation: Orientation) -> EdgeInsets {
    switch orientation {
    case .portrait: portraitInsets
    case .landscape: landscapeInsets
    }
  }

  /// The size classes.
  package func sizeClasses(in orientation: Orientation) -> SizeClasses {
    switch orientation {
    case .portrait: portraitSizeClasses
    case .landscape: landscapeSizeClasses
    }
  }

  /// SwiftUI's coarse idea of how much room there is.
  package enum SizeClass: String, Sendable, Codable, CaseIterable {
    /// Little room.
    case compact
    /// Ample room.
    case regular
  }

  /// The size classes of both axes.
  package struct SizeClasses: Sendable, Equatable {
    /// The class of the width.
    package let horizontal: SizeClass
    /// The class of the height.
    package let vertical: SizeClass
  }
}
