package import MothGeometry

/// A length taken from the nearest scroll view, or from the window if there is none.
package struct ContainerRelativeFrame: SceneElement {
  package static let name = "containerRelativeFrame"
  package static let role = ElementRole.modifier

  /// The axes along which the container's length is taken.
  package var axes: Axis.Set
  /// Into how many columns the container is divided.
  package var count: Int
  /// How many of these columns the view takes.
  package var span: Int
  /// The distance between the columns, in points.
  package var spacing: Double
  /// Where content of another size is.
  package var alignment: Alignment

  /// Makes the modifier; counts below 1 count as 1.
  package init(
    _ axes: Axis.Set,
    count: Int = 1,
    span: Int = 1,
    spacing: Double = 0,
    alignment: Alignment = .center
  ) {
    self.axes = axes
    self.count = max(1, count)
    self.span = max(1, span)
    self.spacing = spacing
    self.alignment = alignment
  }

  package func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    let offer = offer(proposal, context: context)
    var size = context.first?.size(for: offer) ?? .zero
    for axis in Axis.allCases where axes.contains(axis) { size[axis] = offer[axis] ?? size[axis] }
    return size
  }

  package func location(in bounds: Rect, for proposal: ProposedSize, in context: LayoutContext) {
    context.first?.location(in: bounds, alignment, for: offer(proposal, context: context))
  }

  /// The columns' formula is that of Apple's reference page.
  private func offer(_ proposal: ProposedSize, context: LayoutContext) -> ProposedSize {
    var offer = proposal
    for axis in Axis.allCases where axes.contains(axis) {
      let free = context.container[axis] - spacing * Double(count - 1)
      let column = free / Double(count)
      offer[axis] = max(0, column * Double(span) + spacing * Double(span - 1))
    }
    return offer
  }
}

extension SceneNode {
  /// The view with lengths taken from the nearest scroll view.
  package func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int = 1,
    span: Int = 1,
    spacing: Double = 0,
    alignment: Alignment = .center,
    line: Int? = nil
  ) -> SceneNode {
    let frame = ContainerRelativeFrame(
      axes,
      count: count,
      span: span,
      spacing: spacing,
      alignment: alignment
    )
    return SceneNode(frame, children: [self], line: line)
  }
}
