extension Transform {
  /// Applies a three-dimensional affine matrix, on visionOS.
  public static let transform3DEffect = Transform(
    name: "transform3DEffect",
    summary: "Applies an AffineTransform3D to what is drawn, about the view's origin, on visionOS.",
    documentation: """
      The twelve numbers are the images of the x, y and z directions and then the translation in \
      points, three numbers each: the four columns of AffineTransform3D's matrix. So a point \
      written as a row is multiplied from the left, as with transformEffect. There is no anchor.
      """,
    example: "content:transform3DEffect(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 40)",
    swiftSignatures: ["transform3DEffect(_ transform: AffineTransform3D)"],
    forms: [
      Form(
        Argument.numbers([
          "m11", "m12", "m13", "m21", "m22", "m23", "m31", "m32", "m33", "tx", "ty", "tz",
        ])
      )
    ],
    columns: [
      Column("m11", unit: .matrix, identity: 1),
      Column("m12", unit: .matrix, identity: 0),
      Column("m13", unit: .matrix, identity: 0),
      Column("m21", unit: .matrix, identity: 0),
      Column("m22", unit: .matrix, identity: 1),
      Column("m23", unit: .matrix, identity: 0),
      Column("m31", unit: .matrix, identity: 0),
      Column("m32", unit: .matrix, identity: 0),
      Column("m33", unit: .matrix, identity: 1),
      Column("tx", unit: .points, identity: 0),
      Column("ty", unit: .points, identity: 0),
      Column("tz", unit: .points, identity: 0),
    ],
    transformClass: .motion,
    availability: .depth,
    cost: 0,
    interpolation: "assumed: the twelve numbers, each linearly; nothing published says how",
    sources: [
      applePage("transform3deffect(_:)"),
      "https://developer.apple.com/documentation/spatial/affinetransform3d/matrix",
    ]
  )
}
