package import MothDiagnostics
package import MothSimulation

/// A scene of a plugin, read into the tree that is laid out.
package struct SceneDefinition: Sendable {
  /// The name: the file's name.
  package var name: String
  /// The doc comment above `return`.
  package var summary: String
  /// The views.
  package var root: SceneNode
}

/// Turns what a scene's script returned into a tree of views.
package final class SceneReader {
  private let source: ScriptSource
  private var diagnostics: [Diagnostic] = []

  /// The keys of `moth.scene`; the views are in its sequence.
  package static let keys = ["api"]

  private init(source: ScriptSource) {
    self.source = source
  }

  /// Reads a scene; what is wrong comes back as diagnostics, with nil if it cannot be used.
  package static func decode(
    _ value: LuaValue,
    of source: ScriptSource
  ) -> (definition: SceneDefinition?, diagnostics: [Diagnostic]) {
    let reader = SceneReader(source: source)
    let root = reader.root(value)
    guard let root, reader.diagnostics.isEmpty else { return (nil, reader.diagnostics) }
    let definition = SceneDefinition(name: source.name, summary: source.summary, root: root)
    return (definition, [])
  }

  private func root(_ value: LuaValue) -> SceneNode? {
    guard let call = value.table, call.kind == "scene", let fields = call["fields"]?.table else {
      let got = value == .nil ? "nothing" : value.description
      report(
        "wrong-definition",
        "a scene's script must return moth.scene { ... }; got \(got)",
        line: source.lastLine
      ) {
        $0.help("end the script with: return moth.scene { api = 1, ScrollView { ... } }")
      }
      return nil
    }
    let definition = DefinitionReader(source: source)
    let line = call.line ?? source.definitionLine
    definition.callLine = line
    definition.refuseUnknownKeys(of: fields, at: [], known: Self.keys)
    if let api = definition.required("api", in: fields, at: []),
      api.wholeNumber != EffectDecoder.api
    {
      definition.report(
        definition.wrongValue(api, of: ["api"], wanted: "\(EffectDecoder.api)")
      )
    }
    diagnostics += definition.diagnostics
    guard fields.sequence.count == 1, let first = fields.sequence.first else {
      report(
        "wrong-definition",
        "a scene holds one view; got \(fields.sequence.count)",
        line: line
      ) {
        $0.help("put the views into a ScrollView, VStack or ZStack")
      }
      return nil
    }
    return view(first, in: "moth.scene", line: line)
  }

  /// The node of a value that must be a view.
  func view(_ value: LuaValue, in word: String, line: Int?) -> SceneNode? {
    guard let table = value.table, table.kind == "view", let name = table["name"]?.string else {
      report("wrong-value", "'\(word)' holds views; got \(value.description)", line: line)
      return nil
    }
    let modified = table["modifies"]
    let words = modified == nil ? SceneWord.views : SceneWord.modifiers
    guard let known = SceneWord.named(name, in: words) else {
      report("wrong-value", "'\(name)' is not a word of scenes", line: table.line)
      return nil
    }
    let child = modified.flatMap { view($0, in: name, line: table.line) }
    if modified != nil, child == nil { return nil }
    let call = SceneCall(
      word: name,
      line: table.line,
      arguments: (table["arguments"]?.table?.sequence ?? []).map {
        // The prelude fills the holes of an argument list with this.
        $0.table?.kind == "nil" ? .nil : $0
      },
      modified: child,
      reader: self
    )
    return known.read(call)
  }

  func report(
    _ id: String,
    _ message: String,
    line: Int?,
    name: String? = nil,
    with more: (Diagnostic) -> Diagnostic = { $0 }
  ) {
    // One wrong row of ForEach is wrong ten thousand times.
    guard diagnostics.count < DefinitionReader.maximumDiagnostics else { return }
    let location =
      line.map { line in
        name.map { source.file.location(of: $0, onLine: line) }
          ?? source.file.location(ofLine: line)
      } ?? SourceLocation(path: source.path, range: nil)
    diagnostics.append(more(Diagnostic.error(id, message, at: location)))
  }
}
