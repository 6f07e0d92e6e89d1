internal import LuaSyntax
internal import MothDiagnostics

/// Where a script calls the words of scenes.
struct SceneCallSites {
  /// One call as it is written.
  struct Site {
    /// The range of the word.
    let range: SourceRange
    fileprivate let arguments: [Expression]

    /// The values that were given to the call, with what they were written as.
    func values(_ values: [LuaValue]) -> [ScriptValue] {
      values.enumerated().map { index, value in
        let expression = arguments.indices.contains(index) ? arguments[index] : nil
        return ScriptValue(value, writtenAs: expression, named: range)
      }
    }
  }

  private struct Key: Hashable {
    let word: String
    let line: Int
  }

  private let sites: [Key: Site]
  private let source: ScriptSource

  /// Finds the calls of a script; of those of one word in a line, the first is kept.
  init(_ source: ScriptSource) {
    self.source = source
    var sites: [Key: Site] = [:]
    source.chunk.block.forEachExpression { expression in
      guard let (word, arguments) = expression.calledWord else { return }
      // Lua gives every call of a chain the line on which the chain begins.
      let key = Key(word: word.text, line: expression.range.start.line)
      if let known = sites[key], known.range.start < word.range.start { return }
      sites[key] = Site(range: word.range, arguments: arguments.values)
    }
    self.sites = sites
  }

  /// The call of a word on a line; the line alone if the word is not called there.
  func site(of word: String, onLine line: Int?) -> Site {
    line.flatMap { sites[Key(word: word, line: $0)] }
      ?? Site(range: source.range(ofLine: line), arguments: [])
  }
}

extension Expression {
  /// The name of the function or method that is called, and the arguments.
  fileprivate var calledWord: (word: Name, arguments: Arguments)? {
    switch kind {
    case .methodCall(_, let method, let arguments): return (method, arguments)
    case .call(let callee, let arguments):
      guard case .name(let reference) = callee.kind else { return nil }
      return (reference.name, arguments)
    case .nil, .boolean, .integer, .float, .string, .vararg, .name, .function, .field, .index,
      .unary, .binary, .parenthesised, .table:
      return nil
    }
  }
}
