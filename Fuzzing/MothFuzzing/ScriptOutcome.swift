internal import Foundation
internal import MothDiagnostics
internal import MothGeometry
internal import MothScript
internal import MothSimulation

/// The result of running a script in a state, in texts that can be compared.
struct ScriptOutcome {
  /// Everything that came out, in the order in which it came.
  private(set) var texts: [String] = []
  /// What is wrong with the definition, as a user is reported.
  private(set) var diagnostics: [Diagnostic] = []
  /// Why the script could not be run.
  private(set) var loadFault: ScriptFault?
  /// Whether the clock stopped it.
  private(set) var hasRunOutOfTime = false
  /// Whether the state can no longer be used.
  private(set) var endsState = false
  /// The calls of functions of the script.
  private(set) var calls = 0
  /// The time it took.
  private(set) var processorSeconds = 0.0

  private let script: FuzzedScript
  private let state: ScriptState

  init(of script: FuzzedScript, in state: ScriptState) {
    self.script = script
    self.state = state
    let start = Self.processorTime
    run()
    texts.append(state.takePrinted())
    processorSeconds = Self.processorTime - start
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private mutating func run() {
    let source = script.source
    do throws(ScriptFault) {
      let value = try state.run(text: source.file.text, path: source.path, as: script.role)
      texts.append("\(value)")
      switch script.role {
      case .effect: use(EffectDecoder.decode(value, of: source))
      case .scene: use(SceneReader.decode(value, of: source))
      case .test: diagnostics = TestDecoder.decode(value, of: source).diagnostics
      }
    } catch {
      loadFault = error
      note(error)
      diagnostics = [error.diagnostic(in: source)]
    }
    texts += diagnostics.map { "\($0)" }
  }

  private mutating func note(_ fault: ScriptFault) {
    texts.append("\(fault)")
    hasRunOutOfTime = hasRunOutOfTime || fault.kind == .timeLimit
    endsState = endsState || fault.endsState
  }

  // MARK: - Scenes

  private mutating func use(_ scene: (definition: SceneDefinition?, diagnostics: [Diagnostic])) {
    diagnostics = scene.diagnostics
    guard let root = scene.definition?.root, let device = Device.bundled.first else { return }
    let layout = SceneLayout(root, device: device)
    texts.append("\(layout.targets.map(\.frame)) \(layout.problems)")
  }

  // MARK: - Effects

  private mutating func use(_ effect: (definition: EffectDefinition?, diagnostics: [Diagnostic])) {
    diagnostics = effect.diagnostics
    guard let definition = effect.definition else { return }
    let layout = SceneLayout(FuzzedScript.scene, window: .init(width: 400, height: 700))
    for target in layout.targets.prefix(2) where !endsState {
      let inputs = ScriptInputs(
        layout.geometry(
          of: target,
          sweeping: layout.sweptScrollView,
          offsets: FuzzedScript.samples.offsets
        ),
        velocities: FuzzedScript.samples.velocities,
        times: FuzzedScript.samples.times
      )
      do throws(ScriptFault) {
        try bind(target, definition: definition, inputs: inputs)
        for stage in definition.stages where !endsState { call(stage) }
      } catch {
        note(error)
      }
    }
  }

  private func bind(
    _ target: TargetView,
    definition: EffectDefinition,
    inputs: ScriptInputs
  ) throws(ScriptFault) {
    try state.bind(
      environment: [
        ScriptField("reduceMotion", value: .boolean(target.index > 1)),
        ScriptField("layoutDirection", value: .string("leftToRight")),
        ScriptField("index", value: .integer(target.index)),
        ScriptField("count", value: .integer(target.count)),
        ScriptField("displayScale", value: .number(3)),
        ScriptField("colorScheme", value: .string("light")),
        ScriptField("dynamicTypeSize", value: .string("large")),
      ],
      parameters: definition.parameters.map(\.fuzzedField)
    )
    try state.bind(inputs)
  }

  private mutating func call(_ stage: EffectDefinition.Stage) {
    switch stage {
    case .visualEffect(let function):
      for sample in 0..<FuzzedScript.samples.count where !endsState {
        evaluate(function, sample: sample, argument: .geometry)
      }
      evaluateBatch(function)
    case .scrollTransition(let transition):
      for source in [transition.topLeading, transition.bottomTrailing] {
        if case .computed(let function) = source { compute(function) }
      }
      for phase in -1...1 where !endsState {
        evaluate(transition.effect, sample: 0, argument: .phase(phase))
      }
    case .scrollState(let definition):
      if let effect = definition.effect { evaluate(effect, sample: 0, argument: .geometry) }
    }
  }

  private mutating func evaluate(
    _ function: LuaFunction,
    sample: Int,
    argument: ScriptState.Argument
  ) {
    calls += 1
    do throws(ScriptFault) {
      let chain = try state.evaluate(function, sample: sample, argument: argument, isCounted: true)
      texts.append("\(chain) \(state.countedInstructions)")
      state.keepShape()
    } catch {
      note(error)
    }
  }

  private mutating func compute(_ function: LuaFunction) {
    calls += 1
    do throws(ScriptFault) {
      texts.append("\(try state.call(function))")
    } catch {
      note(error)
    }
  }

  /// All samples at once, without counting, if the last one had a shape to keep.
  private mutating func evaluateBatch(_ function: LuaFunction) {
    let width = state.recordedChain.values.count
    let count = FuzzedScript.samples.count
    guard !endsState, texts.last?.hasPrefix("RecordedChain") ?? false else { return }
    var columns = [Double](repeating: 0, count: max(width * count, 1))
    calls += count
    let batch = columns.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map {
        state.evaluate(function, samples: 0..<count, into: $0, stride: count)
      }
    }
    guard let batch else { return }
    texts.append("\(batch.evaluated) \(batch.shapeChanged) \(columns)")
    if let fault = batch.fault { note(fault) }
  }
}

extension Parameter {
  /// The field that a call sees: the default.
  var fuzzedField: ScriptField {
    switch defaultValue {
    case .boolean(let value): ScriptField(name, value: .boolean(value))
    case .number(let value): ScriptField(name, value: .number(value))
    }
  }
}
