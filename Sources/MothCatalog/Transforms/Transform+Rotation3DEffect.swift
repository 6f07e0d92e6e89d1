extension Transform {
  /// Turns the view's drawing in space and projects it back onto its plane.
  public static let rotation3DEffect = Transform(
    name: "rotation3DEffect",
    summary: "Turns what is drawn about an axis in space and projects it back onto its plane.",
    documentation: """
      degrees turn about the axis (x, y, z), whose length does not matter; the axis (0, 0, 0) \
      turns nothing. anchorZ is in points. perspective 1 puts the eye as far away as the longer \
      side of the view, 2 half as far, 0 gives a parallel projection. Each one flattens: two in \
      a chain share no depth. On visionOS perspectiveRotationEffect replaces it.
      """,
    example: "content:rotation3DEffect(-25 * distance, 0, 1, 0)",
    swiftSignatures: [
      """
      rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), \
      anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1)
      """
    ],
    forms: [
      Form(
        Argument.axisAngle + [
          .anchor(4),
          Argument("anchorZ", kind: .number, columns: [6], default: [0], swiftLabel: "anchorZ"),
          .perspective(7),
        ]
      )
    ],
    columns: Column.axisAngle + Column.anchor() + [
      Column("anchorZ", unit: .points, identity: 0, decidesIdentity: false),
      .perspective,
    ],
    transformClass: .motion,
    availability: Availability(
      iOS: OSVersion(17),
      macOS: OSVersion(14),
      tvOS: OSVersion(17),
      watchOS: OSVersion(10),
      visionOS: OSVersion(1),
      visionOSReplacement: "perspectiveRotationEffect"
    ),
    cost: 0,
    interpolation: "the angle, the axis, the anchor, anchorZ and perspective, each linearly",
    sources: [
      applePage("rotation3deffect(_:axis:anchor:anchorz:perspective:)"),
      openSwiftUI("Render/GeometryEffect/Rotation3DEffect.swift"),
    ]
  )
}
