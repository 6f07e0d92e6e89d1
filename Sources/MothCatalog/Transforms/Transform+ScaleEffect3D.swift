extension Transform {
  /// Scales the view in all three dimensions, on visionOS.
  public static let scaleEffect3D = Transform(
    name: "scaleEffect3D",
    swiftName: "scaleEffect",
    summary: "Scales what is drawn in three dimensions about an anchor, on visionOS.",
    documentation: """
      s scales all three dimensions; x, y and z scale each their own. The anchor has a depth, \
      and is the centre if not given.
      """,
    example: "content:scaleEffect3D(1, 1, 1 - 0.5 * progress, \"back\")",
    swiftSignatures: [
      "scaleEffect(_ s: CGFloat, anchor: UnitPoint3D = .center)",
      """
      scaleEffect(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat = 1, anchor: UnitPoint3D = .center)
      """,
    ],
    forms: [
      Form([
        Argument("s", kind: .number, columns: [0, 1, 2]), .anchor3D(3, default: .center),
      ]),
      Form(
        ["x", "y", "z"].enumerated().map { .number($1, column: $0, swiftLabel: $1) } + [
          .anchor3D(3, default: .center)
        ]
      ),
    ],
    columns: ["x", "y", "z"].map {
      Column($0, unit: .factor, identity: 1, recommended: .positive)
    } + Column.anchor3D(.center),
    transformClass: .motion,
    availability: .depth,
    cost: 0,
    interpolation: "assumed: the factors and the anchor, each linearly",
    sources: [applePage("scaleeffect(x:y:z:anchor:)")]
  )
}
