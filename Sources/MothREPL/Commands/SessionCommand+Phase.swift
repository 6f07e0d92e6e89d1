internal import MothEngine
internal import MothGeometry

extension SessionCommand {
  /// `:phase`: what `phase` is in lines.
  static let phase = SessionCommand(
    name: "phase",
    arguments: "[NAME]",
    summary: "Shows what 'phase' is in lines, or sets it; '-' follows the moment again.",
    details:
      "By itself it is the phase that the effect's scroll transition is in where the session "
      + "is, and the identity without one. SwiftUI draws numbers between the chains of the "
      + "phases: ':at' and ':sample' show those.",
    candidates: { _ in ScrollTransitionPhase.allCases.map(\.name) + ["-"] }
  ) { session, argument throws(SessionProblem) in
    if !argument.isEmpty {
      let names = ScrollTransitionPhase.allCases.map(\.name)
      var position = session.state.position
      position.phase =
        argument == "-"
        ? nil
        : ScrollTransitionPhase(rawValue: try session.choice(argument, of: names, what: "phase"))
      try session.move(to: position)
    }
    if let phase = session.state.position.phase { return SessionReply("\(phase.name), as set") }
    let context = try session.standingContext()
    let target = min(session.state.position.index, max(0, context.targets.count - 1))
    let moment = session.transition(of: context, target, sample: session.sample(in: context))
    return SessionReply(moment?.text ?? "identity; there is no scroll transition here")
  }
}
