package import MothGeometry

/// Views in rows of equal columns, each as long as it likes.
package struct LazyVGrid: SceneElement {
  package static let name = "LazyVGrid"
  package static let role = ElementRole.container

  /// The columns, one item or for adaptive items several.
  package var columns: [GridItem]
  /// Where the columns are in a wider place.
  package var alignment: HorizontalAlignment
  /// The distance between the lines in points; nil for SwiftUI's default.
  package var spacing: Double?

  /// Makes a grid.
  package init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
  }

  package var traits: ElementTraits {
    ElementTraits {
      $0.childAxis = .none
      $0.isLazy = true
    }
  }

  package func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    layout.size(for: proposal, in: context)
  }

  package func location(in bounds: Rect, for proposal: ProposedSize, in context: LayoutContext) {
    layout.location(in: bounds, for: proposal, in: context)
  }

  private var layout: GridLayout {
    GridLayout(
      axis: .vertical,
      items: columns,
      spacing: spacing,
      alignment: Alignment(alignment, vertical: .center)
    )
  }
}

extension SceneNode {
  /// Views in rows of equal columns.
  package static func lazyVGrid(
    columns: [GridItem],
    spacing: Double? = nil,
    alignment: HorizontalAlignment = .center,
    _ children: [SceneNode],
    line: Int? = nil
  ) -> SceneNode {
    SceneNode(
      LazyVGrid(columns: columns, alignment: alignment, spacing: spacing),
      children: children,
      line: line
    )
  }
}
