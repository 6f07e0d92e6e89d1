package import MothGeometry

/// Space around a view that counts as part of the safe area: a scroll view inside extends under it.
package struct SafeAreaPadding: SceneElement {
  package static let name = "safeAreaPadding"
  package static let role = ElementRole.modifier

  /// The space on each side, in points.
  package var insets: EdgeInsets

  /// Makes safe-area padding.
  package init(_ insets: EdgeInsets) {
    self.insets = insets
  }

  package func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    Padding(insets).size(for: proposal, in: context)
  }

  package func location(in bounds: Rect, for proposal: ProposedSize, in context: LayoutContext) {
    let insets = context.usable(insets)
    let beyond = context.safeArea.extensions(of: bounds)
    let outer = bounds.inset(
      by: EdgeInsets(
        top: -beyond.top,
        leading: -beyond.leading,
        bottom: -beyond.bottom,
        trailing: -beyond.trailing
      )
    )
    let safeArea = SafeArea(inner: bounds.inset(by: insets), outer: outer)
    Padding(insets).location(in: bounds, for: proposal, in: context.with(safeArea: safeArea))
  }
}

extension SceneNode {
  /// The view with the safe area made smaller around it, in points.
  package func safeAreaPadding(_ insets: EdgeInsets, line: Int? = nil) -> SceneNode {
    SceneNode(SafeAreaPadding(insets), children: [self], line: line)
  }
}
