internal import MothEngine

extension SessionCommand {
  /// `:reduce-motion`: the accessibility setting.
  static let reduceMotion = SessionCommand(
    name: "reduce-motion",
    aliases: ["rm"],
    arguments: "on|off",
    summary: "Sets Reduce Motion.",
    candidates: { _ in ["on", "off"] }
  ) { session, argument throws(SessionProblem) in
    var position = session.state.position
    position.settings.reduceMotion =
      try session.choice(argument, of: ["on", "off"], what: "setting") == "on"
    try session.move(to: position)
    return session.positionReply()
  }
}
