import MothCatalog
import Testing

/// The facts of each transform, written out apart from the catalog.
@Suite struct TransformFactTests {
  /// Names of columns; an asterisk marks one that SwiftUI interpolates.
  static let columns: [(String, [String])] = [
    ("offset", ["x*", "y*"]),
    ("scaleEffect", ["x*", "y*", "anchor.x*", "anchor.y*"]),
    ("rotationEffect", ["degrees*", "anchor.x*", "anchor.y*"]),
    (
      "rotation3DEffect",
      ["degrees*", "x*", "y*", "z*", "anchor.x*", "anchor.y*", "anchorZ*", "perspective*"]
    ),
    ("transformEffect", ["a*", "b*", "c*", "d*", "tx*", "ty*"]),
    (
      "transformEffect(projection)",
      ["m11*", "m12*", "m13*", "m21*", "m22*", "m23*", "m31*", "m32*", "m33*"]
    ),
    ("opacity", ["opacity*"]),
    ("blur", ["radius*", "opaque"]),
    ("brightness", ["amount*"]),
    ("contrast", ["amount*"]),
    ("saturation", ["amount*"]),
    ("grayscale", ["amount*"]),
    ("hueRotation", ["degrees*"]),
    ("blendMode", ["mode"]),
    ("colorEffect", ["shader", "enabled"]),
    ("distortionEffect", ["shader", "maxX", "maxY", "enabled"]),
    ("layerEffect", ["shader", "maxX", "maxY", "enabled"]),
    ("offsetZ", ["z*"]),
    ("scaleEffect3D", ["x*", "y*", "z*", "anchor.x*", "anchor.y*", "anchor.z*"]),
    (
      "rotationEffect3D",
      ["degrees*", "x*", "y*", "z*", "anchor.x*", "anchor.y*", "anchor.z*"]
    ),
    (
      "perspectiveRotationEffect",
      ["degrees*", "x*", "y*", "z*", "anchor.x*", "anchor.y*", "anchor.z*", "perspective*"]
    ),
    (
      "transform3DEffect",
      [
        "m11*", "m12*", "m13*", "m21*", "m22*", "m23*", "m31*", "m32*", "m33*", "tx*", "ty*",
        "tz*",
      ]
    ),
  ]

  static let identities: [(String, [Double])] = [
    ("offset", [0, 0]),
    ("scaleEffect", [1, 1, 0.5, 0.5]),
    ("rotationEffect", [0, 0.5, 0.5]),
    ("rotation3DEffect", [0, 0, 0, 0, 0.5, 0.5, 0, 1]),
    ("transformEffect", [1, 0, 0, 1, 0, 0]),
    ("transformEffect(projection)", [1, 0, 0, 0, 1, 0, 0, 0, 1]),
    ("opacity", [1]),
    ("blur", [0, 0]),
    ("brightness", [0]),
    ("contrast", [1]),
    ("saturation", [1]),
    ("grayscale", [0]),
    ("hueRotation", [0]),
    ("blendMode", [0]),
    ("colorEffect", [0, 0]),
    ("distortionEffect", [0, 0, 0, 0]),
    ("layerEffect", [0, 0, 0, 0]),
    ("offsetZ", [0]),
    ("scaleEffect3D", [1, 1, 1, 0.5, 0.5, 0.5]),
    ("rotationEffect3D", [0, 0, 0, 0, 0.5, 0.5, 0.5]),
    ("perspectiveRotationEffect", [0, 0, 0, 0, 0.5, 0.5, 0, 1]),
    ("transform3DEffect", [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]),
  ]

  static let classes: [(TransformClass, [String])] = [
    (
      .motion,
      [
        "offset", "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect",
        "transformEffect(projection)", "distortionEffect", "offsetZ", "scaleEffect3D",
        "rotationEffect3D", "perspectiveRotationEffect", "transform3DEffect",
      ]
    ),
    (.depthBlur, ["blur"]),
    (.fade, ["opacity"]),
    (.colour, ["brightness", "contrast", "saturation", "grayscale", "hueRotation"]),
    (.shader, ["colorEffect", "layerEffect"]),
    (.fixed, ["blendMode"]),
  ]

