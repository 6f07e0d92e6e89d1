internal import Foundation
internal import MothDiagnostics
internal import MothScript

/// The draft: an effect that was typed in the session and is in no file yet.
extension Session {
  private static let draftPath = "draft.lua"

  /// Whether the session's effect is the draft.
  var isDrafting: Bool { position.effect?.path == Self.draftPath && workbench.plugin.isDraft }

  /// Makes a typed effect that of the session.
  ///
  /// It sees the scenes and modules of the plugin before, and runs in
  /// the effect's state: it does not see the session's variables.
  func take(draft text: String) -> SessionReply {
    var plugin = workbench.plugin
    plugin.manifest = Manifest(name: "draft")
    plugin.manifestFile = nil
    plugin.path = ""
    plugin.tests = []
    plugin.effects = [ScriptSource(file: SourceFile(path: Self.draftPath, text: text))]
    let before = (plugins, workbench, position, evaluated, earlier)
    do throws(SessionProblem) {
      if isDrafting {
        // As a reload: the parameters stay, and there is something to compare with.
        _ = try? evaluation()
        plugins = [plugin] + plugins.filter { !$0.isDraft }
        workbench = Workbench(
          plugin,
          limits: options.limits,
          binding: binding,
          interrupts: interrupts
        )
        var next = position
        next.effect = plugin.effects.first
        positionChanged()
        try move(to: next)
      } else {
        plugins = [plugin] + plugins.filter { !$0.isDraft }
        try choose(effect: plugin.effects[0].name)
      }
      return SessionReply(
        "the session's effect is now this one, as 'draft'; ':save FILE.lua' keeps it\n\(locationLine)"
      )
    } catch {
      var problem = error
      problem.text = self.text(of: error.diagnostics)
      (plugins, workbench, position, evaluated, earlier) = before
      standing = nil
      return reply(problem)
    }
  }

  /// Says where the draft reads a variable of the session that what was typed in other lines is not
  /// in it.
  func explained(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.id == ScriptFault.Kind.unknownGlobal.explanation.id,
      diagnostic.location?.path == Self.draftPath,
      let name = variables.first(where: { diagnostic.message.hasSuffix("'\($0)'") })
    else { return diagnostic }
    return diagnostic.note(
      "'\(name)' is a variable of the session; an effect sees what is in its own chunk",
      at: nil
    )
  }

  /// Writes the draft to a file, and goes on with that.
  func save(draft: ScriptSource, to path: String) throws(SessionProblem) -> SessionReply {
    try write(draft.file.text, to: path)
    let before = (plugins, workbench, position, evaluated, earlier)
    var next = position
    do throws(SessionProblem) {
      try load([path])
      guard let effect = position.effect else { throw SessionProblem("") }
      next.effect = effect
      try move(to: next)
      moments = moments.map { moment in
        moment.effect == draft.name ? moment.renamed(effect.name) : moment
      }
      return SessionReply(
        "the effect is in '\(path)'\n"
          + wrapped("the session goes on with it; ':watch on' reloads it when it is saved")
      )
    } catch {
      (plugins, workbench, position, evaluated, earlier) = before
      standing = nil
      return SessionReply(
        "the effect is in '\(path)'\n"
          + wrapped(
            "the session goes on with the draft: by itself the file lacks the scene or a module of "
              + "its plugin; name it under \"effects\" in plugin.json"
          )
      )
    }
  }

  private func wrapped(_ text: String) -> String {
    WrappedText.lines(of: text, width: options.width).joined(separator: "\n")
  }

  /// Writes a new file.
  func write(_ text: String, to path: String) throws(SessionProblem) {
    guard !FileManager.default.fileExists(atPath: path) else {
      throw SessionProblem("'\(path)' is there already", help: "choose another name")
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw SessionProblem("'\(path)' cannot be written")
    }
  }

  /// The effect's script, which is in a file.
  func effectInFile() throws(SessionProblem) -> ScriptSource {
    let effect = try effect()
    guard isDrafting else { return effect }
    throw SessionProblem(
      "the effect was typed and is in no file yet",
      help: "':save FILE.lua' writes one"
    )
  }
}

extension Plugin {
  /// Whether it holds an effect that was typed.
  var isDraft: Bool { path.isEmpty && !effects.isEmpty }
}
