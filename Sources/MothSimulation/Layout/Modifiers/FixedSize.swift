package import MothGeometry

/// The ideal width, the ideal height or both, whatever is offered.
package struct FixedSize: SceneElement {
  package static let name = "fixedSize"
  package static let role = ElementRole.modifier

  /// The axes along which the view takes its ideal length.
  package var axes: Axis.Set

  /// Makes the modifier.
  package init(_ axes: Axis.Set = .all) {
    self.axes = axes
  }

  package func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    context.first?.size(for: offer(proposal)) ?? .zero
  }

  package func location(in bounds: Rect, for proposal: ProposedSize, in context: LayoutContext) {
    context.first?.location(at: bounds.origin, for: offer(proposal))
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    var offer = proposal
    for axis in Axis.allCases where axes.contains(axis) { offer[axis] = nil }
    return offer
  }
}

extension SceneNode {
  /// The view at its ideal length along the axes.
  package func fixedSize(_ axes: Axis.Set = .all, line: Int? = nil) -> SceneNode {
    SceneNode(FixedSize(axes), children: [self], line: line)
  }
}
