extension RefusedModifier {
  /// Modifiers that change how layers are composed, and exist on View only.
  static let compositing = [
    compositing(
      "compositingGroup",
      instead: "put compositingGroup on the view before visualEffect; opacity then fades as one"
    ),
    compositing(
      "drawingGroup",
      instead: "put drawingGroup on the view before visualEffect"
    ),
    compositing(
      "luminanceToAlpha",
      instead: "put luminanceToAlpha on the view, or use a colorEffect shader"
    ),
    compositing(
      "colorInvert",
      instead: """
        put colorInvert on the view; contrast(-1) inverts each channel and can follow the scroll
        """
    ),
    compositing(
      "colorMultiply",
      instead: "brightness darkens; for a colour use a colorEffect shader that multiplies"
    ),
    compositing(
      "projectionEffect",
      instead: "transformEffect with nine numbers applies the same ProjectionTransform"
    ),
    compositing(
      "geometryGroup",
      instead: "put geometryGroup on the view itself"
    ),
  ]

  private static func compositing(_ name: String, instead: String) -> RefusedModifier {
    RefusedModifier(
      name,
      group: .compositing,
      reason: "it exists on View but is not a member of VisualEffect",
      instead: instead
    )
  }
}
