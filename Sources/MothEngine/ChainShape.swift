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
    self.init((first.elements + second.elements).map(Part.init))
  }

  /// What is known of a transform before its place in the shape is.
  fileprivate struct Part {
    let transform: Transform
    let shader: String
    let line: Int
    let columnCount: Int

    init(transform: Transform, shader: String, line: Int, columnCount: Int) {
      self.transform = transform
      self.shader = shader
      self.line = line
      self.columnCount = columnCount
    }

    init(_ element: Element) {
      transform = element.transform
      shader = element.shader
      line = element.line
      columnCount = element.columns.count
    }
  }

  private init(_ parts: [Part]) {
    var elements: [Element] = []
    var columns: [TraceColumn] = []
    for part in parts {
      let earlier = elements.count { $0.transform.name == part.transform.name }
      let name = part.transform.name + (earlier == 0 ? "" : "#\(earlier + 1)")
      let start = columns.count
      for index in 0..<part.columnCount {
        columns.append(
          TraceColumn(name, transform: part.transform, index: index, element: elements.count)
        )
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

/// A shape is written as its transforms; the columns follow from them.
extension ChainShape: Codable {
  /// The most transforms and shaders' arguments of a chain, whatever the limits are set to; stages
  /// are joined to one chain.
  private static let mostTransforms = 100 * most(\.chainTransforms)
  fileprivate static let mostShaderArguments = most(\.shaderArguments)

  private static func most(_ limit: KeyPath<HostLimits, Int>) -> Int {
    HostLimit.all.first { $0.keyPath == limit }?.range.upperBound ?? 0
  }

  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var parts: [Part] = []
    while !container.isAtEnd {
      guard parts.count < Self.mostTransforms else { throw decoder.problem("a chain too long") }
      parts.append(try container.decode(Part.self))
    }
    self.init(parts)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements { try container.encode(Part(element)) }
  }
}

extension ChainShape.Part: Codable {
  private enum CodingKeys: CodingKey {
    case transform, shader, line, columns
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let id = try container.decode(String.self, forKey: .transform)
    guard let transform = Transform.all.first(where: { $0.id == id }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .transform,
        in: container,
        debugDescription: "there is no transform '\(id)'"
      )
    }
    let columns = try container.decode(Int.self, forKey: .columns)
    // A shader's own arguments come on top.
    let most = transform.columns.count + ChainShape.mostShaderArguments
    guard (0...most).contains(columns) else {
      throw DecodingError.dataCorruptedError(
        forKey: .columns,
        in: container,
        debugDescription: "a transform has between 0 and \(most) columns"
      )
    }
    self.init(
      transform: transform,
      shader: try container.decode(String.self, forKey: .shader),
      line: try container.decode(Count.self, forKey: .line).wrappedValue,
      columnCount: columns
    )
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(transform.id, forKey: .transform)
    try container.encode(shader, forKey: .shader)
    try container.encode(line, forKey: .line)
    try container.encode(columnCount, forKey: .columns)
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

  init(_ name: String, transform: Transform, index: Int, element: Int) {
    self.element = element
    guard index < transform.columns.count else {
      column = nil
      label = "\(name).argument\(index - transform.columns.count + 1)"
      return
    }
    let column = transform.columns[index]
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
