/// A name that other frameworks or habit give to a transform, or to something near one.
public struct Alias: Hashable, Sendable, Identifiable {
  /// The name that was typed.
  public let name: String
  /// The id of the transform meant; nil when there is none.
  public let transform: String?
  /// How to fix it: one sentence without a full stop.
  public let help: String

  /// The name, which is unique.
  public var id: String { name }

  /// The alias of this name, without regard to case; nil when there is none.
  public static func named(_ name: String) -> Alias? {
    let lowered = name.lowercased()
    return all.first { $0.name.lowercased() == lowered }
  }

  /// Every alias.
  public static let all =
    ["scale", "zoom", "scaleX", "scaleY", "scaleXY"].map {
      Alias($0, transform: "scaleEffect", remark: "with one factor, or with x and y")
    }
    + ["rotate", "rotation", "rotateZ", "spin"].map {
      Alias($0, transform: "rotationEffect", remark: "which takes degrees, clockwise")
    }
    + ["rotate3d", "rotation3d", "rotateX", "rotateY", "tilt", "perspective"].map {
      Alias($0, transform: "rotation3DEffect", remark: "which takes degrees and an axis x, y, z")
    }
    + [
      "translate", "translation", "translateX", "translateY", "translationX", "translationY",
      "move", "moveBy",
    ].map {
      Alias($0, transform: "offset", remark: "which takes x and y in points")
    }
    + ["translateZ", "depth"].map {
      Alias(
        $0,
        transform: "offsetZ",
        remark: "which takes points towards the viewer and exists on visionOS only"
      )
    }
    + ["transform", "matrix", "affine", "skew", "shear", "skewX", "skewY"].map {
      Alias($0, transform: "transformEffect", remark: "which takes a, b, c, d, tx, ty")
    }
    + ["matrix3d", "transform3d"].map {
      Alias(
        $0,
        transform: "transform3DEffect",
        remark: "which takes twelve numbers and exists on visionOS only"
      )
    }
    + ["alpha", "fade", "fadeIn", "fadeOut", "transparency"].map {
      Alias($0, transform: "opacity", remark: "from 0, invisible, to 1")
    }
    + ["blurRadius", "gaussianBlur", "blurEffect"].map {
      Alias($0, transform: "blur", remark: "which takes a radius in points")
    }
    + ["gray", "grey", "greyscale", "monochrome", "desaturate"].map {
      Alias($0, transform: "grayscale", remark: "from 0 to 1")
    }
    + ["saturate"].map { Alias($0, transform: "saturation", remark: "where 1 changes nothing") }
    + ["hue", "hueRotate", "hueRotationEffect"].map {
      Alias($0, transform: "hueRotation", remark: "which takes degrees")
    }
    + ["brighten", "exposure", "lightness"].map {
      Alias($0, transform: "brightness", remark: "from -1 to 1, added to each channel")
    }
    + ["blend", "mixBlendMode", "compositeOperation"].map {
      Alias($0, transform: "blendMode", remark: "which takes a name such as \"multiply\"")
    }
    + ["shader", "shaderEffect"].map {
      Alias($0, transform: "colorEffect", remark: "with moth.shader(name, ...)")
    }
    + ["distort", "warp", "displace"].map {
      Alias(
        $0,
        transform: "distortionEffect",
        remark: "with moth.shader(name, ...) and its reach in points"
      )
    }
    + [
      Alias(
        name: "invert",
        transform: nil,
        help: "VisualEffect has no colorInvert; contrast(-1) turns each channel c into 1 - c"
      ),
      Alias(
        name: "sepia",
        transform: nil,
        help: "VisualEffect has no sepia; use a colorEffect shader, or grayscale for old paper"
      ),
      Alias(
        name: "filter",
        transform: nil,
        help: "name the filter itself: blur, brightness, contrast, saturation, grayscale"
      ),
    ]
}

extension Alias {
  /// Makes an alias of a transform; `remark` goes on after its name.
  private init(_ name: String, transform: String, remark: String) {
    self.init(name: name, transform: transform, help: "did you mean '\(transform)', \(remark)?")
  }
}
