extension Transform {
  /// Moves colours towards or away from their grey.
  public static let saturation = Transform(
    name: "saturation",
    summary: "Moves colours towards their grey, or away from it.",
    documentation: """
      c' = amount c + (1 - amount) Y with Y = 0.2126 R + 0.7152 G + 0.0722 B. 1 changes nothing, \
      0 gives grey, more than 1 over-saturates; SwiftUI takes a negative amount for 0.
      """,
    example: "content:saturation(1 - progress)",
    swiftSignatures: ["saturation(_ amount: Double)"],
    forms: [Form([.number("amount", column: 0)])],
    columns: [Column("amount", unit: .amount, identity: 1, allowed: .notNegative)],
    transformClass: .colour,
    cost: 1,
    interpolation: "the amount, linearly",
    sources: [
      applePage("saturation(_:)"), openSwiftUI("Graphic/Color/ColorMatrix.swift"), swiftUIWeb,
    ]
  )
}
