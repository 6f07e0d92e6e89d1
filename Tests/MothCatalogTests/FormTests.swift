import MothCatalog
import Testing

@Suite struct FormTests {
  @Test func `calls read as in the documentation`() {
    let signatures = Transform.all.flatMap { transform in
      transform.forms.map { $0.luaSignature(name: transform.name) }
    }
    #expect(
      signatures == [
        "offset(x, y)",
        "scaleEffect(s [, anchor])",
        "scaleEffect(x, y [, anchor])",
        "rotationEffect(degrees [, anchor])",
        "rotation3DEffect(degrees, x, y, z [, anchor, anchorZ, perspective])",
        "transformEffect(a, b, c, d, tx, ty)",
        "transformEffect(m11, m12, m13, m21, m22, m23, m31, m32, m33)",
        "opacity(opacity)",
        "blur(radius [, opaque])",
        "brightness(amount)",
        "contrast(amount)",
        "saturation(amount)",
        "grayscale(amount)",
        "hueRotation(degrees)",
        "blendMode(mode)",
        "colorEffect(shader [, enabled])",
        "distortionEffect(shader, maxX, maxY [, enabled])",
        "layerEffect(shader, maxX, maxY [, enabled])",
        "offsetZ(z)",
        "scaleEffect3D(s [, anchor])",
        "scaleEffect3D(x, y, z [, anchor])",
        "rotationEffect3D(degrees, x, y, z [, anchor])",
        "perspectiveRotationEffect(degrees, x, y, z [, anchor, perspective])",
        "transform3DEffect(m11, m12, m13, m21, m22, m23, m31, m32, m33, tx, ty, tz)",
      ]
    )
  }

  @Test func `forms of one name differ in their leading numbers`() {
    for name in Set(Transform.all.map(\.name)) {
      let counts = Transform.named(name).flatMap(\.forms).map(\.leadingNumbers)
      #expect(Set(counts).count == counts.count, "\(name)")
    }
  }

  @Test func `every form fills every column once`() {
    for transform in Transform.all {
      for form in transform.forms {
        let filled = form.arguments.flatMap(\.columns)
        #expect(filled.sorted() == Array(transform.columns.indices), "\(transform.id)")
      }
    }
  }

  @Test func `arguments fit their columns`() {
    for transform in Transform.all {
      for argument in transform.forms.flatMap(\.arguments) {
        let units = Set(argument.columns.map { transform.columns[$0].unit })
        switch argument.kind {
        case .number:
          #expect(units.count == 1)
          #expect(units.isDisjoint(with: [.unitPoint, .flag, .blendMode, .shader]))
        case .unitPoint: #expect(argument.columns.count == 2 && units == [.unitPoint])
        case .unitPoint3D: #expect(argument.columns.count == 3 && units == [.unitPoint])
        case .boolean: #expect(argument.columns.count == 1 && units == [.flag])
        case .blendMode: #expect(argument.columns.count == 1 && units == [.blendMode])
        case .shader: #expect(argument.columns.count == 1 && units == [.shader])
        }
        if let values = argument.defaultValues {
          #expect(values.count == argument.columns.count)
        }
      }
    }
  }

  @Test func `no required argument follows an optional one`() {
    for form in Transform.all.flatMap(\.forms) {
      #expect(form.arguments.dropFirst(form.requiredCount).allSatisfy { $0.isOptional })
      #expect(form.arguments.prefix(form.requiredCount).allSatisfy { !$0.isOptional })
    }
  }

  @Test func `defaults are SwiftUI's`() {
    let defaults = Transform.all.flatMap { transform in
      transform.forms.flatMap(\.arguments).compactMap { argument in
        argument.defaultValues.map { "\(transform.id).\(argument.name) \($0)" }
      }
    }
    #expect(
      defaults == [
        "scaleEffect.anchor [0.5, 0.5]",
        "scaleEffect.anchor [0.5, 0.5]",
        "rotationEffect.anchor [0.5, 0.5]",
        "rotation3DEffect.anchor [0.5, 0.5]",
        "rotation3DEffect.anchorZ [0.0]",
        "rotation3DEffect.perspective [1.0]",
        "blur.opaque [0.0]",
        "colorEffect.enabled [1.0]",
        "distortionEffect.enabled [1.0]",
        "layerEffect.enabled [1.0]",
        "scaleEffect3D.anchor [0.5, 0.5, 0.5]",
        "scaleEffect3D.anchor [0.5, 0.5, 0.5]",
        "rotationEffect3D.anchor [0.5, 0.5, 0.5]",
        "perspectiveRotationEffect.anchor [0.5, 0.5, 0.0]",
        "perspectiveRotationEffect.perspective [1.0]",
      ]
    )
  }

  @Test func `Swift labels are in SwiftUI's declaration`() {
    for transform in Transform.all {
      for argument in transform.forms.flatMap(\.arguments) {
        guard let label = argument.swiftLabel else { continue }
        #expect(transform.swiftSignatures.contains { $0.contains("\(label): ") })
      }
    }
  }
}
