extension Transform {
  /// Moves the view's drawing.
  public static let offset = Transform(
    name: "offset",
    summary: "Moves what is drawn by a distance, without moving the layout.",
    documentation: """
      x and y are in points, positive to the right and down. Neighbours and the view's own \
      geometry stay where the layout put them.
      """,
    example: "content:offset(0, math.min(scrolled * 0.3, 40))",
    swiftSignatures: [
      "offset(_ offset: CGSize)",
      "offset(x: CGFloat = 0, y: CGFloat = 0)",
    ],
    forms: [
      Form([.number("x", column: 0, swiftLabel: "x"), .number("y", column: 1, swiftLabel: "y")])
    ],
    columns: [Column("x", unit: .points, identity: 0), Column("y", unit: .points, identity: 0)],
    transformClass: .motion,
    cost: 0,
    interpolation: "x and y, linearly",
    sources: [
      applePage("offset(x:y:)"),
      openSwiftUI("Render/GeometryEffect/OffsetEffect.swift"),
    ]
  )
}
