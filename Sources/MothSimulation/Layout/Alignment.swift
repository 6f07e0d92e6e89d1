import MothGeometry

/// How views are aligned across a vertical stack.
package enum HorizontalAlignment: String, Sendable, CaseIterable {
  /// At the side where reading starts.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing

  /// The share of the free space that lies before the view.
  package var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// How views are aligned across a horizontal stack.
package enum VerticalAlignment: String, Sendable, CaseIterable {
  /// At the upper side.
  case top
  /// In the middle.
  case center
  /// At the lower side.
  case bottom

  /// The share of the free space that lies above the view.
  package var fraction: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

/// Where a view is inside another.
package struct Alignment: Hashable, Sendable {
  /// The place across.
  package var horizontal: HorizontalAlignment
  /// The place up and down.
  package var vertical: VerticalAlignment

  /// In the middle, SwiftUI's default.
  package static let center = Alignment(.center, vertical: .center)
  /// At the corner where reading starts.
  package static let topLeading = Alignment(.leading, vertical: .top)
  /// At the middle of the upper side.
  package static let top = Alignment(.center, vertical: .top)
  /// At the upper corner where reading ends.
  package static let topTrailing = Alignment(.trailing, vertical: .top)
  /// At the middle of the leading side.
  package static let leading = Alignment(.leading, vertical: .center)
  /// At the middle of the trailing side.
  package static let trailing = Alignment(.trailing, vertical: .center)
  /// At the lower corner where reading starts.
  package static let bottomLeading = Alignment(.leading, vertical: .bottom)
  /// At the middle of the lower side.
  package static let bottom = Alignment(.center, vertical: .bottom)
  /// At the lower corner where reading ends.
  package static let bottomTrailing = Alignment(.trailing, vertical: .bottom)

  /// Every alignment with its SwiftUI name, in a fixed order.
  package static let named: [(name: String, alignment: Alignment)] = [
    ("topLeading", topLeading), ("top", top), ("topTrailing", topTrailing),
    ("leading", leading), ("center", center), ("trailing", trailing),
    ("bottomLeading", bottomLeading), ("bottom", bottom), ("bottomTrailing", bottomTrailing),
  ]

  /// Makes an alignment from its two parts.
  package init(_ horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The alignment with one of SwiftUI's names; nil for any other name.
  package init?(named name: String) {
    guard let match = Self.named.first(where: { $0.name == name }) else { return nil }
    self = match.alignment
  }

  /// The share of free space along an axis that lies before the view.
  func fraction(along axis: Axis) -> Double {
    switch axis {
    case .horizontal: horizontal.fraction
    case .vertical: vertical.fraction
    }
  }

  /// The corner of a view of this size that is aligned in the bounds.
  func origin(of size: Size, in bounds: Rect) -> Point {
    Point(
      x: bounds.minX + (bounds.width - size.width) * horizontal.fraction,
      y: bounds.minY + (bounds.height - size.height) * vertical.fraction
    )
  }
}
