extension Transform {
  /// Moves the view in depth, on visionOS.
  public static let offsetZ = Transform(
    name: "offsetZ",
    swiftName: "offset",
    summary: "Moves what is drawn towards the viewer, on visionOS.",
    documentation: "z is in points, positive towards the viewer.",
    example: "content:offsetZ(40 * progress)",
    swiftSignatures: ["offset(z: CGFloat)"],
    forms: [Form([.number("z", column: 0, swiftLabel: "z")])],
    columns: [Column("z", unit: .points, identity: 0)],
    transformClass: .motion,
    availability: .depth,
    cost: 0,
    interpolation: "assumed: z, linearly",
    sources: [applePage("offset(z:)")]
  )
}
