internal import MothDiagnostics

extension SessionCommand {
  /// `:time`: how long a line takes.
  static let time = SessionCommand(
    name: "time",
    arguments: "LINE",
    summary: "Answers a line, Lua or a command, and says how long that took."
  ) { session, argument throws(SessionProblem) in
    guard !argument.isEmpty else { throw SessionProblem("':time' takes a line") }
    let start = session.options.clock()
    var reply = session.enter(argument)
    let elapsed = session.options.clock() - start
    if reply.outcome == .unfinished {
      reply = session.finish()
    }
    reply.text += "\(NumberText.fixed(elapsed * 1_000, decimals: 2)) ms\n"
    return reply
  }
}
