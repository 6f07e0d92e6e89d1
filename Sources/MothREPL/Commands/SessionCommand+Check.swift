internal import MothDiagnostics
internal import MothEngine
internal import MothReporting
internal import MothRunner
internal import MothScript
internal import MothSimulation
internal import MothValidation

extension SessionCommand {
  /// `:check`: the rules, at the session's position.
  static let check = SessionCommand(
    name: "check",
    aliases: ["c"],
    summary: "Looks at the effect with every rule and its own checks, at the session's position.",
    details: "'moth run' looks on every device, with Reduce Motion off and on."
  ) { session, argument throws(SessionProblem) in
    try session.expectNothing(argument, command: "check")
    let findings = try session.findings()
    let text = session.text(of: findings.kept)
    let count = findings.suppressed.count
    let allowed = count == 0 ? "" : ", \(count) allowed by the script"
    guard !findings.kept.isEmpty else {
      return SessionReply("nothing found on \(session.state.position.device.name)\(allowed)")
    }
    let isFault = findings.kept.contains { $0.severity == .error }
    let reported = findings.kept.count == 1 ? "1 finding" : "\(findings.kept.count) findings"
    return SessionReply("\(text)\n\(reported)\(allowed)", outcome: isFault ? .fault : .done)
  }
}

extension Session {
  /// What the rules find in the effect at the session's position.
  func findings() throws(SessionProblem) -> (kept: [Diagnostic], suppressed: [SuppressedFinding]) {
    let source = try effect()
    let context = try unitContext()
    let definition = try freshDefinition()
    // A value that differs when it is state.evaluated again is a finding too.
    let evaluation = state.workbench.units.evaluator.evaluate(context, definition: definition)
    let unit = state.workbench.units.validated(
      context,
      evaluation: evaluation,
      variant: state.position.unit,
      definition: definition
    )
    let settings = options.rules.settings(
      forEffect: source.name,
      ofPlugin: state.workbench.plugin.name,
      state.workbench.rules
    )
    var suppressions = Suppressions(in: source)
    let inUnit = suppressions.part(unit.findings(settings))
    let failure = unit.failure + state.workbench.units.failedChecks(context, evaluation: evaluation)
    let inSource = suppressions.part(source.findings(settings))
    let seen = Set((failure + inUnit.kept).map(\.id))
    return (
      failure + inUnit.kept + inSource.kept.filter { !seen.contains($0.id) }
        + suppressions.problems,
      inUnit.suppressed + inSource.suppressed
    )
  }
}
