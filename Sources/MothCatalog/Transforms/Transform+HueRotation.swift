extension Transform {
  /// Turns hues around the colour circle.
  public static let hueRotation = Transform(
    name: "hueRotation",
    summary: "Turns every hue around the colour circle.",
    documentation: """
      degrees may be any number; 360 is a full turn. Greys stay as they are. The matrix is that \
      of SVG's hueRotate.
      """,
    example: "content:hueRotation(90 * progress)",
    swiftSignatures: ["hueRotation(_ angle: Angle)"],
    forms: [Form([.number("degrees", column: 0)])],
    columns: [Column("degrees", unit: .degrees, identity: 0)],
    transformClass: .colour,
    cost: 1,
    interpolation: "the angle, linearly",
    sources: [
      applePage("huerotation(_:)"),
      openSwiftUI("Graphic/Color/ColorMatrix.swift"),
      "https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement",
    ]
  )
}
