package import MothGeometry

/// Views on top of each other.
package struct ZStack: SceneElement {
  package static let name = "ZStack"
  package static let role = ElementRole.container

  /// Where the views are in the largest one.
  package var alignment: Alignment

  /// Makes a stack.
  package init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  package var traits: ElementTraits { ElementTraits { $0.childAxis = .none } }

  /// Offers every child the same and is as wide as the widest and as high as the highest.
  package func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    context.map { $0.size(for: proposal) }.reduce(.zero) {
      Size(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  package func location(in bounds: Rect, for proposal: ProposedSize, in context: LayoutContext) {
    for child in context { child.location(in: bounds, alignment, for: proposal) }
  }
}

extension SceneNode {
  /// Views on top of each other.
  package static func zStack(
    alignment: Alignment = .center,
    _ children: [SceneNode],
    line: Int? = nil
  ) -> SceneNode {
    SceneNode(ZStack(alignment: alignment), children: children, line: line)
  }
}
