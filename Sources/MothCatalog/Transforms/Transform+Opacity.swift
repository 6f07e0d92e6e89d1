extension Transform {
  /// Fades the view's drawing.
  public static let opacity = Transform(
    name: "opacity",
    summary: "Fades what is drawn: 0 is invisible, 1 is solid.",
    documentation: """
      The amount is between 0 and 1; several in a chain multiply. It is what Apple recommends \
      instead of motion when Reduce Motion is on.
      """,
    example: "content:opacity(1 - progress)",
    swiftSignatures: ["opacity(_ opacity: Double)"],
    forms: [Form([.number("opacity", column: 0)])],
    columns: [Column("opacity", unit: .amount, identity: 1, allowed: 0...1)],
    transformClass: .fade,
    cost: 1,
    interpolation: "the opacity, linearly",
    sources: [
      applePage("opacity(_:)"),
      openSwiftUI("Render/RendererEffect/OpacityEffect.swift"),
    ]
  )
}
