extension Transform {
  /// Spreads colour channels about the middle grey.
  public static let contrast = Transform(
    name: "contrast",
    summary: "Spreads or narrows each colour channel about the middle grey.",
    documentation: """
      c' = amount c + (1 - amount) / 2, on gamma-encoded sRGB. 1 changes nothing, 0 gives grey, \
      a negative amount inverts: legal, but seldom meant.
      """,
    example: "content:contrast(1 - 0.5 * progress)",
    swiftSignatures: ["contrast(_ amount: Double)"],
    forms: [Form([.number("amount", column: 0)])],
    columns: [Column("amount", unit: .amount, identity: 1, recommended: .notNegative)],
    transformClass: .colour,
    cost: 1,
    interpolation: "the amount, linearly",
    sources: [
      applePage("contrast(_:)"), openSwiftUI("Graphic/Color/ColorMatrix.swift"), swiftUIWeb,
    ]
  )
}
