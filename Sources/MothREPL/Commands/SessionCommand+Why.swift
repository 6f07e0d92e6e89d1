internal import MothDiagnostics
internal import MothEngine
internal import MothReporting
internal import MothSimulation
internal import MothValidation

extension SessionCommand {
  /// `:why`: the samples behind a finding.
  static let why = SessionCommand(
    name: "why",
    aliases: ["w"],
    arguments: "RULE",
    summary: "Shows a finding of a rule with the samples around it, and how the rule decides.",
    candidates: { _ in Rule.all.map(\.id) }
  ) { session, argument throws(SessionProblem) in
    let id = try session.choice(argument, of: Rule.all.map(\.id), what: "rule")
    let decides = Rule.withID(id)?.decides ?? ""
    let found = try session.findings().kept.filter { $0.id == id }
    guard let first = found.first else {
      return SessionReply(
        (["'\(id)' finds nothing here. How it decides:"]
          + WrappedText.lines(of: decides, width: session.options.width - 2).map { "  \($0)" })
          .joined(separator: "\n")
      )
    }
    var lines = [session.text(of: found), "", "what it checks:"]
    lines += WrappedText.lines(of: decides, width: session.options.width - 2).map { "  \($0)" }
    if let moment = first.moment, let around = try session.table(around: moment) {
      lines += ["", "the samples around it:"] + around
    }
    return SessionReply(lines.joined(separator: "\n"))
  }
}

extension Session {
  /// The samples around a finding's; nil if there is no trace, or the finding is of another
  /// circumstance.
  fileprivate func table(around moment: Moment) throws(SessionProblem) -> [String]? {
    guard moment.device == state.position.device.id,
      moment.reduceMotion == state.position.settings.reduceMotion,
      let (trace, context) = try? trace(),
      let target = context.targets.firstIndex(where: { $0.index == moment.index ?? 0 }),
      let own = context.ownSample(of: target, moment.sample)
    else { return nil }
    let last = trace.sampleCount(of: target) - 1
    let table = SampleTable(
      trace,
      context: context,
      target: target,
      samples: Array(max(0, own - 3)...min(last, own + 3)),
      marked: own
    )
    return table.lines(width: options.width)
  }
}
