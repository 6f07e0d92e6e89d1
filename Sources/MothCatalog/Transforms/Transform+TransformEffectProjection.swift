extension Transform {
  /// Applies a projective matrix to the view's drawing.
  public static let transformEffectProjection = Transform(
    id: "transformEffect(projection)",
    name: "transformEffect",
    summary: "Applies a ProjectionTransform to what is drawn, about the view's upper left corner.",
    documentation: """
      The nine numbers are m11 m12 m13, m21 m22 m23, m31 m32 m33 of ProjectionTransform, for a \
      point written as a row: w = m13 x + m23 y + m33, x' = (m11 x + m21 y + m31) / w, y' \
      likewise. It differs in type from the six-number form, so one chain cannot switch between \
      the two. Some versions may draw a matrix that is not affine as no change.
      """,
    example: "content:transformEffect(1, 0, 0, 0, 1, 0, 0, 0, 1)",
    swiftSignatures: ["transformEffect(_ transform: ProjectionTransform)"],
    forms: [
      Form(
        Argument.numbers(["m11", "m12", "m13", "m21", "m22", "m23", "m31", "m32", "m33"])
      )
    ],
    columns: [
      Column("m11", unit: .matrix, identity: 1),
      Column("m12", unit: .matrix, identity: 0),
      Column("m13", unit: .matrix, identity: 0),
      Column("m21", unit: .matrix, identity: 0),
      Column("m22", unit: .matrix, identity: 1),
      Column("m23", unit: .matrix, identity: 0),
      Column("m31", unit: .points, identity: 0),
      Column("m32", unit: .points, identity: 0),
      Column("m33", unit: .matrix, identity: 1),
    ],
    transformClass: .motion,
    cost: 0,
    interpolation: "assumed: the nine numbers, each linearly; nothing published says how",
    sources: [
      applePage("transformeffect(_:)"),
      "https://developer.apple.com/documentation/swiftui/projectiontransform",
    ]
  )
}
