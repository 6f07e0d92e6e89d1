extension RefusedModifier {
  /// Modifiers that cut or shape the view.
  static let clipping = [
    clipping(
      "clipped",
      does: "cuts the view at its frame",
      instead: """
        put clipped on a fixed container around the view, outside the effect: the drawing moves, \
        the window stays
        """
    ),
    clipping(
      "clipShape",
      does: "cuts the view to a shape",
      instead: """
        put clipShape on the view before visualEffect to move the shape along, or after it to \
        keep the shape still
        """
    ),
    clipping(
      "cornerRadius",
      does: "rounds the view's corners",
      instead: """
        put clipShape(.rect(cornerRadius: r)) on the view; scaleEffect scales the corners with it
        """
    ),
    clipping(
      "mask",
      does: "shows the view through another",
      instead: "put the mask on the view; opacity fades all of it, layerEffect fades by place"
    ),
    clipping(
      "containerShape",
      does: "names the shape of a container",
      instead: "put containerShape on the view itself"
    ),
    RefusedModifier(
      "contentShape",
      group: .clipping,
      reason: "it shapes where touches land, and a visual effect only draws",
      instead: "put contentShape on the view; keep drawn and touched places less than 22 pt apart"
    ),
    clipping(
      "scrollClipDisabled",
      does: "lets scroll content show outside",
      instead: "put scrollClipDisabled on the scroll view"
    ),
  ]

  private static func clipping(_ name: String, does: String, instead: String) -> RefusedModifier {
    RefusedModifier(
      name,
      group: .clipping,
      reason: "it \(does), and VisualEffect has no clip or mask among its members",
      instead: instead
    )
  }
}
