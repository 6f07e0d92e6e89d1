package import MothScript
internal import MothSimulation

/// What one call of an effect's functions takes, at a few samples.
package struct EffectProfile: Sendable {
  /// How many samples are looked at: the sweep's ends, and others evenly between.
  static let sampleCount = 4

  /// The functions that were called, in the order of the stages.
  package internal(set) var functions: [Function] = []

  /// One function.
  package struct Function: Sendable {
    /// The key under which the script gives it: `visualEffect`, `of`.
    package let key: String
    /// The line at which it is defined.
    package let line: Int
    /// The call with the most instructions.
    package fileprivate(set) var slowest = Call()
    /// The call that takes the most memory.
    package fileprivate(set) var largest = Call()

    init(_ key: String, function: LuaFunction) {
      self.key = key
      line = function.line
    }

    mutating func add(_ cost: ScriptState.CallCost, sample: Int) {
      if cost.instructions > slowest.cost.instructions {
        slowest = Call(sample: sample, cost: cost)
      }
      if cost.bytes > largest.cost.bytes { largest = Call(sample: sample, cost: cost) }
    }
  }

  /// One call.
  package struct Call: Sendable {
    /// The sample, of the first target.
    package var sample = 0
    /// What it took.
    package var cost = ScriptState.CallCost()
  }
}

extension Evaluator {
  /// Measures the functions of an effect on the first target; nothing of a stage that fails.
  package func profile(_ context: UnitContext, definition: EffectDefinition) -> EffectProfile {
    var profile = EffectProfile()
    for index in definition.stages.indices {
      let stages = host.effect(context.effect).definition?.stages ?? []
      guard index < stages.count else { break }
      let caller = EffectCaller(context, host: host, stage: stages[index], at: index)
      profile.functions += (try? caller.profile()) ?? []
    }
    return profile
  }
}

extension EffectCaller {
  fileprivate func profile() throws(ScriptFault) -> [EffectProfile.Function] {
    if targets.isEmpty {
      try bindSweep(target: nil)
    } else if case .scrollState = stage {
      try bindSweep(target: 0)
    } else {
      try bind(target: 0)
    }
    switch stage {
    case .visualEffect(let function):
      var measured = EffectProfile.Function("visualEffect", function: function)
      let count = targets.isEmpty ? 0 : context.sampleCount(of: 0)
      for sample in evenIndices(count, wanted: EffectProfile.sampleCount) {
        measured.add(try profile(sample: sample, argument: .geometry), sample: sample)
      }
      return [measured]
    case .scrollTransition(let transition):
      var measured = EffectProfile.Function("effect", function: transition.effect)
      for phase in targets.isEmpty ? [] : [-1, 0, 1] {
        measured.add(try profile(sample: 0, argument: .phase(phase)), sample: 0)
      }
      return [measured]
    case .scrollState(let definition):
      return try profile(definition)
    }
  }

  /// The state machine over a few samples, twice: the first time takes what is made once.
  private func profile(
    _ definition: ScrollStateDefinition
  ) throws(ScriptFault) -> [EffectProfile.Function] {
    let indices = evenIndices(context.samples.count, wanted: EffectProfile.sampleCount)
    let inputs = ScrollInputs(context.sweptGeometries)
    let state = try state()
    var functions = [
      EffectProfile.Function("of", function: definition.of),
      EffectProfile.Function("action", function: definition.action),
    ]
    if let effect = definition.effect {
      functions.append(EffectProfile.Function("effect", function: effect))
    }
    for isMeasured in [false, true] {
      try state.bind(inputs, initial: definition.initial)
      var columns = ScriptState.StateColumns()
      for sample in indices {
        var questions = ScriptState.StateQuestions()
        questions.costs = isMeasured ? [] : nil
        let batch = run(
          definition,
          samples: sample..<sample + 1,
          columns: &columns,
          chainColumns: nil,
          state: state,
          asking: &questions
        )
        if let fault = batch.fault { throw fault }
        for (function, cost) in zip(functions.indices, questions.costs ?? []) {
          functions[function].add(cost, sample: sample)
        }
      }
    }
    return functions
  }
}
