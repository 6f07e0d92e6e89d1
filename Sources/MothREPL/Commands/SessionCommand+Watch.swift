internal import MothScript

extension SessionCommand {
  /// `:watch`: reload by itself.
  static let watch = SessionCommand(
    name: "watch",
    arguments: "on|off",
    summary: "Reloads as soon as a script of the plugin is saved.",
    details:
      "What changed in the curves is reported, as by ':reload'. Lines that are not typed at a "
      + "terminal reload before they are answered.",
    candidates: { _ in ["on", "off"] }
  ) { session, argument throws(SessionProblem) in
    let isOn = try session.choice(argument, of: ["on", "off"], what: "setting") == "on"
    if isOn {
      _ = try session.effectInFile()
      session.watched = session.scriptDates()
    } else {
      session.watched = nil
    }
    return SessionReply(
      isOn ? "watching the scripts of \(session.state.workbench.plugin.name)" : ""
    )
  }
}
