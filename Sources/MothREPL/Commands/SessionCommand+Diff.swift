extension SessionCommand {
  /// `:diff`: what the last change changed.
  static let diff = SessionCommand(
    name: "diff",
    summary: "Compares the curves with those before the last change of script, device or setting.",
    details: "Both must have been evaluated: by ':plot', ':table', ':sample' or ':diff' itself."
  ) { session, argument throws(SessionProblem) in
    try session.expectNothing(argument, command: "diff")
    _ = try session.trace()
    guard let earlier = session.state.earlier, let now = session.state.evaluated else {
      throw SessionProblem(
        "there is nothing to compare with yet",
        help: "':diff' once, then a change, then ':diff' again"
      )
    }
    return SessionReply(TraceDifference(earlier, now: now).lines.joined(separator: "\n"))
  }
}
