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
package struct SceneReader {
  private let sites: SceneCallSites

  private static let form = Definition(
    word: "scene",
    example: "moth.scene { api = 1, ScrollView { ... } }"
  )

  /// Reads a scene; it is nil if anything is wrong, all of which is reported.
  package static func decode(
    _ value: LuaValue,
    of source: ScriptSource
  ) -> (definition: SceneDefinition?, diagnostics: [Diagnostic]) {
    let reader = SceneReader(sites: SceneCallSites(source))
    return form.read(value, of: source) { fields in
      let views = fields.elements
      guard views.count == 1 else {
        fields.report(
          "a scene holds one view; got \(views.count)",
          at: nil,
          help: "put the views into a ScrollView, VStack or ZStack"
        )
        return nil
      }
      return reader.view(views[0]).map { root in
        SceneDefinition(name: source.name, summary: source.summary, root: root)
      }
    }
  }

  /// The node of a value that must be a view.
  func view(_ reader: StrictReader<ScriptValue>) -> SceneNode? {
    guard let table = reader.value.lua.table, table.kind == "view",
      let name = table["name"]?.string
    else {
      reader.refuse("a view")
      return nil
    }
    let modified = table["modifies"]
    let site = sites.site(of: name, onLine: table.line)
    let words = modified == nil ? SceneWord.views : SceneWord.modifiers
    guard let word = words.first(where: { $0.name == name }) else {
      reader.log.report("'\(name)' is not a word of scenes", at: site.range)
      return nil
    }
    let child = modified.flatMap { value in
      view(
        StrictReader(
          ScriptValue(value, writtenAs: nil, named: site.range),
          path: name,
          log: reader.log
        )
      )
    }
    if modified != nil, child == nil { return nil }
    let call = SceneCall(
      word: name,
      line: table.line,
      arguments: site.values(table["arguments"]?.table?.sequence ?? []),
      modified: child,
      range: site.range,
      reader: self,
      log: reader.log
    )
    let node = word.read(call)
    call.options?.finish()
    return node
  }
}
