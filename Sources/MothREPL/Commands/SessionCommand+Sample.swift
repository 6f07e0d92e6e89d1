internal import MothEngine
internal import MothSimulation

extension SessionCommand {
  /// `:sample`: geometry and chain in a frame of the sweep.
  static let sample = SessionCommand(
    name: "sample",
    aliases: ["s"],
    arguments: "N",
    summary: "Shows geometry and chain in the Nth frame of the sweep, from 0, and stays there.",
    details: "'+N' and '-N' count from the session's position."
  ) { session, argument throws(SessionProblem) in
    let count = try session.unitContext().samples.count
    let current = if case .sample(let sample) = session.state.position.moment { sample } else { 0 }
    let isRelative = argument.hasPrefix("+") || argument.hasPrefix("-")
    guard let number = Int(argument), abs(number) < count else {
      throw SessionProblem(
        "':sample' takes a number from 0 to \(count - 1); got "
          + (argument.isEmpty ? "nothing" : "'\(argument)'")
      )
    }
    var position = session.state.position
    position.moment = .sample(min(max(isRelative ? current + number : number, 0), count - 1))
    try session.move(to: position)
    return try session.momentReply()
  }
}