  @Test func `every transform has its columns, and those interpolate that should`() {
    let found = Transform.all.map { transform in
      transform.columns.map { $0.name + ($0.isAnimatable ? "*" : "") }
    }
    #expect(Transform.all.map(\.id) == Self.columns.map(\.0))
    #expect(found == Self.columns.map(\.1))
  }

  @Test func `every transform has its identity`() {
    #expect(Transform.all.map(\.id) == Self.identities.map(\.0))
    #expect(Transform.all.map(\.identity) == Self.identities.map(\.1))
  }

  @Test(arguments: classes)
  func `every transform has its class`(transformClass: TransformClass, ids: [String]) {
    #expect(Transform.all.filter { $0.transformClass == transformClass }.map(\.id) == ids)
  }

  @Test func `an anchor or an axis alone changes nothing`() {
    #expect(Transform.scaleEffect.isIdentity([1, 1, 0, 1]))
    #expect(!Transform.scaleEffect.isIdentity([1, 0.9, 0.5, 0.5]))
    #expect(Transform.rotation3DEffect.isIdentity([0, 0, 1, 0, 0, 0, 9, 0.3]))
    #expect(!Transform.rotation3DEffect.isIdentity([1, 0, 1, 0, 0, 0, 9, 0.3]))
    #expect(Transform.blur.isIdentity([0, 1]))
    #expect(Transform.layerEffect.isIdentity([3, 8, 8, 0]))
    #expect(!Transform.layerEffect.isIdentity([3, 8, 8, 1]))
    #expect(!Transform.blendMode.isIdentity([1]))
    #expect(!Transform.opacity.isIdentity([]))
    #expect(!Transform.opacity.isIdentity([.nan]))
  }

  @Test func `allowed ranges are those of SwiftUI`() {
    let all = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    let notNegative = 0...Double.greatestFiniteMagnitude
    #expect(Transform.opacity.columns.map(\.allowed) == [0...1])
    #expect(Transform.blur.columns.map(\.allowed) == [notNegative, 0...1])
    #expect(Transform.brightness.columns.map(\.allowed) == [-1...1])
    #expect(Transform.contrast.columns.map(\.allowed) == [all])
    #expect(Transform.contrast.columns.map(\.recommended) == [notNegative])
    #expect(Transform.saturation.columns.map(\.allowed) == [notNegative])
    #expect(Transform.grayscale.columns.map(\.allowed) == [0...1])
    #expect(Transform.blendMode.columns.map(\.allowed) == [0...20])
    #expect(Transform.offset.columns.map(\.allowed) == [all, all])
    #expect(Transform.scaleEffect.columns.map(\.allowed) == [all, all, all, all])
    #expect(Transform.rotation3DEffect.columns.last?.allowed == notNegative)
    #expect(Transform.perspectiveRotationEffect.columns.last?.allowed == notNegative)
    let reach = Transform.layerEffect.columns.filter { $0.name.hasPrefix("max") }
    #expect(reach.map(\.allowed) == [notNegative, notNegative])
  }

  @Test func `a scale of zero or below is outside what is recommended`() {
    for column in [Transform.scaleEffect.columns[0], Transform.scaleEffect3D.columns[2]] {
      #expect(column.recommended.contains(0.001))
      #expect(!column.recommended.contains(0))
      #expect(!column.recommended.contains(-1))
    }
  }

  @Test func `costs order blur before filters before geometry`() {
    #expect(Transform.offset.cost == 0)
    #expect(Transform.offset.cost < Transform.saturation.cost)
    #expect(Transform.saturation.cost < Transform.layerEffect.cost)
    #expect(Transform.layerEffect.cost < Transform.blur.cost)
  }
}
