internal import MothRunner

extension SessionCommand {
  /// `:sweep`: the ways to scroll, or another one.
  static let sweep = SessionCommand(
    name: "sweep",
    arguments: "[NAME]",
    summary: "Lists the ways to scroll, or goes to one.",
    candidates: { $0.plans.map(\.name) }
  ) { session, argument throws(SessionProblem) in
    let plans = session.plans
    if argument.isEmpty {
      return session.reply(
        plans.map { plan in
          NamedLines.Row(
            name: plan.name,
            text: plan.summary,
            isCurrent: plan.name == session.state.position.plan.name
          )
        }
      )
    }
    let name = try session.choice(argument, of: plans.map(\.name), what: "sweep")
    var position = session.state.position
    position.plan = plans.first { $0.name == name } ?? position.plan
    position.moment = .sample(0)
    try session.move(to: position)
    return session.positionReply()
  }
}
