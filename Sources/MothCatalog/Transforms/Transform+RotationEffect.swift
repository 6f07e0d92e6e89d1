extension Transform {
  /// Turns the view's drawing in its plane.
  public static let rotationEffect = Transform(
    name: "rotationEffect",
    summary: "Turns what is drawn in its plane about an anchor.",
    documentation: """
      degrees are positive clockwise on the screen. The anchor is a point of the layout \
      rectangle, the centre if not given.
      """,
    example: "content:rotationEffect(16 * progress)",
    swiftSignatures: ["rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)"],
    forms: [Form([.number("degrees", column: 0), .anchor(1)])],
    columns: [Column("degrees", unit: .degrees, identity: 0)] + Column.anchor(),
    transformClass: .motion,
    cost: 0,
    interpolation: "the angle and the anchor, linearly; more than a full turn is kept",
    sources: [
      applePage("rotationeffect(_:anchor:)"),
      openSwiftUI("Render/GeometryEffect/RotationEffect.swift"),
    ]
  )
}
