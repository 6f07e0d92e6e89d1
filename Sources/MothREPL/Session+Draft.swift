internal import Foundation
internal import MothDiagnostics
internal import MothScript

/// The draft: an effect that was typed in the session and is in no file yet.
extension Session {
  private static let draftPath = "draft.lua"

  /// Whether the session's effect is the draft.
  var isDrafting: Bool {
    state.position.effect?.path == Self.draftPath && state.workbench.plugin.isDraft
  }

  /// Makes a typed effect that of the session.
  ///
  /// It sees the scenes and modules of the plugin before, and runs in
  /// the effect's state: it does not see the session's variables.
  func take(draft text: String) -> SessionReply {
    var plugin = state.workbench.plugin
    plugin.manifest = Manifest(name: "draft")
    plugin.manifestFile = nil
    plugin.path = ""
    plugin.tests = []
    plugin.effects = [ScriptSource(file: SourceFile(path: Self.draftPath, text: text))]
    do throws(SessionProblem) {
      try attempt { () throws(SessionProblem) in
        // As a reload: the parameters stay, and there is something to compare with.
        if isDrafting { _ = try? evaluation() }
        let wasDrafting = isDrafting
        state.plugins = [plugin] + state.plugins.filter { !$0.isDraft }
        guard wasDrafting else { return try choose(effect: plugin.effects[0].name) }
        state.workbench = workbench(of: plugin)
        var next = state.position
        next.effect = plugin.effects.first
        state.positionChanged()
        try move(to: next)
      }
      return SessionReply(
        "the session's effect is now this one, as 'draft'; ':save FILE.lua' keeps it\n\(locationLine)"
      )
    } catch {
      return reply(error)
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
    do throws(SessionProblem) {
      try attempt { () throws(SessionProblem) in
        var next = state.position
        try load([path])
        guard let effect = state.position.effect else { throw SessionProblem("") }
        next.effect = effect
        try move(to: next)
        moments = moments.map { moment in
          moment.effect == draft.name ? moment.renamed(effect.name) : moment
        }
      }
      return SessionReply(
        "the effect is in '\(path)'\n"
          + wrapped("the session goes on with it; ':watch on' reloads it when it is saved")
      )
    } catch {
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
