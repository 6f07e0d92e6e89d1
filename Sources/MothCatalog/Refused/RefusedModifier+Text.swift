extension RefusedModifier {
  /// Modifiers that change how text is set, and so its size.
  static let text = [
    text(
      "font",
      does: "changes the font",
      instead: "scaleEffect with an anchor such as \"topLeading\" lets text grow and shrink"
    ),
    text(
      "fontWeight",
      does: "changes the weight of the letters",
      instead: "fade between a regular and a bold text in a ZStack with opacity"
    ),
    text(
      "bold",
      does: "makes the letters bold",
      instead: "fade to a bold text in a ZStack with opacity"
    ),
    text(
      "italic",
      does: "slants the letters",
      instead: "transformEffect(1, 0, -0.2, 1, 0, 0) shears the drawing"
    ),
    text("kerning", does: "spaces the letters", instead: "scaleEffect(x, 1) widens the drawing"),
    text("tracking", does: "spaces the letters", instead: "scaleEffect(x, 1) widens the drawing"),
    text(
      "lineLimit",
      does: "limits the lines",
      instead: "fade between a short and a long text with opacity; the height needs state"
    ),
    text("lineSpacing", does: "spaces the lines", instead: "put lineSpacing on the text itself"),
    text(
      "dynamicTypeSize",
      does: "changes the text size",
      instead: "read env.dynamicTypeSize in the effect and adapt its distances"
    ),
    text("textCase", does: "changes the letters", instead: "put textCase on the text itself"),
    text(
      "multilineTextAlignment",
      does: "aligns lines",
      instead: "put multilineTextAlignment on the text itself; offset moves the drawing"
    ),
    text(
      "underline",
      does: "draws under the letters",
      instead: "fade an overlay line with opacity"
    ),
  ]

  private static func text(_ name: String, does: String, instead: String) -> RefusedModifier {
    RefusedModifier(
      name,
      group: .text,
      reason: "it \(does), so text is set and measured again; a visual effect comes after layout",
      instead: instead
    )
  }
}
