extension RefusedModifier {
  /// Modifiers that add content or style.
  static let decoration = [
    decoration(
      "background",
      does: "adds a view behind",
      instead: """
        put the background on the view before visualEffect, or give it an effect of its own with \
        opacity
        """
    ),
    decoration(
      "overlay",
      does: "adds a view in front",
      instead: "put the overlay on the view, with an effect of its own: opacity fades it in"
    ),
    decoration(
      "border",
      does: "adds a border",
      instead: "put the border in an overlay on the view and fade it with opacity"
    ),
    decoration(
      "foregroundStyle",
      does: "changes the style that content is drawn with",
      instead: """
        hueRotation, saturation or brightness shift the colours; or fade between two views with \
        opacity
        """
    ),
    decoration(
      "foregroundColor",
      does: "changes the colour that content is drawn with",
      instead: """
        hueRotation, saturation or brightness shift the colours; or fade between two views with \
        opacity
        """
    ),
    decoration(
      "tint",
      does: "changes the colour of controls",
      instead: "hueRotation shifts the colours; a tint that follows the scroll needs state"
    ),
    RefusedModifier(
      "shadow",
      group: .decoration,
      reason: "it draws a second, blurred copy of the view, and VisualEffect has no such member",
      instead: """
        put a fixed shadow on the view, or on a shape in its background whose effect changes \
        opacity and offset
        """
    ),
    decoration(
      "glassEffect",
      does: "adds a glass material",
      instead: "put glassEffect on the view and fade the view with opacity"
    ),
    decoration(
      "backgroundExtensionEffect",
      does: "adds mirrored copies beside the view",
      instead: "put backgroundExtensionEffect on the view before visualEffect"
    ),
    decoration(
      "badge",
      does: "adds a badge",
      instead: "put the badge on the view; an overlay with opacity can follow the scroll"
    ),
    decoration(
      "redacted",
      does: "replaces content by a placeholder",
      instead: "put redacted on the view; fade between view and placeholder with opacity"
    ),
    decoration(
      "preferredColorScheme",
      does: "changes the scheme of the whole scene",
      instead: "read env.colorScheme in the effect; brightness and contrast change the drawing"
    ),
  ]

  private static func decoration(
    _ name: String,
    does: String,
    instead: String
  ) -> RefusedModifier {
    RefusedModifier(
      name,
      group: .decoration,
      reason: "it \(does), and a visual effect only changes how existing content is drawn",
      instead: instead
    )
  }
}
