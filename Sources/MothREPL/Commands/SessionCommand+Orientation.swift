internal import MothEngine
internal import MothSimulation

extension SessionCommand {
  /// `:orientation`: how the device is held.
  static let orientation = SessionCommand(
    name: "orientation",
    arguments: "portrait|landscape",
    summary: "Turns the device.",
    candidates: { _ in Orientation.allCases.map(\.rawValue) }
  ) { session, argument throws(SessionProblem) in
    let name = try session.choice(
      argument,
      of: Orientation.allCases.map(\.rawValue),
      what: "orientation"
    )
    var position = session.state.position
    position.settings.orientation = Orientation(rawValue: name) ?? .portrait
    guard position.device.orientations.contains(position.settings.orientation) else {
      throw SessionProblem("'\(position.device.id)' does not turn")
    }
    try session.move(to: position)
    return session.positionReply()
  }
}
