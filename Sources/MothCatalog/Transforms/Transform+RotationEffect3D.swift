extension Transform {
  /// Turns the view in real depth, on visionOS.
  public static let rotationEffect3D = Transform(
    name: "rotationEffect3D",
    swiftName: "rotation3DEffect",
    summary: "Turns what is drawn about an axis in real depth, on visionOS.",
    documentation: """
      degrees turn about the axis (x, y, z). The anchor has a depth, and is the centre if not \
      given. Unlike rotation3DEffect it does not project back onto the plane.
      """,
    example: "content:rotationEffect3D(45 * progress, 0, 1, 0)",
    swiftSignatures: [
      "rotation3DEffect(_ rotation: Rotation3D, anchor: UnitPoint3D = .center)",
      "rotation3DEffect(_ angle: Angle, axis: RotationAxis3D, anchor: UnitPoint3D = .center)",
      """
      rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), \
      anchor: UnitPoint3D = .center)
      """,
    ],
    forms: [Form(Argument.axisAngle + [.anchor3D(4, default: .center)])],
    columns: Column.axisAngle + Column.anchor3D(.center),
    transformClass: .motion,
    availability: .depth,
    cost: 0,
    interpolation: """
      the angle and each component of the axis, linearly, so that full turns are kept; the \
      anchor likewise (assumed)
      """,
    sources: [
      applePage("rotation3deffect(_:axis:anchor:)"), applePage("rotation3deffect(_:anchor:)"),
    ]
  )
}
