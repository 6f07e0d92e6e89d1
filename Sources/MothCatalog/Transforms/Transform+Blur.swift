extension Transform {
  /// Blurs the view's drawing.
  public static let blur = Transform(
    name: "blur",
    summary: "Blurs what is drawn with a Gaussian.",
    documentation: """
      radius is the Gaussian's standard deviation in points, not negative; the blur reaches \
      about three radii beyond the frame. opaque keeps the edges solid and cannot change in a \
      transition.
      """,
    example: "content:blur(6 * progress)",
    swiftSignatures: ["blur(radius: CGFloat, opaque: Bool = false)"],
    forms: [
      Form([
        .number("radius", column: 0, swiftLabel: "radius"),
        Argument("opaque", kind: .boolean, columns: [1], default: [0], swiftLabel: "opaque"),
      ])
    ],
    columns: [
      Column("radius", unit: .points, identity: 0, allowed: .notNegative),
      Column(
        "opaque",
        unit: .flag,
        identity: 0,
        decidesIdentity: false,
        allowed: 0...1,
        isAnimatable: false
      ),
    ],
    transformClass: .depthBlur,
    cost: 8,
    interpolation: "the radius, linearly; opaque is taken from the identity phase",
    sources: [
      applePage("blur(radius:opaque:)"),
      openSwiftUI("Render/RendererEffect/BlurEffect.swift"),
      swiftUIWeb,
    ]
  )
}
