internal import Foundation
internal import MothDiagnostics
internal import MothRunner
internal import MothScript

extension SessionCommand {
  /// `:reload`: the scripts as they are now.
  static let reload = SessionCommand(
    name: "reload",
    aliases: ["r"],
    summary: "Reads the plugins again, keeps parameters and position, and says what changed.",
    details: "Where a script cannot be loaded, the last good version stays."
  ) { session, argument throws(SessionProblem) in
    try session.expectNothing(argument, command: "reload")
    return try session.reloadReply()
  }
}

extension Session {
  /// Reads the plugins again and says what changed.
  func reloadReply() throws(SessionProblem) -> SessionReply {
    _ = try effectInFile()
    // Evaluated before, so that there is something to compare with.
    _ = try? evaluation()
    try reload()
    _ = try trace()
    guard let earlier = state.earlier, let now = state.evaluated else { return positionReply() }
    return SessionReply(
      TraceDifference(earlier, now: now).lines.joined(separator: "\n")
    )
  }

  /// Reads the plugins again where they are watched and have changed; what is to be said of it.
  func reloadIfChanged() -> String {
    guard let before = watched, !isDrafting else { return "" }
    let now = scriptDates()
    guard now != before else { return "" }
    watched = now
    do throws(SessionProblem) {
      return "reloaded: " + (try reloadReply()).text
    } catch {
      return reply(error).text
    }
  }

  /// Whether scripts are reloaded by themselves.
  package var isWatching: Bool { watched != nil }

  /// What is to be said of scripts that have changed since this was asked last, and that are no
  /// longer being written.
  package func news() -> String {
    let now = scriptDates()
    defer { seen = now }
    guard now == seen, pending.isEmpty else { return "" }
    return reloadIfChanged()
  }

  /// When each file of the plugins was last changed, in seconds.
  func scriptDates() -> [String: Double] {
    let paths = state.plugins.filter { !$0.isDraft }.flatMap { plugin in
      (plugin.effects + plugin.scenes + plugin.modules).map(\.path)
    }
    return paths.reduce(into: [:]) { dates, path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      let date = attributes?[.modificationDate] as? Date
      dates[path] = date?.timeIntervalSinceReferenceDate
    }
  }

  /// Reads the plugins again; keeps what was loaded before where that fails.
  func reload() throws(SessionProblem) {
    let drafts = state.plugins.filter(\.isDraft)
    let paths = state.plugins.filter { !$0.isDraft }.map(\.path)
    let loader = PluginLoader(paths: paths, limits: options.limits)
    guard loader.diagnostics.isEmpty else {
      throw SessionProblem(loader.diagnostics, outcome: .notLoaded)
    }
    let path = state.position.effect?.path
    guard let plugin = loader.plugins.first(where: { $0.effects.contains { $0.path == path } })
    else {
      throw SessionProblem("the effect's script is no longer in its plugin")
    }
    do throws(SessionProblem) {
      try attempt { () throws(SessionProblem) in
        state.plugins = drafts + loader.plugins
        state.workbench = workbench(of: plugin)
        var next = state.position
        next.effect = plugin.effects.first { $0.path == path }
        state.positionChanged()
        try move(to: next)
      }
    } catch {
      var problem = error
      problem.text = (error.text ?? "") + "\nthe last good version stays"
      throw problem
    }
  }
}
