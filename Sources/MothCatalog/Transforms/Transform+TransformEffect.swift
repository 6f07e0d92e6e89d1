extension Transform {
  /// Applies an affine matrix to the view's drawing.
  public static let transformEffect = Transform(
    name: "transformEffect",
    summary: "Applies a CGAffineTransform to what is drawn, about the view's upper left corner.",
    documentation: """
      The six numbers are those of CGAffineTransform: x' = a x + c y + tx, y' = b x + d y + ty, \
      tx and ty in points. There is no anchor: (0, 0) is the upper left corner. Nine numbers \
      make a projection, which is another type in Swift.
      """,
    example: "content:transformEffect(1, 0, -0.2, 1, 0, 0)",
    swiftSignatures: ["transformEffect(_ transform: CGAffineTransform)"],
    forms: [Form(Argument.numbers(["a", "b", "c", "d", "tx", "ty"]))],
    columns: [
      Column("a", unit: .matrix, identity: 1),
      Column("b", unit: .matrix, identity: 0),
      Column("c", unit: .matrix, identity: 0),
      Column("d", unit: .matrix, identity: 1),
      Column("tx", unit: .points, identity: 0),
      Column("ty", unit: .points, identity: 0),
    ],
    transformClass: .motion,
    cost: 0,
    interpolation: "assumed: the six numbers, each linearly; nothing published says how",
    sources: [
      applePage("transformeffect(_:)"),
      "https://developer.apple.com/documentation/corefoundation/cgaffinetransform",
    ]
  )
}
