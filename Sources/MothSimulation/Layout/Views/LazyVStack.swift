package import MothGeometry

/// Views under each other, each at its ideal length.
package struct LazyVStack: SceneElement {
  package static let name = "LazyVStack"
  package static let role = ElementRole.container

  /// How the views are aligned across the stack.
  package var alignment: HorizontalAlignment
  /// The distance between neighbours in points; nil for SwiftUI's default.
  package var spacing: Double?
  /// Which parts of sections stay visible while their section does.
  package var pinnedViews: PinnedViews

  /// Makes a stack.
  package init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedViews = []
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
  }

  package var traits: ElementTraits {
    ElementTraits {
      $0.childAxis = .along(.vertical)
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
      axis: .vertical,
      spacing: spacing,
      alignment: alignment.fraction,
      isLazy: true
    )
  }
}

extension SceneNode {
  /// Views under each other, each at its ideal length.
  package static func lazyVStack(
    spacing: Double? = nil,
    alignment: HorizontalAlignment = .center,
    pinnedViews: PinnedViews = [],
    _ children: [SceneNode],
    line: Int? = nil
  ) -> SceneNode {
    SceneNode(
      LazyVStack(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews),
      children: children,
      line: line
    )
  }
}
