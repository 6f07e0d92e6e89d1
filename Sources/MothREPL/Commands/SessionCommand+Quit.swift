extension SessionCommand {
  /// `:quit`: the end.
  static let quit = SessionCommand(
    name: "quit",
    aliases: ["q", "exit"],
    summary: "Leaves the session; so does the end of the input."
  ) { session, argument throws(SessionProblem) in
    try session.expectNothing(argument, command: "quit")
    return SessionReply("", outcome: .leaves)
  }
}
