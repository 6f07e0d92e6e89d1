package import MothGeometry

/// Views beside each other.
package struct HStack: SceneElement {
  package static let name = "HStack"
  package static let role = ElementRole.container

  /// How the views are aligned across the stack.
  package var alignment: VerticalAlignment
  /// The distance between neighbours in points; nil for SwiftUI's default.
  package var spacing: Double?

  /// Makes a stack.
  package init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  package var traits: ElementTraits { ElementTraits { $0.childAxis = .along(.horizontal) } }

  package func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    layout.size(for: proposal, in: context)
  }

  package func location(in bounds: Rect, for proposal: ProposedSize, in context: LayoutContext) {
    layout.location(in: bounds, for: proposal, in: context)
  }

  private var layout: StackLayout {
    StackLayout(
      axis: .horizontal,
      spacing: spacing,
      alignment: alignment.fraction,
      isLazy: false
    )
  }
}

extension SceneNode {
  /// Views beside each other.
  package static func hStack(
    spacing: Double? = nil,
    alignment: VerticalAlignment = .center,
    _ children: [SceneNode],
    line: Int? = nil
  ) -> SceneNode {
    SceneNode(HStack(alignment: alignment, spacing: spacing), children: children, line: line)
  }
}
