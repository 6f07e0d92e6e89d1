internal import MothDiagnostics
internal import MothEngine
internal import MothRunner
internal import MothScript

extension SessionCommand {
  /// `:bench`: what the effect takes.
  static let bench = SessionCommand(
    name: "bench",
    summary: "Says what a call of the effect takes: instructions, memory, and time.",
    details: "Instructions and memory are counted exactly, at the sweep's ends and evenly between. "
      + "The time is the shortest of 5 evaluations of the whole sweep, a call."
  ) { session, argument throws(SessionProblem) in
    try session.expectNothing(argument, command: "bench")
    let made = try session.evaluation()
    let evaluator = session.state.workbench.units.evaluator
    let profile = evaluator.profile(made.context, definition: made.definition)
    var lines = profile.functions.map { function in
      "\(function.key)  at most \(function.slowest.cost.instructions) instructions, in sample "
        + "\(function.slowest.sample), and \(function.largest.cost.bytes) bytes of memory"
    }
    var shortest = Double.infinity
    var calls = 0
    for _ in 0..<5 {
      guard !session.interrupts.isInterrupted else { throw SessionProblem.interrupted }
      let start = session.options.clock()
      calls = evaluator.evaluate(made.context, definition: made.definition, again: false).callCount
      shortest = min(shortest, session.options.clock() - start)
    }
    if calls > 0 {
      let micros = NumberText.short(shortest * 1e6 / Double(calls))
      lines.append("\(calls) calls, \(micros) µs each")
    }
    return SessionReply(lines.joined(separator: "\n"))
  }
}
