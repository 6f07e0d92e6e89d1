package import MothGeometry

/// Views beside each other, each at its ideal length.
package struct LazyHStack: SceneElement {
  package static let name = "LazyHStack"
  package static let role = ElementRole.container

  /// How the views are aligned across the stack.
  package var alignment: VerticalAlignment
  /// The distance between neighbours in points; nil for SwiftUI's default.
  package var spacing: Double?
  /// Which parts of sections stay visible while their section does.
  package var pinnedViews: PinnedViews

  /// Makes a stack.
  package init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedViews = []
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
  }

  package var traits: ElementTraits {
    ElementTraits {
      $0.childAxis = .along(.horizontal)
      $0.isLazy = true
      $0.pinnedViews = pinnedViews
    }
  }

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
      isLazy: true
    )
  }
}

extension SceneNode {
  /// Views beside each other, each at its ideal length.
  package static func lazyHStack(
    spacing: Double? = nil,
    alignment: VerticalAlignment = .center,
    pinnedViews: PinnedViews = [],
    _ children: [SceneNode],
    line: Int? = nil
  ) -> SceneNode {
    SceneNode(
      LazyHStack(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews),
      children: children,
      line: line
    )
  }
}
