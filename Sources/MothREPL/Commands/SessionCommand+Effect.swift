internal import MothDiagnostics
internal import MothScript

extension SessionCommand {
  /// `:effect`: the effects, or another effect.
  static let effect = SessionCommand(
    name: "effect",
    aliases: ["e"],
    arguments: "[NAME]",
    summary: "Lists the effects, or goes to one.",
    details: "A path of a plugin or of a .lua file loads that first. '-' leaves the effect; lines "
      + "then see the scene's first target.",
    candidates: { session in session.state.plugins.flatMap(\.effects).map(\.name) }
  ) { session, argument throws(SessionProblem) in
    if argument.isEmpty { return list(session) }
    if argument == "-" {
      session.leaveEffect()
    } else if argument.hasSuffix(".lua") || argument.contains("/") {
      try session.load([argument])
    } else {
      let names = session.state.plugins.flatMap(\.effects).map(\.name)
      try session.choose(effect: try session.choice(argument, of: names, what: "effect"))
    }
    return session.positionReply()
  }

  private static func list(_ session: Session) -> SessionReply {
    let effects = session.state.plugins.flatMap(\.effects)
    guard !effects.isEmpty else {
      return SessionReply("There are no effects. ':effect PATH' loads a plugin or a .lua file.")
    }
    return session.reply(
      effects.map { source in
        NamedLines.Row(
          name: source.name,
          text: source.summary,
          isCurrent: source.path == session.state.position.effect?.path
        )
      }
    )
  }
}
