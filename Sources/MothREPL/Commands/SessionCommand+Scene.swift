internal import MothRunner

extension SessionCommand {
  /// `:scene`: the scenes, or another scene.
  static let scene = SessionCommand(
    name: "scene",
    arguments: "[NAME]",
    summary: "Lists the scenes, or goes to one; '-' goes to the effect's own.",
    candidates: { $0.state.workbench.units.scenes.names }
  ) { session, argument throws(SessionProblem) in
    let names = session.state.workbench.units.scenes.names
    if argument.isEmpty { return SessionReply(names.joined(separator: "\n")) }
    var position = session.state.position
    position.scene = argument == "-" ? nil : try session.choice(argument, of: names, what: "scene")
    try session.move(to: position)
    return session.positionReply()
  }
}
