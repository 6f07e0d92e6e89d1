internal import MothScript
internal import MothSimulation

/// Calls one effect for the targets of one unit, and takes up again after a stop.
final class EffectCaller {
  let context: UnitContext
  let targets: [TargetView]
  private let host: PluginHost
  private var binding: TargetBinding?
  /// What the bound target reports.
  var geometry: TargetGeometry? { binding?.geometry }
  /// The clock at the samples of the bound target.
  var times: [Double] { binding?.times ?? [] }
  /// The stage that is called.
  private(set) var stage: EffectDefinition.Stage
  private let index: Int
  private(set) var callCount = 0

  /// Makes a caller of one stage, by its place, of an effect that the host has loaded.
  init(_ context: UnitContext, host: PluginHost, stage: EffectDefinition.Stage, at index: Int) {
    self.context = context
    self.host = host
    self.stage = stage
    self.index = index
    targets = context.targets
  }

  func state() throws(ScriptFault) -> ScriptState { try host.state() }

  /// How many samples each target has.
  var sampleCounts: [Int] { targets.indices.map(context.sampleCount) }

  /// Why the unit is not evaluated at all; nil if it is of a size that can be.
  var sizeFault: ScriptFault? {
    let samples = sampleCounts.reduce(0, +)
    guard samples > host.limits.unitSamples else { return nil }
    return ScriptFault(
      kind: .unitTooLarge,
      detail: "\(targets.count) targets have \(samples) samples; the limit is "
        + "\(host.limits.unitSamples)",
      path: context.effect.chunkName
    )
  }

  /// A store for so many columns.
  func store(columnCount: Int) throws(ScriptFault) -> TraceStore {
    let counts = sampleCounts
    let samples = counts.reduce(0, +)
    guard columnCount == 0 || samples <= host.limits.unitValues / columnCount else {
      throw ScriptFault(
        kind: .unitTooLarge,
        detail: "\(samples) samples of \(columnCount) numbers are more than the limit of "
          + "\(host.limits.unitValues)",
        path: context.effect.chunkName
      )
    }
    return TraceStore(columnCount: columnCount, sampleCounts: counts)
  }

  /// Makes the calls that follow see `env` and `p` over the whole sweep, as a state does; there is
  /// no geometry, and without a target `env` is that of an only view.
  func bindSweep(target: Int?) throws(ScriptFault) {
    let view = target.map { targets[$0] }
    let state = try state()
    try state.bind(
      environment: context.environment(of: view),
      parameters: context.parameters,
      seed: view?.index ?? 0
    )
    try state.bind(
      ScriptInputs(velocities: context.samples.velocities, times: context.samples.times)
    )
    binding = nil
  }

  /// Makes the calls that follow see one target.
  func bind(target: Int) throws(ScriptFault) {
    let binding = try TargetBinding(context, target: target)
    try binding.bind(to: state())
    self.binding = binding
  }

  /// Calls the effect once, with its instructions counted.
  func evaluate(
    sample: Int,
    argument: ScriptState.Argument = .geometry
  ) throws(ScriptFault) -> RecordedChain {
    callCount += 1
    do {
      return try state().evaluate(
        stage.function,
        sample: sample,
        argument: argument,
        isCounted: true
      )
    } catch {
      if error.endsState { host.discardState() }
      throw error
    }
  }

  /// Calls the effect for samples in a row; see `ScriptState.evaluate`.
  func evaluate(
    samples: Range<Int>,
    isCounted: Bool,
    into columns: UnsafeMutablePointer<Double>,
    stride: Int
  ) throws(ScriptFault) -> ScriptState.Batch {
    let batch = try state().evaluate(
      stage.function,
      samples: samples,
      isCounted: isCounted,
      into: columns,
      stride: stride
    )
    // The sample after them was called too, if it failed or has another shape.
    callCount += batch.evaluated + (batch.fault != nil || batch.shapeChanged ? 1 : 0)
    return batch
  }

  /// Measures a call of the effect; see `ScriptState.profile`.
  func profile(
    sample: Int,
    argument: ScriptState.Argument
  ) throws(ScriptFault) -> ScriptState.CallCost {
    callCount += 2
    do {
      return try state().profile(stage.function, sample: sample, argument: argument)
    } catch {
      if error.endsState { host.discardState() }
      throw error
    }
  }

  /// Runs a part of a state machine; see `ScriptState.run`.
  func run(
    _ definition: ScrollStateDefinition,
    samples: Range<Int>,
    columns: inout ScriptState.StateColumns,
    chainColumns: UnsafeMutablePointer<Double>?,
    state: ScriptState
  ) -> ScriptState.Batch {
    var nothing = ScriptState.StateQuestions()
    return run(
      definition,
      samples: samples,
      columns: &columns,
      chainColumns: chainColumns,
      state: state,
      asking: &nothing
    )
  }

  /// Runs a part of a state machine and asks for more; see `ScriptState.run`.
  func run(
    _ definition: ScrollStateDefinition,
    samples: Range<Int>,
    columns: inout ScriptState.StateColumns,
    chainColumns: UnsafeMutablePointer<Double>?,
    state: ScriptState,
    asking questions: inout ScriptState.StateQuestions
  ) -> ScriptState.Batch {
    questions.calls = context.actionCalls
    let batch = state.run(
      definition,
      samples: samples,
      stride: context.samples.count,
      into: &columns,
      chainColumns: chainColumns,
      asking: &questions
    )
    callCount += batch.evaluated
    // The other effects of the plugin go on in a new state.
    if batch.fault?.endsState ?? false { host.discardState() }
    return batch
  }

  /// The fault with a location: that of the effect's function if Lua gives none.
  func located(_ fault: ScriptFault) -> ScriptFault {
    guard fault.line == nil else { return fault }
    var located = fault
    located.path = context.effect.chunkName
    located.line = stage.function.line
    return located
  }

  /// After a stop: the other effects of the plugin go on in a new state.
  func discardState() { host.discardState() }

  /// After a stop: a new state with the effect loaded again and `target` bound.
  func restart(target: Int) throws(ScriptFault) {
    host.discardState()
    guard let loaded = host.effect(context.effect).definition, index < loaded.stages.count else {
      throw ScriptFault(kind: .internalError, detail: "the effect could not be loaded again")
    }
    stage = loaded.stages[index]
    try bind(target: target)
  }
}
