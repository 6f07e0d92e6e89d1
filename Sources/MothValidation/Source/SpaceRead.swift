internal import LuaSyntax
internal import MothDiagnostics

/// A call of `frame` or `bounds` with the name of a space: where a view asks where it is.
struct SpaceRead: Sendable {
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

extension SourceFacts {
  func findSpaceReads() -> [SpaceRead] {
    var reads: [SpaceRead] = []
    var indices: [SourceRange: Int] = [:]
    for expression in walk.expressions.map(\.part) {
      guard case .methodCall(_, let method, let arguments) = expression.kind,
        ["frame", "bounds"].contains(method.text), arguments.values.count == 1,
        case .string(let text) = arguments.values[0].kind, let space = text.text
      else { continue }
      indices[expression.range] = reads.count
      reads.append(SpaceRead(space: space, range: arguments.values[0].range))
    }
    guard !reads.isEmpty else { return [] }
    for expression in walk.expressions.map(\.part) {
      guard case .field(let base, let name) = expression.kind else { continue }
      let owners = local(base).map(expressions) ?? [base]
      for index in owners.compactMap({ indices[$0.range] }) { reads[index].fields.append(name) }
    }
    return reads
  }
}
