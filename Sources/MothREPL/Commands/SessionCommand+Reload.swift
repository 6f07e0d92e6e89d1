internal import MothDiagnostics
internal import MothRunner
internal import MothScript

extension SessionCommand {
  /// `:reload`: the scripts as they are now.
  static let reload = SessionCommand(
    name: "reload",
    aliases: ["r"],
    summary: "Reads the plugins again, keeps parameters and place, and tells what changed.",
    details: "Where a script cannot be loaded, the last good version stays."
  ) { session, argument throws(SessionProblem) in
    try session.expectNothing(argument, "reload")
    _ = try session.effect()
    // Evaluated before, so that there is something to compare with.
    _ = try? session.evaluation()
    try session.reload()
    _ = try session.trace()
    guard let earlier = session.earlier, let now = session.evaluated else {
      return session.placeReply()
    }
    return SessionReply(TraceDifference(earlier, now).lines.joined(separator: "\n"))
  }
}

extension Session {
  /// Reads the plugins again; keeps what was loaded before where that fails.
  func reload() throws(SessionProblem) {
    let loader = PluginLoader(paths: plugins.map(\.path), limits: options.limits)
    guard loader.diagnostics.isEmpty else { throw SessionProblem(loader.diagnostics, .notLoaded) }
    let path = place.effect?.path
    guard let plugin = loader.plugins.first(where: { $0.effects.contains { $0.path == path } })
    else {
      throw SessionProblem("the effect's script is no longer in its plugin")
    }
    let before = (plugins, workbench, place)
    plugins = loader.plugins
    workbench = Workbench(plugin, options.limits, binding)
    var next = place
    next.effect = plugin.effects.first { $0.path == path }
    placeChanged()
    do throws(SessionProblem) {
      try move(to: next)
    } catch {
      // With the source lines of the version that cannot be used.
      var problem = error
      problem.text = text(of: error.diagnostics) + "\nthe last good version stays"
      (plugins, workbench, place) = before
      evaluated = earlier
      standing = nil
      throw problem
    }
  }
}
