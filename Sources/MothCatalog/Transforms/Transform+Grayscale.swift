extension Transform {
  /// Mixes colours with their grey.
  public static let grayscale = Transform(
    name: "grayscale",
    summary: "Mixes colours with their grey.",
    documentation: """
      The amount is between 0, which changes nothing, and 1, which leaves grey; it equals \
      saturation(1 - amount).
      """,
    example: "content:grayscale(progress)",
    swiftSignatures: ["grayscale(_ amount: Double)"],
    forms: [Form([.number("amount", column: 0)])],
    columns: [Column("amount", unit: .amount, identity: 0, allowed: 0...1)],
    transformClass: .colour,
    cost: 1,
    interpolation: "the amount, linearly",
    sources: [
      applePage("grayscale(_:)"), openSwiftUI("Graphic/Color/ColorMatrix.swift"), swiftUIWeb,
    ]
  )
}
