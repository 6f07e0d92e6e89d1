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
  /// told to leave that.
  package func evaluate(
    _ context: UnitContext,
    _ definition: EffectDefinition,
    again: Bool = true
  ) -> Evaluation {
    var whole: Evaluation?
    for (place, stage) in definition.stages.enumerated() {
      // A stop in an earlier stage made a new state, and so new functions.
      let current = host.effect(context.effect).definition?.stages[place] ?? stage
      let part = evaluate(context, current, at: place, again: again)
      whole = whole.map { Evaluation(joining: $0, part) } ?? part
      if part.failure?.endsEffect ?? false { break }
    }
    return whole ?? Evaluation()
  }

  /// The first difference when another state begins with the sweep's end, or else with its middle:
  /// what a script keeps from its first samples, such as a captured position, is then something
  /// else.
  ///
  /// The closure of a transition is called once a phase, and a state is there to depend on the past, so
  /// a visual effect alone is asked.
  private func differenceInFreshState(
    _ context: UnitContext,
    _ stage: EffectDefinition.Stage,
    _ trace: Trace,
    at place: Int
  ) -> ReevaluationDifference? {
    guard case .visualEffect = stage else { return nil }
    defer { twin.discardState() }
    return inFreshState(context, trace, at: place)?.firstDifference()
      ?? inFreshState(context, trace, at: place)?.firstDifferenceFromMiddle()
  }

  private func inFreshState(
    _ context: UnitContext,
    _ trace: Trace,
    at place: Int
  ) -> Reevaluation? {
    guard let stages = twin.freshEffect(context.effect).definition?.stages,
      place < stages.count
    else { return nil }
    let caller = EffectCaller(context, host: twin, stage: stages[place], at: place)
    return Reevaluation(caller, trace)
  }

  private func evaluate(
    _ context: UnitContext,
    _ stage: EffectDefinition.Stage,
    at place: Int,
    again: Bool
  ) -> Evaluation {
    let caller = EffectCaller(context, host: host, stage: stage, at: place)
    if let fault = caller.sizeFault {
      var result = Evaluation()
      result.failure = SampleFailure(fault: fault, target: 0, sample: 0, count: 1)
      return result
    }
    var result: Evaluation
    switch stage {
    case .visualEffect:
      var evaluator = VisualEffectEvaluator(caller)
      result = evaluator.run()
    case .scrollTransition(let transition):
      var evaluator = ScrollTransitionEvaluator(caller, transition)
      result = evaluator.run()
    case .scrollState(let state):
      var evaluator = ScrollStateEvaluator(caller, state)
      result = evaluator.run()
    }
    if again, let trace = result.trace {
      result.difference =
        Reevaluation(caller, trace).firstDifference()
        ?? differenceInFreshState(context, stage, trace, at: place)
    }
    if let blamed = result.failure?.fault.path {
      result.failure?.source = host.plugin.source(ofChunk: blamed)
    }
    result.callCount = caller.callCount
    return result
  }
}
