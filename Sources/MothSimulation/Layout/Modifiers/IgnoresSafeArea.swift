package import MothGeometry

/// The view extends into the safe area's insets where it touches them.
package struct IgnoresSafeArea: SceneElement {
  package static let name = "ignoresSafeArea"
  package static let role = ElementRole.modifier

  /// The edges at which the view extends.
  package var edges: Edge.Set

  /// Makes the modifier.
  package init(_ edges: Edge.Set = .all) {
    self.edges = edges
  }

  /// Gives the view the larger bounds; the parent still sees the view's size in the smaller ones.
  package func location(in bounds: Rect, for proposal: ProposedSize, in context: LayoutContext) {
    let beyond = context.safeArea.extensions(of: bounds)
    var outwards = EdgeInsets.zero
    for edge in Edge.allCases where edges.contains(edge) { outwards[edge] = -beyond[edge] }
    let grown = bounds.inset(by: outwards)
    let safeArea = context.safeArea.without(edges)
    let offer = ProposedSize(
      width: proposal.width.map { _ in grown.width },
      height: proposal.height.map { _ in grown.height }
    )
    context.with(safeArea: safeArea).first?.location(in: grown, .center, for: offer)
  }
}

extension SceneNode {
  /// The view extending into the safe area at these edges.
  package func ignoresSafeArea(_ edges: Edge.Set = .all, line: Int? = nil) -> SceneNode {
    SceneNode(IgnoresSafeArea(edges), children: [self], line: line)
  }
}
