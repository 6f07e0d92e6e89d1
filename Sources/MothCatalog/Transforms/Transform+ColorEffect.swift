extension Transform {
  /// Filters each pixel's colour with a shader.
  public static let colorEffect = Transform(
    name: "colorEffect",
    summary: "Gives each pixel the colour that a Metal shader makes of it.",
    documentation: """
      The shader is half4 name(float2 position, half4 color, ...). enabled = false leaves it in \
      the chain without effect, which is the way to switch it off. Views backed by UIKit or \
      AppKit show a placeholder. watchOS has no shaders.
      """,
    example: "content:colorEffect(moth.shader(\"tint\", progress), not env.reduceMotion)",
    swiftSignatures: ["colorEffect(_ shader: Shader, isEnabled: Bool = true)"],
    forms: [Form(Argument.shader(hasSampleOffset: false))],
    columns: Column.shader(hasSampleOffset: false),
    transformClass: .shader,
    availability: .shader,
    cost: 2,
    interpolation: """
      the shader's number and colour arguments, each linearly; its function and enabled are \
      taken from the identity phase
      """,
    sources: [
      applePage("coloreffect(_:isenabled:)"),
      "https://onestack.dev/ios-reference/SwiftUICore/VisualEffect",
    ]
  )
}
