internal import MothDiagnostics
internal import MothEngine
internal import MothSimulation

extension SessionCommand {
  /// `:table`: the sweep as a table.
  static let table = SessionCommand(
    name: "table",
    aliases: ["t"],
    arguments: "[ROWS]",
    summary: "Shows the chain's numbers in samples evenly over the sweep.",
    details: "20 rows if not said otherwise, at most 1000. Arguments that never differ from doing "
      + "nothing are left out, and those that do not fit into the line."
  ) { session, argument throws(SessionProblem) in
    var rows = 20
    if !argument.isEmpty {
      guard let number = Int(argument), (1...1_000).contains(number) else {
        throw SessionProblem("':table' takes a number of rows up to 1000; got '\(argument)'")
      }
      rows = number
    }
    let (trace, context) = try session.trace()
    let target = try session.tracedTarget(context)
    let table = SampleTable(
      trace,
      context: context,
      target: target,
      samples: evenly(rows, of: trace.sampleCount(of: target))
    )
    return SessionReply(table.lines(width: session.options.width).joined(separator: "\n"))
  }

  /// Places evenly over a count, the ends among them.
  private static func evenly(_ wanted: Int, of count: Int) -> [Int] {
    guard count > wanted else { return Array(0..<count) }
    guard wanted > 1 else { return [0] }
    return (0..<wanted).map { $0 * (count - 1) / (wanted - 1) }
  }
}

extension Session {
  /// The view of the position among the targets of a trace.
  func tracedTarget(_ context: UnitContext) throws(SessionProblem) -> Int {
    let found = context.targets.firstIndex { $0.index == state.position.index }
    guard let found else {
      throw SessionProblem(
        "view \(state.position.index) of '\(context.target)' is never visible in this sweep",
        help: "':target 0' goes to the first"
      )
    }
    return found
  }
}
