package import MothGeometry

/// A view behind or in front of another, without a say in its size.
package struct Decoration: SceneElement {
  package static let name = "background"
  package static let role = ElementRole.modifier

  /// Whether the decoration lies in front.
  package var isOverlay: Bool
  /// Where the decoration is.
  package var alignment: Alignment

  /// Makes a decoration.
  package init(isOverlay: Bool, alignment: Alignment = .center) {
    self.isOverlay = isOverlay
    self.alignment = alignment
  }

  package var traits: ElementTraits { ElementTraits { $0.isBackground = !isOverlay } }

  package func location(in bounds: Rect, for proposal: ProposedSize, in context: LayoutContext) {
    context.first?.location(at: bounds.origin, for: proposal)
    context.second?.location(in: bounds, alignment, for: ProposedSize(bounds.size))
  }
}

extension SceneNode {
  /// The view with another behind it, which is offered the view's size.
  package func background(
    _ decoration: SceneNode,
    alignment: Alignment = .center,
    line: Int? = nil
  ) -> SceneNode {
    SceneNode(
      Decoration(isOverlay: false, alignment: alignment),
      children: [self, decoration],
      line: line
    )
  }

  /// The view with another in front of it, which is offered the view's size.
  package func overlay(
    _ decoration: SceneNode,
    alignment: Alignment = .center,
    line: Int? = nil
  ) -> SceneNode {
    SceneNode(
      Decoration(isOverlay: true, alignment: alignment),
      children: [self, decoration],
      line: line
    )
  }
}
