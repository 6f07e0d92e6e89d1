extension RefusedModifier {
  /// Modifiers that change sizes, positions or the order of siblings.
  static let layout = [
    layout(
      "frame",
      does: "sizes the view",
      instead: """
        scaleEffect with an anchor keeps the layout; for a height that truly changes, set state \
        from onScrollGeometryChange in the smallest view that reads it
        """
    ),
    layout(
      "padding",
      does: "adds space around the view",
      instead: "offset moves the drawing; put fixed padding on the view, outside the effect"
    ),
    layout(
      "fixedSize",
      does: "gives the view its ideal size",
      instead: "put fixedSize on the view itself, before visualEffect"
    ),
    layout(
      "layoutPriority",
      does: "decides which sibling gets space first",
      instead: "put layoutPriority on the view itself; it cannot follow the scroll"
    ),
    layout(
      "position",
      does: "places the view in its parent",
      instead: "offset(x, y) moves the drawing from where the layout put it"
    ),
    layout(
      "alignmentGuide",
      does: "moves the view in its parent's alignment",
      instead: "offset(x, y) moves the drawing; for a sticky header offset by minus minY"
    ),
    layout(
      "containerRelativeFrame",
      does: "sizes the view by its container",
      instead: """
        put containerRelativeFrame on the view, and scale or move what is drawn in the effect
        """
    ),
    layout(
      "aspectRatio",
      does: "sizes the view to a ratio",
      instead: "put aspectRatio on the view; scaleEffect(x, y) stretches the drawing"
    ),
    layout(
      "scaledToFit",
      does: "sizes the view to fit",
      instead: "put scaledToFit on the view; scaleEffect shrinks the drawing"
    ),
    layout(
      "scaledToFill",
      does: "sizes the view to fill",
      instead: """
        put scaledToFill on the view, a frame and clipped around it; offset then moves the image \
        in its window
        """
    ),
    layout(
      "ignoresSafeArea",
      does: "lets the view grow under the safe area",
      instead: """
        put ignoresSafeArea on the view; a stretching header scales from its bottom anchor instead
        """
    ),
    layout(
      "safeAreaInset",
      does: "adds a view and moves the safe area",
      instead: "put safeAreaInset on the scroll view, and an effect on the view inside it"
    ),
    layout(
      "safeAreaPadding",
      does: "moves the safe area",
      instead: "put safeAreaPadding on the scroll view"
    ),
    layout(
      "contentMargins",
      does: "moves the scroll content",
      instead: "put contentMargins on the scroll view; geometry:frame(\"scrollView\") honors them"
    ),
    layout(
      "layoutValue",
      does: "hands a value to a layout",
      instead: "put layoutValue on the view itself"
    ),
    layout(
      "gridCellColumns",
      does: "widens a grid cell",
      instead: "put gridCellColumns on the view; scaleEffect(x, y) widens the drawing"
    ),
    layout(
      "gridCellAnchor",
      does: "aligns a grid cell",
      instead: "put gridCellAnchor on the view; offset moves the drawing"
    ),
    RefusedModifier(
      "zIndex",
      group: .layout,
      reason: "it orders siblings in their container, which is done before effects are drawn",
      instead: """
        put a fixed zIndex on the view; if the order must follow the scroll, set it from state
        """
    ),
    layout(
      "listRowInsets",
      does: "moves a list row's content",
      instead: "put listRowInsets on the row; offset moves the drawing"
    ),
    layout(
      "scrollTargetLayout",
      does: "marks where scrolling comes to rest",
      instead: "put scrollTargetLayout on the stack inside the scroll view"
    ),
  ]

  private static func layout(_ name: String, does: String, instead: String) -> RefusedModifier {
    RefusedModifier(
      name,
      group: .layout,
      reason: "it \(does), and a visual effect is drawn after layout is done",
      instead: instead
    )
  }
}
