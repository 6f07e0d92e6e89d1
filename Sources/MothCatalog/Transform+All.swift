extension Transform {
  /// Every transform, in the order of documentation: moving, colour, compositing, shaders, depth.
  public static let all: [Transform] = [
    offset, scaleEffect, rotationEffect, rotation3DEffect, transformEffect,
    transformEffectProjection,
    opacity, blur,
    brightness, contrast, saturation, grayscale, hueRotation,
    blendMode,
    colorEffect, distortionEffect, layerEffect,
    offsetZ, scaleEffect3D, rotationEffect3D, perspectiveRotationEffect, transform3DEffect,
  ]
}
