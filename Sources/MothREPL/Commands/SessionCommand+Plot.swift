internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothSimulation

extension SessionCommand {
  /// `:plot`: curves over the scroll.
  static let plot = SessionCommand(
    name: "plot",
    arguments: "[ARGUMENT] [DEVICE ...] [NAME=VALUE,... ...] [time]",
    summary: "Draws an argument of the chain over the offset, or over the time.",
    details: "Without an argument, the first that moves. 'scaleEffect.x' and its like name one; so "
      + "does the beginning of just one. Devices, as in 'iphone-17 ipad-*', and values of "
      + "parameters, as in 'rate=0.1,0.3', give a curve each, up to \(CurveSheet.marks.count); the "
      + "session stays where it is. Curves that are the same are drawn as one.",
    candidates: { session in
      ((try? session.trace())?.trace.shape.columns.map(\.label) ?? [])
        + ((try? session.definition())?.parameters.map { "\($0.name)=" } ?? [])
        + session.devices.map(\.id) + ["time"]
    }
  ) { session, argument throws(SessionProblem) in
    let request = try PlotRequest(argument, session: session)
    let plot = try session.plot(request)
    return SessionReply(plot.lines(width: session.options.width).joined(separator: "\n"))
  }
}

extension Session {
  /// The curves of a request, those that are the same as one.
  fileprivate func plot(_ request: PlotRequest) throws(SessionProblem) -> Plot {
    var traces: [(name: String, target: Int, made: Evaluated, trace: Trace)] = []
    for (name, position) in request.positions {
      let made = try evaluation(at: position)
      guard let trace = made.evaluation.trace, !trace.targets.isEmpty else { throw noTrace(made) }
      traces.append((name, try tracedTarget(made.context), made, trace))
    }
    guard let first = traces.first else { throw SessionProblem("there is nothing to draw") }
    let moving = traces.lazy.compactMap { one in
      one.trace.firstMovingColumn(of: one.target).map { one.trace.shape.columns[$0].label }
    }
    guard let label = request.label ?? moving.first else {
      throw SessionProblem("no argument of the chain moves in this sweep")
    }
    var curves: [Plot.Curve] = []
    for (name, target, made, trace) in traces {
      guard let column = trace.shape.columns.firstIndex(where: { $0.label == label }) else {
        throw SessionProblem("the chain of \(name) has no '\(label)'")
      }
      let curve = self.curve(
        name,
        trace: trace,
        context: made.context,
        target: target,
        column: column,
        isOverTime: request.isOverTime
      )
      let same = curves.firstIndex { $0.xs == curve.xs && $0.ys == curve.ys }
      if let same {
        curves[same].name += ", \(name)"
      } else {
        curves.append(curve)
      }
    }
    return Plot(
      title: label,
      unit: first.trace.shape.columns.first { $0.label == label }?.column?.unit.symbol ?? "",
      xTitle: request.isOverTime ? "time" : "offset",
      xUnit: request.isOverTime ? "s" : "pt",
      curves: curves,
      styler: options.styler
    )
  }

  private func curve(
    _ name: String,
    trace: Trace,
    context: UnitContext,
    target: Int,
    column: Int,
    isOverTime: Bool
  ) -> Plot.Curve {
    let samples = (0..<trace.sampleCount(of: target)).map { context.sweepSample(of: target, $0) }
    return Plot.Curve(
      name: name,
      xs: samples.map { isOverTime ? context.samples.times[$0] : context.samples.offsets[$0] },
      ys: Array(trace.values(target: target, column: column))
    )
  }
}

extension Trace {
  /// The first column that changes for one target; nil if none does.
  func firstMovingColumn(of target: Int) -> Int? {
    shape.columns.indices.first { column in
      let values = values(target: target, column: column)
      return values.contains { $0 != values.first }
    }
  }
}
