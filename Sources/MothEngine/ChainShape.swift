package import MothCatalog
internal import MothDiagnostics
package import MothScript

/// The transforms of a chain in their order, without the values: in Swift, the chain's type.
package struct ChainShape: Equatable, Sendable {
  /// The transforms, innermost first.
  package let elements: [Element]
  /// The numbers of one sample in their order.
  package let columns: [TraceColumn]

  /// One transform of a shape.
  package struct Element: Equatable, Sendable {
    /// The transform.
    package let transform: Transform
    /// The signature of its shader; empty for a transform without one.
    package let shader: String
    /// The line of the script that called it in the first sample.
    package let line: Int
    /// Its columns' places in the shape's.
    package let columns: Range<Int>
  }

  /// The shape of a recorded chain.
  package init(_ chain: RecordedChain) {
    var elements: [Element] = []
    var columns: [TraceColumn] = []
    for recorded in chain.transforms {
      let transform = Transform.all[recorded.transform]
      let earlier = elements.count { $0.transform.name == transform.name }
      let name = earlier == 0 ? transform.name : "\(transform.name)#\(earlier + 1)"
      let start = columns.count
      for place in recorded.values.indices {
        columns.append(TraceColumn(name, transform, place, element: elements.count))
      }
      elements.append(
        Element(
          transform: transform,
          shader: recorded.shader,
          line: recorded.line,
          columns: start..<columns.count
        )
      )
    }
    self.elements = elements
    self.columns = columns
  }

  /// The chain in words: `offset, scaleEffect, opacity`; `content` for an empty one.
  package var description: String {
    elements.isEmpty ? "content" : elements.map(\.transform.id).joined(separator: ", ")
  }
}

/// One argument of one transform of a chain.
package struct TraceColumn: Equatable, Sendable {
  /// The label: `offset.y`, `opacity`, `scaleEffect#2.x`.
  package let label: String
  /// The transform's column; nil for a shader's own argument.
  package let column: Column?
  /// The place of its transform in the shape.
  package let element: Int

  init(_ name: String, _ transform: Transform, _ place: Int, element: Int) {
    self.element = element
    guard place < transform.columns.count else {
      column = nil
      label = "\(name).argument\(place - transform.columns.count + 1)"
      return
    }
    let column = transform.columns[place]
    self.column = column
    let isOnly = transform.columns.count == 1 && column.unit == .amount
    label = isOnly ? name : "\(name).\(column.name)"
  }
}

extension ChainShape {
  /// Whether both shapes have the same transforms in the same order, wherever they are called.
  package func hasTransforms(of other: ChainShape) -> Bool {
    elements.elementsEqual(other.elements) {
      $0.transform.id == $1.transform.id && $0.shader == $1.shader
    }
  }
}
