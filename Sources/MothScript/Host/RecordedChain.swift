/// The chain that an effect returned for one sample.
package struct RecordedChain: Equatable, Sendable {
  /// The transforms, innermost first.
  package var transforms: [RecordedTransform]

  /// Makes a chain of recorded transforms.
  package init(transforms: [RecordedTransform]) {
    self.transforms = transforms
  }

  /// Whether both chains have the same transforms in the same order, whatever their values.
  package func hasShape(of other: RecordedChain) -> Bool {
    transforms.elementsEqual(other.transforms) {
      $0.transform == $1.transform && $0.shader == $1.shader
    }
  }

  /// All values in the order of the trace's columns.
  package var values: [Double] { transforms.flatMap(\.values) }
}

/// One transform of a recorded chain.
package struct RecordedTransform: Equatable, Sendable {
  /// The index in `Transform.all`.
  package var transform: Int
  /// The signature of its shader, such as `wave(1,2)`; empty for a transform without one.
  package var shader: String
  /// The values of the transform's columns, then those of the shader's arguments.
  package var values: [Double]
  /// The script's line that called it; 0 if it was not recorded.
  package var line: Int
}
