package import MothScript

/// Evaluates units of one plugin.
///
/// It belongs to the thread of its host.
package struct Evaluator {
  let host: PluginHost
  /// A second host of the same plugin, with a state that has seen nothing.
  private let twin: PluginHost

  /// Makes an evaluator.
  package init(host: PluginHost) {
    self.host = host
    twin = PluginHost(like: host)
  }

  /// Evaluates a unit whose effect the host has loaded, and evaluates some samples again, if not
  /// asked to leave that.
  package func evaluate(
    _ context: UnitContext,
    definition: EffectDefinition,
    again: Bool = true
  ) -> Evaluation {
    host.keepPrinted()
    return evaluate(context, definition: definition, again: again, isCounted: false)
      ?? evaluateFromTheStart(context, again: again)
  }

  /// Evaluates a unit again in a new state, with the instructions of each call counted: what comes
  /// of it depends on the script alone, not on when the watchdog looked.
  private func evaluateFromTheStart(_ context: UnitContext, again: Bool) -> Evaluation {
    host.forgetPrinted()
    host.discardState()
    let definition = host.effect(context.effect).definition
    host.forgetPrinted()  // what the script prints when it is loaded was printed before
    let repeated = definition.flatMap {
      evaluate(context, definition: $0, again: again, isCounted: true)
    }
    return repeated
      ?? Evaluation(
        failing: ScriptFault(
          kind: .internalError,
          detail: "the effect could not be loaded again"
        )
      )
  }

  /// Evaluates the stages one after another; nil if the watchdog stopped calls that were not
  /// counted.
  private func evaluate(
    _ context: UnitContext,
    definition: EffectDefinition,
    again: Bool,
    isCounted: Bool
  ) -> Evaluation? {
    var whole: Evaluation?
    for (index, stage) in definition.stages.enumerated() {
      // A stop in an earlier stage made a new state, and so new functions.
      let current = host.effect(context.effect).definition?.stages[index] ?? stage
      let caller = EffectCaller(context, host: host, stage: current, at: index)
      guard var part = evaluate(caller, isCounted: isCounted) else { return nil }
      if again, let trace = part.trace {
        part.difference =
          Reevaluation(caller, trace: trace).firstDifference()
          ?? differenceInFreshState(context, stage: current, trace: trace, at: index)
      }
      part.callCount = caller.callCount
      whole = whole.map { Evaluation(joining: $0, part) } ?? part
      if part.failure?.endsEffect ?? false { break }
    }
    return whole ?? Evaluation()
  }

  /// The first difference when another state begins with the sweep's end, or else with its middle:
  /// what a script keeps from its first samples, such as a captured position, is then something
  /// else.
  ///
  /// The closure of a transition is called once a phase, and a state is there to depend on the
  /// past, so a visual effect alone is asked.
  private func differenceInFreshState(
    _ context: UnitContext,
    stage: EffectDefinition.Stage,
    trace: Trace,
    at index: Int
  ) -> ReevaluationDifference? {
    guard case .visualEffect = stage else { return nil }
    defer { twin.discardState() }
    return inFreshState(context, trace: trace, at: index)?.firstDifference()
      ?? inFreshState(context, trace: trace, at: index)?.firstDifferenceFromMiddle()
  }

  private func inFreshState(
    _ context: UnitContext,
    trace: Trace,
    at index: Int
  ) -> Reevaluation? {
    guard let stages = twin.freshEffect(context.effect).definition?.stages,
      index < stages.count
    else { return nil }
    let caller = EffectCaller(context, host: twin, stage: stages[index], at: index)
    return Reevaluation(caller, trace: trace)
  }

  /// Evaluates one stage; nil if the watchdog stopped calls that were not counted.
  private func evaluate(_ caller: EffectCaller, isCounted: Bool) -> Evaluation? {
    if let fault = caller.sizeFault { return Evaluation(failing: fault) }
    var result: Evaluation
    switch caller.stage {
    case .visualEffect:
      var evaluator = VisualEffectEvaluator(caller, isCounted: isCounted)
      guard let evaluated = evaluator.run() else { return nil }
      result = evaluated
    case .scrollTransition(let transition):
      var evaluator = ScrollTransitionEvaluator(caller, transition: transition)
      result = evaluator.run()
    case .scrollState(let state):
      var evaluator = ScrollStateEvaluator(caller, definition: state)
      result = evaluator.run()
    }
    if let blamed = result.failure?.fault.path {
      result.failure?.source = host.plugin.source(ofChunk: blamed)
    }
    return result
  }
}

extension Evaluation {
  /// The evaluation of a unit that cannot even begin.
  fileprivate init(failing fault: ScriptFault) {
    self.init()
    failure = SampleFailure(fault: fault, target: 0, sample: 0, count: 1)
  }
}
