internal import MothEngine
internal import MothRunner
internal import MothSimulation

extension SessionCommand {
  /// `:device`: the devices, or another device.
  static let device = SessionCommand(
    name: "device",
    aliases: ["d"],
    arguments: "[ID]",
    summary: "Lists the devices, or goes to one.",
    candidates: { $0.devices.map(\.id) }
  ) { session, argument throws(SessionProblem) in
    let devices = session.devices
    if argument.isEmpty {
      return session.reply(
        devices.map { device in
          NamedLines.Row(
            name: device.id,
            text: device.name,
            isCurrent: device.id == session.state.position.device.id
          )
        }
      )
    }
    let id = try session.choice(argument, of: devices.map(\.id), what: "device")
    var position = session.state.position
    position.move(to: devices.first { $0.id == id } ?? position.device)
    try session.move(to: position)
    return session.positionReply()
  }
}
