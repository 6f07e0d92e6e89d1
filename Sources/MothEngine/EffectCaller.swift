internal import MothScript
internal import MothSimulation

/// Calls one effect for the targets of one unit, and takes up again after a stop.
final class EffectCaller {
  let context: UnitContext
  let targets: [TargetView]
  private let host: PluginHost
  private let scrollView: Int?
  /// Kept as long as the shim may read it.
  private var inputs: ScriptInputs?
  private(set) var geometry: TargetGeometry?
  private(set) var definition: EffectDefinition
  private(set) var callCount = 0

  /// Makes a caller of an effect that the host has loaded.
  init(_ context: UnitContext, host: PluginHost, definition: EffectDefinition) {
    self.context = context
    self.host = host
    // A definition made before a stop belongs to a state that is gone.
    self.definition = host.effect(context.effect).definition ?? definition
    targets = context.targets
    scrollView = context.layout.defaultScrollView
  }

  func state() throws(ScriptFault) -> ScriptState { try host.state() }

  /// Makes the calls that follow see one target.
  func bind(target: Int) throws(ScriptFault) {
    let view = targets[target]
    let geometry = context.layout.geometry(
      of: view, sweeping: scrollView, offsets: context.samples.offsets)
    let inputs = ScriptInputs(
      geometry, velocities: context.samples.velocities, times: context.samples.times)
    let state = try state()
    try state.bind(environment: context.environment(of: view), parameters: context.parameters)
    try state.bind(inputs)
    self.inputs = consume inputs
    self.geometry = geometry
  }

  /// Calls the effect once, with its instructions counted.
  func evaluate(
    sample: Int, argument: ScriptState.Argument = .geometry
  ) throws(ScriptFault) -> RecordedChain {
    callCount += 1
    do {
      return try state().evaluate(
        definition.stage.function, sample: sample, argument: argument, isCounted: true)
    } catch {
      if error.endsState { host.discardState() }
      throw error
    }
  }

  /// Calls the effect for samples in a row; see `ScriptState.evaluate`.
  func evaluate(
    samples: Range<Int>, into columns: UnsafeMutablePointer<Double>, stride: Int
  ) throws(ScriptFault) -> ScriptState.Batch {
    let batch = try state().evaluate(
      definition.stage.function, samples: samples, into: columns, stride: stride)
    callCount += batch.evaluated
    return batch
  }

  /// After a stop: a new state with the effect loaded again and `target` bound.
  func restart(target: Int) throws(ScriptFault) {
    host.discardState()
    guard let loaded = host.effect(context.effect).definition else {
      throw ScriptFault(kind: .internalError, detail: "the effect could not be loaded again")
    }
    definition = loaded
    try bind(target: target)
  }
}
