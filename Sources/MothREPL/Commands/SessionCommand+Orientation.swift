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
      "orientation"
    )
    var place = session.place
    place.settings.orientation = Orientation(rawValue: name) ?? .portrait
    guard place.device.orientations.contains(place.settings.orientation) else {
      throw SessionProblem("'\(place.device.id)' does not turn")
    }
    try session.move(to: place)
    return session.placeReply()
  }
}
