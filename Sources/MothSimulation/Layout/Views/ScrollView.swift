package import MothGeometry

/// A view that scrolls its content.
package struct ScrollView: SceneElement {
  package static let name = "ScrollView"
  package static let role = ElementRole.container

  /// The axes along which the content moves.
  package var axes: Axis.Set

  /// Makes a scroll view.
  package init(_ axes: Axis.Set = .vertical) {
    self.axes = axes
  }

  package var traits: ElementTraits {
    ElementTraits {
      $0.scrollAxes = axes
      $0.childAxis = .none
    }
  }

  /// The proposal along its axes, the content's length across.
  ///
  /// That a vertical scroll view is only as wide as its content is observed behaviour:
  /// swiftuifieldguide.com, "Scroll View".
  package func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    let margins = context.contentMargins
    let content = contentSize(for: proposal, in: context)
    var size = Size(
      width: content.width + margins.total(along: .horizontal),
      height: content.height + margins.total(along: .vertical)
    )
    for axis in Axis.allCases where axes.contains(axis) {
      size[axis] = proposal[axis] ?? size[axis]
    }
    return size
  }

  /// Rests the content at the inner corner, centred across, and extends itself into the safe area's
  /// insets where it touches them.
  package func location(in bounds: Rect, for proposal: ProposedSize, in context: LayoutContext) {
    let margins = context.contentMargins
    let container = bounds.inset(by: margins)
    let content = contentSize(for: proposal, in: context)
    var origin = container.origin
    for axis in Axis.allCases where !axes.contains(axis) {
      origin[axis] += (container.size[axis] - content[axis]) / 2
    }
    let inside = inside(context, proposal: proposal).with(
      safeArea: context.safeArea.scrolled(along: axes)
    )
    inside.first?.location(at: origin, for: offer(proposal, margins: margins))
    context.record(
      ScrollMetrics(
        container: container,
        contentSize: content,
        contentInsets: margins + context.safeArea.extensions(of: bounds)
      )
    )
  }

  private func contentSize(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    inside(context, proposal: proposal).first?.size(
      for: offer(proposal, margins: context.contentMargins)
    ) ?? .zero
  }

  /// What the content is offered: nothing in particular along the axes.
  private func offer(_ proposal: ProposedSize, margins: EdgeInsets) -> ProposedSize {
    var offer = proposal.inset(by: margins)
    for axis in Axis.allCases where axes.contains(axis) { offer[axis] = nil }
    return offer
  }

  /// The context whose container is this scroll view.
  private func inside(_ context: LayoutContext, proposal: ProposedSize) -> LayoutContext {
    let offered = proposal.inset(by: context.contentMargins)
    return context.with(container: offered.replacingUnspecified(by: context.container))
  }
}

extension SceneNode {
  /// A view that scrolls its content; several views in it stand in a `VStack`, whatever its axes.
  package static func scrollView(
    axes: Axis.Set = .vertical,
    _ children: [SceneNode],
    line: Int? = nil
  ) -> SceneNode {
    SceneNode(ScrollView(axes), children: children, line: line)
  }
}
