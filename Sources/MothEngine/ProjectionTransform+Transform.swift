package import MothCatalog
package import MothGeometry

extension ProjectionTransform {
  /// What a transform with these numbers does to the points of a view of this size, about its top
  /// left corner; the identity for one that moves nothing.
  ///
  /// Of the transforms with depth, what they do to the plane of the view is looked at: a shift
  /// towards the viewer does nothing, and a turn is drawn without perspective, if it has none.
  package static func of(
    _ transform: Transform,
    numbers: [Double],
    in size: Size
  ) -> ProjectionTransform {
    guard numbers.count >= transform.columns.count else { return .identity }
    return switch transform.id {
    case "offset": .offset(x: numbers[0], y: numbers[1])
    case "scaleEffect":
      .scale(x: numbers[0], y: numbers[1], anchor: anchor(numbers, at: 2), in: size)
    case "scaleEffect3D":
      .scale(x: numbers[0], y: numbers[1], anchor: anchor(numbers, at: 3), in: size)
    case "rotationEffect":
      .rotation(.degrees(numbers[0]), anchor: anchor(numbers, at: 1), in: size)
    case "rotation3DEffect":
      turn(numbers, anchorZ: numbers[6], perspective: numbers[7], in: size)
    case "rotationEffect3D": turn(numbers, anchorZ: 0, perspective: 0, in: size)
    case "perspectiveRotationEffect":
      turn(numbers, anchorZ: 0, perspective: numbers[7], in: size)
    case "transformEffect":
      .affine(
        a: numbers[0],
        b: numbers[1],
        c: numbers[2],
        d: numbers[3],
        tx: numbers[4],
        ty: numbers[5]
      )
    case "transformEffect(projection)":
      ProjectionTransform(
        numbers[0],
        m12: numbers[1],
        m13: numbers[2],
        m21: numbers[3],
        m22: numbers[4],
        m23: numbers[5],
        m31: numbers[6],
        m32: numbers[7],
        m33: numbers[8]
      )
    default: .identity
    }
  }

  private static func anchor(_ numbers: [Double], at index: Int) -> UnitPoint {
    UnitPoint(x: numbers[index], y: numbers[index + 1])
  }

  private static func turn(
    _ numbers: [Double],
    anchorZ: Double,
    perspective: Double,
    in size: Size
  ) -> ProjectionTransform {
    .rotation3D(
      .degrees(numbers[0]),
      axis: (x: numbers[1], y: numbers[2], z: numbers[3]),
      anchor: anchor(numbers, at: 4),
      anchorZ: anchorZ,
      perspective: perspective,
      in: size
    )
  }
}

extension Trace {
  /// What the whole chain does to the points of a target of this size in one sample.
  package func projection(target: Int, sample: Int, in size: Size) -> ProjectionTransform {
    shape.elements.reduce(.identity) { result, element in
      let numbers = element.columns.map { value(target: target, column: $0, sample: sample) }
      return result.concatenating(.of(element.transform, numbers: numbers, in: size))
    }
  }

  /// The opacity that the whole chain gives a target in one sample, limited to 0...1 as when drawn.
  package func opacity(target: Int, sample: Int) -> Double {
    shape.elements.reduce(1) { result, element in
      guard element.transform.transformClass == .fade, let column = element.columns.first else {
        return result
      }
      return result * min(max(value(target: target, column: column, sample: sample), 0), 1)
    }
  }
}
