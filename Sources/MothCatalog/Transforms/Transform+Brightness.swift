extension Transform {
  /// Adds to each colour channel.
  public static let brightness = Transform(
    name: "brightness",
    summary: "Adds an amount to each colour channel.",
    documentation: """
      c' = c + amount, on gamma-encoded sRGB between 0 and 1. 0 changes nothing, -1 gives black, \
      1 gives white.
      """,
    example: "content:brightness(-0.3 * progress)",
    swiftSignatures: ["brightness(_ amount: Double)"],
    forms: [Form([.number("amount", column: 0)])],
    columns: [Column("amount", unit: .amount, identity: 0, allowed: -1...1)],
    transformClass: .colour,
    cost: 1,
    interpolation: "the amount, linearly",
    sources: [
      applePage("brightness(_:)"), openSwiftUI("Graphic/Color/ColorMatrix.swift"), swiftUIWeb,
    ]
  )
}
