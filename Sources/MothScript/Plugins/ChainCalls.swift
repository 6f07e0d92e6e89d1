package import LuaSyntax
package import MothDiagnostics

/// The method calls on chains that a script's source shows: on `content`, on the result of such a
/// call, and on a local variable that holds one.
package struct ChainCalls: Sequence {
  /// One call.
  package struct Call: Sendable {
    /// The method's name with its range.
    package let name: Name
    /// What it is given.
    package let arguments: Arguments
    /// The line on which its chain begins, which Lua gives as the line of the call.
    package let chainLine: Int
  }

  private var calls: [Call] = []
  private var chains: Set<Int> = []
  private let resolution: Resolution

  /// Finds the calls.
  package init(in source: ScriptSource) {
    resolution = source.chunk.resolution
    collectContents(source.chunk.block)
    // A local may be made from a local: as often as there are locals, but in practice twice.
    var known = -1
    while known != chains.count {
      known = chains.count
      collectLocals(source.chunk.block)
    }
    var found: [Call] = []
    source.chunk.block.forEachExpression { expression in
      if case .methodCall(let receiver, let method, let arguments) = expression.kind,
        isChain(receiver)
      {
        found.append(
          Call(
            name: method,
            arguments: arguments,
            chainLine: expression.range.start.line
          )
        )
      }
    }
    calls = found.sorted { $0.name.range.start < $1.name.range.start }
  }

  /// The calls in the order of the text.
  package func makeIterator() -> IndexingIterator<[Call]> { calls.makeIterator() }

  /// The first parameter of each function that is the value of one of the keys of closures.
  private mutating func collectContents(_ block: Block) {
    var found: Set<Int> = []
    block.forEachExpression { expression in
      guard case .table(let fields) = expression.kind else { return }
      for field in fields {
        guard case .named(let key, let value) = field.kind,
          ["visualEffect", "effect"].contains(key.text),
          case .function(let body) = value.kind, let content = body.parameters.first,
          let declaration = resolution.declaration(at: content)
        else { continue }
        found.insert(declaration.index)
      }
    }
    chains = found
  }

  private mutating func collectLocals(_ block: Block) {
    var found: Set<Int> = []
    block.forEachStatement { statement in
      guard case .local(let names, let values) = statement.kind else { return }
      for (name, value) in zip(names, values) where isChain(value) {
        if let declaration = resolution.declaration(at: name.name) {
          found.insert(declaration.index)
        }
      }
    }
    chains.formUnion(found)
  }

  private func isChain(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let reference):
      resolution.declaration(of: reference).map { chains.contains($0.index) } ?? false
    case .methodCall(let receiver, _, _): isChain(receiver)
    case .parenthesised(let inner): isChain(inner)
    case .nil, .boolean, .integer, .float, .string, .vararg, .function, .field, .index, .call,
      .unary, .binary, .table:
      false
    }
  }
}

extension ScriptSource {
  /// The location of the call of a transform that Lua says is on `line`.
  ///
  /// Lua gives all calls of a chain the line on which the chain begins. `occurrence` counts from 0
  /// the calls of this name among them.
  package func location(
    ofCall name: String,
    onLine line: Int,
    occurrence: Int = 0
  ) -> SourceLocation {
    let calls = ChainCalls(in: self).filter { $0.name.text == name && $0.chainLine == line }
    guard let call = calls.dropFirst(occurrence).first ?? calls.last else {
      return file.location(of: name, onLine: line)
    }
    return SourceLocation(path: path, range: call.name.range)
  }
}
