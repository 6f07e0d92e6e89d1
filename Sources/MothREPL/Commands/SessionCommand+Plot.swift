internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothSimulation

extension SessionCommand {
  /// `:plot`: curves over the scroll.
  static let plot = SessionCommand(
    name: "plot",
    arguments: "[ARGUMENT] [time]",
    summary: "Draws an argument of the chain over the offset, or over the time.",
    details: "Without an argument, the first that moves. 'scaleEffect.x' and its like name one; so "
      + "does the beginning of just one.",
    candidates: { session in
      ((try? session.trace())?.trace.shape.columns.map(\.label) ?? []) + ["time"]
    }
  ) { session, argument throws(SessionProblem) in
    let (trace, context) = try session.trace()
    let target = try session.tracedTarget(context)
    var words = argument.split(separator: " ").map(String.init)
    let isOverTime = words.last == "time"
    if isOverTime { words.removeLast() }
    guard words.count <= 1 else {
      throw SessionProblem("':plot' takes one argument of the chain; got '\(argument)'")
    }
    let labels = trace.shape.columns.map(\.label)
    let column: Int
    if let word = words.first {
      let label = try session.choice(word, of: labels, "argument")
      column = labels.firstIndex(of: label) ?? 0
    } else {
      guard let first = trace.firstMovingColumn(of: target) else {
        throw SessionProblem("no argument of the chain moves in this sweep")
      }
      column = first
    }
    let samples = (0..<trace.sampleCount(of: target)).map { context.sweepSample(of: target, $0) }
    let plot = Plot(
      title: labels[column],
      unit: trace.shape.columns[column].column?.unit.symbol ?? "",
      xTitle: isOverTime ? "time" : "offset",
      xUnit: isOverTime ? "s" : "pt",
      xs: samples.map { isOverTime ? context.samples.times[$0] : context.samples.offsets[$0] },
      ys: Array(trace.values(target: target, column: column))
    )
    return SessionReply(plot.lines(width: session.options.width).joined(separator: "\n"))
  }
}

extension Trace {
  /// The first column that changes for one target; nil where none does.
  func firstMovingColumn(of target: Int) -> Int? {
    shape.columns.indices.first { column in
      let values = values(target: target, column: column)
      return values.contains { $0 != values.first }
    }
  }
}
