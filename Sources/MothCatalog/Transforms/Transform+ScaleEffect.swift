extension Transform {
  /// Scales the view's drawing about an anchor.
  public static let scaleEffect = Transform(
    name: "scaleEffect",
    summary: "Scales what is drawn about an anchor, without changing the layout.",
    documentation: """
      s scales both ways; x and y scale each their own. 1 changes nothing, a negative factor \
      mirrors, and SwiftUI replaces 0 by the smallest factor it can use. The anchor is a point \
      of the layout rectangle, the centre if not given.
      """,
    example: "content:scaleEffect(1 - 0.2 * distance, \"center\")",
    swiftSignatures: [
      "scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center)",
      "scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center)",
      "scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)",
    ],
    forms: [
      Form([Argument("s", kind: .number, columns: [0, 1]), .anchor(2)]),
      Form([
        .number("x", column: 0, swiftLabel: "x"), .number("y", column: 1, swiftLabel: "y"),
        .anchor(2),
      ]),
    ],
    columns: [
      Column("x", unit: .factor, identity: 1, recommended: .positive),
      Column("y", unit: .factor, identity: 1, recommended: .positive),
    ] + Column.anchor(),
    transformClass: .motion,
    cost: 0,
    interpolation: "x, y and the anchor, linearly",
    sources: [
      applePage("scaleeffect(_:anchor:)"),
      applePage("scaleeffect(x:y:anchor:)"),
      openSwiftUI("Render/GeometryEffect/ScaleEffect.swift"),
    ]
  )
}
