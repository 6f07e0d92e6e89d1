package import MothGeometry

/// What an element sees while it is laid out: its children and where it is.
package struct LayoutContext: Sequence {
  let pass: LayoutPass
  let node: Int
  /// The size that `containerRelativeFrame` refers to: the nearest scroll view's container, or the
  /// window inside the safe area, in points.
  package let container: Size
  /// The safe area around the element; only meaningful while placing.
  package let safeArea: SafeArea

  /// The children, after groups were opened.
  package var children: [LayoutSubview] { map(\.self) }

  /// The first child; for a modifier, the view it changes.
  package var first: LayoutSubview? { indices.first.map(subview) }

  /// The second child; for a background or an overlay, the decoration.
  package var second: LayoutSubview? { indices.count > 1 ? subview(indices[1]) : nil }

  /// The direction of the stack around the element; nil if there is none.
  package var stackAxis: Axis? { pass.nodes[node].stackAxis }

  /// The margins that `contentMargins` asks for, in points.
  package var contentMargins: EdgeInsets { pass.nodes[node].contentMargins }

  /// The factor by which the reader's Dynamic Type setting enlarges text.
  package var textScale: Double { pass.settings.textScale }

  /// Whether pictures have arrived.
  package var imagesAreLoaded: Bool { pass.settings.imagesAreLoaded }

  /// Iterates over the children in order.
  package func makeIterator() -> Iterator {
    Iterator(context: self, rest: indices[...])
  }

  /// The children one after the other.
  package struct Iterator: IteratorProtocol {
    fileprivate let context: LayoutContext
    fileprivate var rest: ArraySlice<Int>

    /// The next child; nil after the last.
    package mutating func next() -> LayoutSubview? {
      rest.popFirst().map(context.subview)
    }
  }

  /// The same place with another size for `containerRelativeFrame` or another safe area inside.
  package func with(container: Size? = nil, safeArea: SafeArea? = nil) -> LayoutContext {
    LayoutContext(
      pass: pass,
      node: node,
      container: container ?? self.container,
      safeArea: safeArea ?? self.safeArea
    )
  }

  /// Takes steps of laying out beside those of asking and placing children; false if the layout is
  /// to end.
  package func goesOn(after steps: Int) -> Bool { pass.goesOn(after: steps) }

  /// Records what a scroll view found out about itself.
  package func record(_ metrics: ScrollMetrics) {
    var metrics = metrics
    metrics.contentSize.width = usable(metrics.contentSize.width, what: "content width")
    metrics.contentSize.height = usable(metrics.contentSize.height, what: "content height")
    pass.nodes[node].scroll = metrics
    for axis in Axis.allCases where metrics.container.size[axis] == 0 {
      let length = axis == .vertical ? "height" : "width"
      pass.report(
        .emptyContainer,
        message: "a scroll view must have room for its content; its \(length) is 0",
        line: pass.nodes[node].line
      )
    }
  }

  /// Insets that can be used: those that are no number become 0, reported.
  package func usable(_ insets: EdgeInsets) -> EdgeInsets {
    pass.usable(insets, line: pass.nodes[node].line)
  }

  /// Reports a length that cannot be used and returns what is used instead: 0 for negative lengths
  /// and for what is no number, the largest length for infinite ones.
  package func usable(_ length: Double, what: String) -> Double {
    pass.usable(length, what: what, at: node)
  }

  private var indices: [Int] { pass.nodes[node].children }

  fileprivate func subview(_ index: Int) -> LayoutSubview {
    LayoutSubview(pass: pass, index: index, container: container, safeArea: safeArea)
  }
}

/// A child as its parent sees it: it can be measured and placed.
package struct LayoutSubview {
  let pass: LayoutPass
  let index: Int
  let container: Size
  let safeArea: SafeArea

  /// The right to space before siblings with a lower number.
  package var layoutPriority: Double { pass.nodes[index].layoutPriority }

  /// Whether the child is a `Spacer`.
  package var isSpacer: Bool { pass.nodes[index].traits.isSpacer }

  /// The size the child chooses for a proposal, in points; never negative, perhaps infinite.
  package func size(for proposal: ProposedSize) -> Size {
    pass.measure(index, proposal: proposal, container: container)
  }

  /// Places the child's corner at a point in window coordinates, under the given proposal.
  package func location(at origin: Point, for proposal: ProposedSize) {
    pass.location(index, at: origin, proposal: proposal, container: container, safeArea: safeArea)
  }

  /// Places the child aligned in the bounds, under the given proposal.
  package func location(in bounds: Rect, _ alignment: Alignment, for proposal: ProposedSize) {
    location(at: alignment.origin(of: size(for: proposal), in: bounds), for: proposal)
  }
}
