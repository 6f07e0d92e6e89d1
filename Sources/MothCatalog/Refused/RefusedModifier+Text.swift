extension RefusedModifier {
  /// Modifiers that change how text is set, and so its size.
  static let text = [
    text(
      "font",
      "changes the font",
      instead: "scaleEffect with an anchor such as \"topLeading\" lets text grow and shrink"
    ),
    text(
      "fontWeight",
      "changes the weight of the letters",
      instead: "fade between a regular and a bold text in a ZStack with opacity"
    ),
    text("bold", "makes the letters bold", instead: "fade to a bold text in a ZStack with opacity"),
    text(
      "italic",
      "slants the letters",
      instead: "transformEffect(1, 0, -0.2, 1, 0, 0) shears the drawing"
    ),
    text("kerning", "spaces the letters", instead: "scaleEffect(x, 1) widens the drawing"),
    text("tracking", "spaces the letters", instead: "scaleEffect(x, 1) widens the drawing"),
    text(
      "lineLimit",
      "limits the lines",
      instead: "fade between a short and a long text with opacity; the height needs state"
    ),
    text("lineSpacing", "spaces the lines", instead: "put lineSpacing on the text itself"),
    text(
      "dynamicTypeSize",
      "changes the text size",
      instead: "read env.dynamicTypeSize in the effect and adapt its distances"
    ),
    text("textCase", "changes the letters", instead: "put textCase on the text itself"),
    text(
      "multilineTextAlignment",
      "aligns lines",
      instead: "put multilineTextAlignment on the text itself; offset moves the drawing"
    ),
    text("underline", "draws under the letters", instead: "fade an overlay line with opacity"),
  ]

  private static func text(_ name: String, _ does: String, instead: String) -> RefusedModifier {
    RefusedModifier(
      name,
      .text,
      reason: "it \(does), so text is set and measured again; a visual effect comes after layout",
      instead: instead
    )
  }
}
