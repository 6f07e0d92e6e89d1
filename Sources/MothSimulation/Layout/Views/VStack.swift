package import MothGeometry

/// Views under each other.
package struct VStack: SceneElement {
  package static let name = "VStack"
  package static let role = ElementRole.container

  /// How the views are aligned across the stack.
  package var alignment: HorizontalAlignment
  /// The distance between neighbours in points; nil for SwiftUI's default.
  package var spacing: Double?

  /// Makes a stack.
  package init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  package var traits: ElementTraits { ElementTraits { $0.childAxis = .along(.vertical) } }

  package func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    layout.size(for: proposal, in: context)
  }

  package func location(in bounds: Rect, for proposal: ProposedSize, in context: LayoutContext) {
    layout.location(in: bounds, for: proposal, in: context)
  }

  private var layout: StackLayout {
    StackLayout(
      axis: .vertical,
      spacing: spacing,
      alignment: alignment.fraction,
      isLazy: false
    )
  }
}

extension SceneNode {
  /// Views under each other.
  package static func vStack(
    spacing: Double? = nil,
    alignment: HorizontalAlignment = .center,
    _ children: [SceneNode],
    line: Int? = nil
  ) -> SceneNode {
    SceneNode(VStack(alignment: alignment, spacing: spacing), children: children, line: line)
  }
}
