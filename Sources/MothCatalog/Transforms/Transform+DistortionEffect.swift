extension Transform {
  /// Moves each pixel with a shader.
  public static let distortionEffect = Transform(
    name: "distortionEffect",
    summary: "Takes each pixel from the place that a Metal shader names.",
    documentation: """
      The shader is float2 name(float2 position, ...) and returns the source position in points. \
      maxX and maxY are the farthest reach between the two, in points: a shader that reaches \
      farther gets cut edges, a larger reach costs more. Otherwise as colorEffect.
      """,
    example: "content:distortionEffect(moth.shader(\"wave\", env.time), 0, 12)",
    swiftSignatures: [
      """
      distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
      """
    ],
    forms: [Form(Argument.shader(hasSampleOffset: true))],
    columns: Column.shader(hasSampleOffset: true),
    transformClass: .motion,
    availability: .shader,
    cost: 2,
    interpolation: """
      the shader's number and colour arguments, each linearly; its function, maxX, maxY and \
      enabled are taken from the identity phase
      """,
    sources: [
      applePage("distortioneffect(_:maxsampleoffset:isenabled:)"),
      "https://onestack.dev/ios-reference/SwiftUICore/VisualEffect",
    ]
  )
}
