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
    self.init(
      chain.transforms.map { recorded in
        Part(
          transform: Transform.all[recorded.transform],
          shader: recorded.shader,
          line: recorded.line,
          columnCount: recorded.values.count
        )
      }
    )
  }

  /// The transforms of one shape, then those of another.
  init(joining first: ChainShape, _ second: ChainShape) {
    self.init(
      (first.elements + second.elements).map { element in
        Part(
          transform: element.transform,
          shader: element.shader,
          line: element.line,
          columnCount: element.columns.count
        )
      }
    )
  }

  /// What is known of a transform before its place in the shape is.
  private struct Part {
    let transform: Transform
    let shader: String
    let line: Int
    let columnCount: Int
  }

  private init(_ parts: [Part]) {
    var elements: [Element] = []
    var columns: [TraceColumn] = []
    for part in parts {
      let earlier = elements.count { $0.transform.name == part.transform.name }
      let name = part.transform.name + (earlier == 0 ? "" : "#\(earlier + 1)")
      let start = columns.count
      for place in 0..<part.columnCount {
        columns.append(TraceColumn(name, part.transform, place, element: elements.count))
      }
      elements.append(
        Element(
          transform: part.transform,
          shader: part.shader,
          line: part.line,
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
