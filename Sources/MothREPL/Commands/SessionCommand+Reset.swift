extension SessionCommand {
  /// `:reset`: as at the start.
  static let reset = SessionCommand(
    name: "reset",
    summary: "Forgets variables, parameters and the position; keeps the effect."
  ) { session, argument throws(SessionProblem) in
    try session.expectNothing(argument, command: "reset")
    session.reset()
    return session.positionReply()
  }
}
