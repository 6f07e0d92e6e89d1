package import MothGeometry

/// Views in columns of equal rows, each as long as it likes.
package struct LazyHGrid: SceneElement {
  package static let name = "LazyHGrid"
  package static let role = ElementRole.container

  /// The rows, one item or for adaptive items several.
  package var rows: [GridItem]
  /// Where the rows are in a wider place.
  package var alignment: VerticalAlignment
  /// The distance between the lines in points; nil for SwiftUI's default.
  package var spacing: Double?

  /// Makes a grid.
  package init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil
  ) {
    self.rows = rows
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
      axis: .horizontal,
      items: rows,
      spacing: spacing,
      alignment: Alignment(.center, vertical: alignment)
    )
  }
}

extension SceneNode {
  /// Views in columns of equal rows.
  package static func lazyHGrid(
    rows: [GridItem],
    spacing: Double? = nil,
    alignment: VerticalAlignment = .center,
    _ children: [SceneNode],
    line: Int? = nil
  ) -> SceneNode {
    SceneNode(
      LazyHGrid(rows: rows, alignment: alignment, spacing: spacing),
      children: children,
      line: line
    )
  }
}
