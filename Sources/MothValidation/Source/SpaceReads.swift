internal import LuaSyntax
internal import MothDiagnostics
internal import MothGeometry
internal import MothScript

/// Where in a script which a view asks where it is: `geometry:frame("global").minY`.
struct SpaceReads {
  /// One call of `frame` or `bounds` with the name of a space.
  struct Read {
    /// The name of the space.
    let space: String
    /// The name in its quotes.
    let range: SourceRange
    /// The fields that are read of the result, at once or through the local that holds it.
    fileprivate(set) var fields: [Name] = []

    /// The fields that depend on where the space begins.
    var positions: [Name] { fields.filter { PositionField($0.text) != nil } }

    /// Whether the result may be read for more than its size.
    var mayBePosition: Bool {
      fields.isEmpty || fields.contains { !["width", "height"].contains($0.text) }
    }
  }

  private(set) var reads: [Read] = []
  private var indices: [SourceRange: Int] = [:]
  private var locals: [Int: Int] = [:]

  /// Finds the reads in the order of the text.
  init(in source: ScriptSource) {
    let block = source.chunk.block
    let resolution = source.chunk.resolution
    block.forEachExpression { collect($0) }
    block.forEachStatement { statement in
      guard case .local(let names, let values) = statement.kind else { return }
      for (name, value) in zip(names, values) {
        guard let index = indices[value.range],
          let local = resolution.declarations.first(where: { $0.name == name.name })
        else { continue }
        locals[local.index] = index
      }
    }
    block.forEachExpression { expression in
      guard case .field(let base, let name) = expression.kind else { return }
      let index: Int? =
        if case .name(let reference) = base.kind {
          resolution.declaration(of: reference).flatMap { locals[$0.index] }
        } else {
          indices[base.range]
        }
      if let index { reads[index].fields.append(name) }
    }
  }

  private mutating func collect(_ expression: Expression) {
    guard case .methodCall(_, let method, let arguments) = expression.kind,
      ["frame", "bounds"].contains(method.text), arguments.values.count == 1,
      case .string(let text) = arguments.values[0].kind, let space = text.text
    else { return }
    indices[expression.range] = reads.count
    reads.append(Read(space: space, range: arguments.values[0].range))
  }
}

/// A field of a frame that says where a view is along an axis.
struct PositionField {
  /// The axis.
  let axis: Axis
  /// Whether it is the middle.
  let isMiddle: Bool

  /// The field of this name; nil for one that is no position.
  init?(_ name: String) {
    switch name {
    case "minX", "maxX": (axis, isMiddle) = (.horizontal, false)
    case "midX": (axis, isMiddle) = (.horizontal, true)
    case "minY", "maxY": (axis, isMiddle) = (.vertical, false)
    case "midY": (axis, isMiddle) = (.vertical, true)
    default: return nil
    }
  }
}
