internal import MothDiagnostics

extension SessionCommand {
  /// `:at`: geometry and chain at an offset.
  static let at = SessionCommand(
    name: "at",
    arguments: "[OFFSET]",
    summary: "Shows geometry and chain with the content put at an offset, and stays there.",
    details: "The offset is the distance from rest in points. Without one, shows them where the "
      + "session is. Where an effect depends on what came before, ':sample' is what to ask."
  ) { session, argument throws(SessionProblem) in
    if !argument.isEmpty {
      guard let offset = Double(argument), offset.isFinite, abs(offset) <= 1e7 else {
        throw SessionProblem("':at' takes a distance in points; got '\(argument)'")
      }
      var position = session.state.position
      position.moment = .offset(offset)
      try session.move(to: position)
    }
    return try session.momentReply()
  }
}
