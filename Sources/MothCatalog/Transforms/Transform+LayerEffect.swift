extension Transform {
  /// Makes each pixel with a shader that reads the whole layer.
  public static let layerEffect = Transform(
    name: "layerEffect",
    summary: "Makes each pixel with a Metal shader that can read its neighbours.",
    documentation: """
      The shader is half4 name(float2 position, SwiftUI::Layer layer, ...); layer.sample(p) gives \
      the colour at a point. maxX and maxY are the farthest reach of a sample, in points: a \
      shader that reaches farther gets cut edges, a larger reach costs more. Otherwise as \
      colorEffect.
      """,
    example: "content:layerEffect(moth.shader(\"smear\", env.velocity), 0, 24)",
    swiftSignatures: [
      "layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)"
    ],
    forms: [Form(Argument.shader(hasSampleOffset: true))],
    columns: Column.shader(hasSampleOffset: true),
    transformClass: .shader,
    availability: .shader,
    cost: 4,
    interpolation: """
      the shader's number and colour arguments, each linearly; its function, maxX, maxY and \
      enabled are taken from the identity phase
      """,
    sources: [
      applePage("layereffect(_:maxsampleoffset:isenabled:)"),
      "https://onestack.dev/ios-reference/SwiftUICore/VisualEffect",
    ]
  )
}
