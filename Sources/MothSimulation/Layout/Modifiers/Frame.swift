package import MothGeometry

/// A fixed width, a fixed height or both.
package struct Frame: SceneElement {
  package static let name = "frame"
  package static let role = ElementRole.modifier

  /// The width in points; nil for the content's own.
  package var width: Double?
  /// The height in points; nil for the content's own.
  package var height: Double?
  /// Where content of another size is.
  package var alignment: Alignment

  /// Makes a fixed frame.
  package init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    let offer = offer(proposal, context: context)
    let content = context.first?.size(for: offer) ?? .zero
    return Size(
      width: width == nil ? content.width : offer.width ?? 0,
      height: height == nil ? content.height : offer.height ?? 0
    )
  }

  package func location(in bounds: Rect, for proposal: ProposedSize, in context: LayoutContext) {
    context.first?.location(in: bounds, alignment, for: offer(proposal, context: context))
  }

  private func offer(_ proposal: ProposedSize, context: LayoutContext) -> ProposedSize {
    ProposedSize(
      width: width.map { context.usable($0, what: "width") } ?? proposal.width,
      height: height.map { context.usable($0, what: "height") } ?? proposal.height
    )
  }
}

extension SceneNode {
  /// The view in a frame of fixed width, fixed height or both, in points.
  package func frame(
    width: Double? = nil,
    height: Double? = nil,
    alignment: Alignment = .center,
    line: Int? = nil
  ) -> SceneNode {
    SceneNode(
      Frame(width: width, height: height, alignment: alignment),
      children: [self],
      line: line
    )
  }
}
