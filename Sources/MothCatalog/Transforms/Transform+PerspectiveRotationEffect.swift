extension Transform {
  /// Turns the view in space and projects it back onto its plane, on visionOS.
  public static let perspectiveRotationEffect = Transform(
    name: "perspectiveRotationEffect",
    summary: "Turns what is drawn about an axis and projects it onto its plane, on visionOS.",
    documentation: """
      As rotation3DEffect elsewhere, with an anchor that has a depth: the middle of the back if \
      not given, as the declaration says (the page's prose says the centre).
      """,
    example: "content:perspectiveRotationEffect(-25 * distance, 0, 1, 0)",
    swiftSignatures: [
      """
      perspectiveRotationEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), \
      anchor: UnitPoint3D = .back, perspective: CGFloat = 1)
      """
    ],
    forms: [
      Form(Argument.axisAngle + [.anchor3D(4, default: .back), .perspective(7)])
    ],
    columns: Column.axisAngle + Column.anchor3D(.back) + [.perspective],
    transformClass: .motion,
    availability: .depth,
    cost: 0,
    interpolation: "assumed: the angle, the axis, the anchor and perspective, each linearly",
    sources: [applePage("perspectiverotationeffect(_:axis:anchor:perspective:)")]
  )
}
