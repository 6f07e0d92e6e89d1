internal import MothDiagnostics
internal import MothGeometry
internal import MothScript
internal import MothSimulation

/// Evaluates a `scrollState`: the filter, the actions and the effect, sample by sample.
struct ScrollStateEvaluator {
  private let caller: EffectCaller
  private let definition: ScrollStateDefinition
  private let sampleCount: Int
  private var first: RecordedChain?
  private var shape: ChainShape?
  private var store = TraceStore(columnCount: 0, sampleCounts: [])
  private var result = Evaluation()

  init(_ caller: EffectCaller, definition: ScrollStateDefinition) {
    self.caller = caller
    self.definition = definition
    sampleCount = caller.context.samples.count
  }

  /// Runs the state machine once for each target, or once where the scene has none.
  mutating func run() -> Evaluation {
    for target in (0..<max(caller.targets.count, 1)).whileWorking(stepsPerElement: 1_000) {
      do throws(ScriptFault) {
        try caller.bindSweep(target: caller.targets.isEmpty ? nil : target)
        guard try run(target: target) else { return result }
      } catch {
        fail(error, target: target, sample: 0)
        return result
      }
    }
    if let shape {
      result.trace = Trace(shape: shape, targets: caller.targets, store)
    }
    return result
  }

  private mutating func run(target: Int) throws(ScriptFault) -> Bool {
    let state = try caller.state()
    let inputs = ScrollInputs(caller.context.sweptGeometries)
    try state.bind(inputs, initial: definition.initial)
    var columns = ScriptState.StateColumns()
    var feedback = LayoutFeedback(caller.context, definition: definition)
    let first = Self.run(
      caller,
      definition: definition,
      samples: 0..<1,
      columns: &columns,
      chain: nil,
      state: state,
      feedback: &feedback,
      inputs: inputs
    )
    guard note(first, target: target, from: 0) else { return false }
    if definition.effect != nil {
      guard try take(state.recordedChain, target: target) else { return false }
      state.keepShape()
    }
    let (caller, definition, rest) = (self.caller, self.definition, 1..<sampleCount)
    let batch =
      store.sampleCounts.isEmpty
      ? Self.run(
        caller,
        definition: definition,
        samples: rest,
        columns: &columns,
        chain: nil,
        state: state,
        feedback: &feedback,
        inputs: inputs
      )
      : store.withColumns(of: target) { chain in
        Self.run(
          caller,
          definition: definition,
          samples: rest,
          columns: &columns,
          chain: chain,
          state: state,
          feedback: &feedback,
          inputs: inputs
        )
      }
    guard note(batch, target: target, from: 1) else { return false }
    if target == 0 {
      result.state = StateTrace(
        fields: definition.initial,
        columns,
        layoutFrames: feedback?.frames ?? []
      )
    }
    return true
  }

  /// Runs samples: all at once, or one by one where the state lays the scene out again.
  private static func run(
    _ caller: EffectCaller,
    definition: ScrollStateDefinition,
    samples: Range<Int>,
    columns: inout ScriptState.StateColumns,
    chain: UnsafeMutablePointer<Double>?,
    state: ScriptState,
    feedback: inout LayoutFeedback?,
    inputs: ScrollInputs
  ) -> ScriptState.Batch {
    guard feedback != nil, !samples.isEmpty else {
      return caller.run(
        definition,
        samples: samples,
        columns: &columns,
        chainColumns: chain,
        state: state
      )
    }
    if samples.lowerBound == 0 {
      let beginning = feedback?.begin { questions in
        caller.run(
          definition,
          samples: 0..<0,
          columns: &columns,
          chainColumns: chain,
          state: state,
          asking: &questions
        )
      }
      if let beginning, beginning.fault != nil { return beginning }
    }
    var whole: ScriptState.Batch?
    for sample in samples.whileWorking(stepsPerElement: 100) {
      let one = feedback?.run(sample: sample, inputs: inputs) { questions in
        caller.run(
          definition,
          samples: sample..<sample + 1,
          columns: &columns,
          chainColumns: chain,
          state: state,
          asking: &questions
        )
      }
      guard var batch = one else { break }
      let isDone = batch.evaluated == 1
      batch.evaluated += whole?.evaluated ?? 0
      whole = batch
      if !isDone { break }
    }
    return whole
      ?? caller.run(
        definition,
        samples: samples,
        columns: &columns,
        chainColumns: chain,
        state: state
      )
  }

  private mutating func take(
    _ chain: RecordedChain,
    target: Int
  ) throws(ScriptFault) -> Bool {
    if first == nil {
      let shape = ChainShape(chain)
      first = chain
      self.shape = shape
      store = try caller.store(columnCount: shape.columns.count)
    }
    guard let first, chain.hasShape(of: first) else {
      noteShapeChange(target, sample: 0)
      return false
    }
    for (column, value) in chain.values.enumerated() {
      store.set(value, target: target, column: column, sample: 0)
    }
    return true
  }

  /// Notes what stopped a batch; true when nothing did.
  private mutating func note(_ batch: ScriptState.Batch, target: Int, from start: Int) -> Bool {
    let sample = start + batch.evaluated
    if batch.shapeChanged { noteShapeChange(target, sample: sample) }
    if let fault = batch.fault { fail(fault, target: target, sample: sample) }
    return !batch.shapeChanged && batch.fault == nil
  }

  private mutating func noteShapeChange(_ target: Int, sample: Int) {
    guard let shape, let state = try? caller.state() else { return }
    let seen = ChainShape(state.recordedChain)
    result.shapeChange = ShapeChange(
      target: target,
      sample: sample,
      first: shape,
      other: sample == 0 ? seen : withLines(seen, sample: sample, state: state)
    )
  }

  /// A shape that came up in a batch, which records no lines: the machine runs again up to there.
  private func withLines(_ seen: ChainShape, sample: Int, state: ScriptState) -> ChainShape {
    let inputs = ScrollInputs(caller.context.sweptGeometries)
    guard (try? state.bind(inputs, initial: definition.initial)) != nil else { return seen }
    var columns = ScriptState.StateColumns()
    let batch = caller.run(
      definition,
      samples: 0..<sample + 1,
      columns: &columns,
      chainColumns: nil,
      state: state
    )
    let again = ChainShape(state.recordedChain)
    // A script that keeps something outside of its state may do something else now.
    return batch.fault == nil && again.hasTransforms(of: seen) ? again : seen
  }

  private mutating func fail(_ fault: ScriptFault, target: Int, sample: Int) {
    // A state machine cannot go on after a sample that failed: what follows depends on it.
    result.failure = SampleFailure(
      fault: caller.located(fault),
      target: target,
      sample: sample,
      count: 1
    )
  }
}
