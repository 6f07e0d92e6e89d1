package import MothGeometry

/// Space around a view.
package struct Padding: SceneElement {
  package static let name = "padding"
  package static let role = ElementRole.modifier

  /// The space on each side in points; negative lets the view stick out.
  package var insets: EdgeInsets

  /// SwiftUI's padding where none is given, on iOS, in points.
  package static let defaultLength = 16.0

  /// Makes padding.
  package init(_ insets: EdgeInsets) {
    self.insets = insets
  }

  package func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    let insets = context.usable(insets)
    let content = context.first?.size(for: proposal.inset(by: insets)) ?? .zero
    return Size(
      width: max(0, content.width + insets.total(along: .horizontal)),
      height: max(0, content.height + insets.total(along: .vertical))
    )
  }

  package func location(in bounds: Rect, for proposal: ProposedSize, in context: LayoutContext) {
    let insets = context.usable(insets)
    let origin = Point(x: bounds.minX + insets.leading, y: bounds.minY + insets.top)
    context.first?.location(at: origin, for: proposal.inset(by: insets))
  }
}

extension SceneNode {
  /// The view with space around it, in points.
  package func padding(_ insets: EdgeInsets, line: Int? = nil) -> SceneNode {
    SceneNode(Padding(insets), children: [self], line: line)
  }
}
