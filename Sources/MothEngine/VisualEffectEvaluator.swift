internal import MothDiagnostics
internal import MothScript
internal import MothSimulation

/// Evaluates a `visualEffect` over a sweep, in batches.
struct VisualEffectEvaluator {
  /// Samples in one protected call of the shim.
  static let batchSize = 512

  private let caller: EffectCaller
  private var first: RecordedChain?
  private var shape: ChainShape?
  private var store = TraceStore(columnCount: 0, sampleCounts: [])
  private var result = Evaluation()
  /// Whether the instructions of each call are counted.
  private let isCounted: Bool
  private var isLate = false

  init(_ caller: EffectCaller, isCounted: Bool) {
    self.caller = caller
    self.isCounted = isCounted
  }

  /// Evaluates all targets at all samples; nil if the watchdog stopped a batch that was not
  /// counted.
  mutating func run() -> Evaluation? {
    evaluateTargets()
    guard !isLate else { return nil }
    if let shape, result.failure == nil, result.shapeChange == nil {
      result.trace = Trace(shape: shape, targets: caller.targets, store)
    }
    return result
  }

  private mutating func evaluateTargets() {
    for target in caller.targets.indices.whileWorking {
      guard evaluate(target: target) else { break }
    }
  }

  /// Evaluates one target; returns whether it is of use to go on.
  private mutating func evaluate(target: Int) -> Bool {
    var next = 0
    do {
      try caller.bind(target: target)
    } catch {
      fail(error, target: target, sample: 0)
      return false
    }
    while next < caller.context.sampleCount(of: target) {
      let sample = next
      next += 1
      guard goesOn() else { return false }
      switch begin(target: target, sample: sample) {
      case .done: return evaluate(target: target, from: next)
      case .failed: continue
      case .stopped: return false
      }
    }
    return true
  }

  /// Whether calls of the effect, which may each take long, go on.
  private func goesOn() -> Bool {
    WorkControl.current?.goesOn(after: WorkControl.stepsPerLook) ?? true
  }

  private enum Step {
    case done
    case failed
    case stopped
  }

  /// Evaluates a sample by itself, with its lines, and makes its shape the one to keep.
  private mutating func begin(target: Int, sample: Int) -> Step {
    do {
      let chain = try caller.evaluate(sample: sample)
      guard try take(chain, target: target, sample: sample) else { return .stopped }
      try caller.state().keepShape()
      return .done
    } catch {
      fail(error, target: target, sample: sample)
      return error.endsState ? .stopped : .failed
    }
  }

  private mutating func evaluate(target: Int, from start: Int) -> Bool {
    var next = start
    while next < caller.context.sampleCount(of: target) {
      guard goesOn() else { return false }
      let batch: ScriptState.Batch
      do {
        batch = try evaluateBatch(target: target, from: next)
      } catch {
        fail(error, target: target, sample: next)
        return false
      }
      next += batch.evaluated
      if batch.shapeChanged {
        noteShapeChange(target, sample: next)
        return false
      }
      guard let fault = batch.fault else { continue }
      if fault.kind == .interrupted {
        // Somebody waits for the end, so nothing is repeated; the state is not left stopped.
        fail(fault, target: target, sample: next)
        try? caller.restart(target: target)
        return false
      }
      if fault.endsState && !isCounted {
        isLate = true
        return false
      }
      fail(fault, target: target, sample: next)
      if fault.endsState {
        caller.discardState()
        return false
      }
      next += 1
    }
    return true
  }

  private mutating func evaluateBatch(
    target: Int,
    from start: Int
  ) throws(ScriptFault) -> ScriptState.Batch {
    let sampleCount = caller.context.sampleCount(of: target)
    let end = min(start + Self.batchSize, sampleCount)
    let (caller, isCounted) = (self.caller, self.isCounted)
    let outcome: Result<ScriptState.Batch, ScriptFault> = store.withColumns(of: target) { columns in
      do throws(ScriptFault) {
        return .success(
          try caller.evaluate(
            samples: start..<end,
            isCounted: isCounted,
            into: columns,
            stride: sampleCount
          )
        )
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  // MARK: - Results

  /// Writes a chain's values; false if it has another shape than the first.
  private mutating func take(
    _ chain: RecordedChain,
    target: Int,
    sample: Int
  ) throws(ScriptFault) -> Bool {
    if first == nil {
      let shape = ChainShape(chain)
      first = chain
      self.shape = shape
      store = try caller.store(columnCount: shape.columns.count)
    }
    guard let first, chain.hasShape(of: first) else {
      noteShapeChange(target, sample: sample, chain: chain)
      return false
    }
    for (column, value) in chain.values.enumerated() {
      store.set(value, target: target, column: column, sample: sample)
    }
    return true
  }

  private mutating func noteShapeChange(_ target: Int, sample: Int) {
    do {
      noteShapeChange(target, sample: sample, chain: try caller.evaluate(sample: sample))
    } catch {
      fail(error, target: target, sample: sample)
    }
  }

  private mutating func noteShapeChange(_ target: Int, sample: Int, chain: RecordedChain) {
    guard let shape else { return }
    result.shapeChange = ShapeChange(
      target: target,
      sample: sample,
      first: shape,
      other: ChainShape(chain)
    )
  }

  private mutating func fail(_ fault: ScriptFault, target: Int, sample: Int) {
    if result.failure == nil {
      result.failure = SampleFailure(
        fault: caller.located(fault),
        target: target,
        sample: sample,
        count: 0
      )
    }
    result.failure?.count += 1
  }
}
