internal import MothDiagnostics
internal import MothScript
internal import MothSimulation

/// Evaluates samples again, backwards and twice, to find what depends on more than the sample.
struct Reevaluation {
  /// How many samples of a sweep are evaluated again: its ends, and others evenly between.
  static let sampleCount = 16
  /// How many targets are: the first, the last, and others evenly between.
  static let targetCount = 4

  private let caller: EffectCaller
  private let trace: Trace

  init(_ caller: EffectCaller, trace: Trace) {
    self.caller = caller
    self.trace = trace
  }

  /// The first difference between two calls in a row, or else the first from what the sweep
  /// returned; a script that fails now and did not before also differs.
  func firstDifference() -> ReevaluationDifference? {
    var reversed: ReevaluationDifference?
    let targets = evenIndices(trace.targets.count, wanted: Self.targetCount).reversed()
    for target in targets.whileWorking(stepsPerElement: WorkControl.stepsPerLook) {
      guard (try? caller.bind(target: target)) != nil else { return reversed }
      switch caller.stage {
      case .scrollState:
        // A state is there to depend on the path of the scroll.
        return nil
      case .visualEffect:
        let samples = evenIndices(trace.sampleCount(of: target), wanted: Self.sampleCount)
          .reversed()
        for sample in samples.whileWorking(stepsPerElement: WorkControl.stepsPerLook) {
          guard let found = difference(target, sample: sample) else { continue }
          // Behind a fault the functions may belong to a state that is gone.
          if found.order == .repeated || found.column == nil { return found }
          reversed = reversed ?? found
        }
      case .scrollTransition:
        for phase in [1, 0, -1] {
          if let found = difference(target, phase: phase) { return found }
        }
      }
    }
    return reversed
  }

  /// The first difference of the first target, begun in the middle of the sweep.
  ///
  /// A sweep often ends as it began, at rest: what a script keeps from its first sample is there
  /// the same again.
  func firstDifferenceFromMiddle() -> ReevaluationDifference? {
    guard !trace.targets.isEmpty, (try? caller.bind(target: 0)) != nil else { return nil }
    let indices = evenIndices(trace.sampleCount(of: 0), wanted: Self.sampleCount)
    let middle = (indices.count + 1) / 2
    for sample in indices.prefix(middle).reversed() + indices.dropFirst(middle).reversed() {
      if let found = difference(0, sample: sample) { return found }
    }
    return nil
  }

  private func difference(_ target: Int, sample: Int) -> ReevaluationDifference? {
    let expected = trace.shape.columns.indices.map {
      trace.value(target: target, column: $0, sample: sample)
    }
    // What stops here ends the state, and a second call would be on another one.
    guard let once = try? caller.evaluate(sample: sample) else {
      return compare(nil, to: expected, order: .reversed, target: target, sample: sample)
    }
    let twice = try? caller.evaluate(sample: sample)
    return compare(
      twice,
      to: once.values,
      order: .repeated,
      target: target,
      sample: sample,
      like: ChainShape(once)
    )
      ?? compare(once, to: expected, order: .reversed, target: target, sample: sample)
  }

  private func difference(_ target: Int, phase: Int) -> ReevaluationDifference? {
    // What stops here ends the state, and a second call would be on another one.
    guard let once = try? caller.evaluate(sample: 0, argument: .phase(phase)) else {
      return compare(nil, to: [], order: .repeated, target: target, sample: 0)
    }
    let twice = try? caller.evaluate(sample: 0, argument: .phase(phase))
    return compare(
      twice,
      to: once.values,
      order: .repeated,
      target: target,
      sample: 0,
      like: ChainShape(once)
    )
  }

  private func compare(
    _ chain: RecordedChain?,
    to expected: [Double],
    order: ReevaluationDifference.Order,
    target: Int,
    sample: Int,
    like shape: ChainShape? = nil
  ) -> ReevaluationDifference? {
    let values = chain?.values ?? []
    guard let chain, ChainShape(chain).hasTransforms(of: shape ?? trace.shape),
      values.count == expected.count
    else {
      return ReevaluationDifference(
        order: order,
        target: target,
        sample: sample,
        column: nil,
        first: Double(expected.count),
        second: Double(values.count),
        line: 0
      )
    }
    // NaN is the same as NaN here: it is another rule's business.
    guard
      let column = values.indices.first(where: { !Self.isSame(values[$0], right: expected[$0]) }),
      column < trace.shape.columns.count
    else { return nil }
    let element = trace.shape.columns[column].element
    return ReevaluationDifference(
      order: order,
      target: target,
      sample: sample,
      column: column,
      first: expected[column],
      second: values[column],
      line: chain.transforms[element].line
    )
  }

  private static func isSame(_ left: Double, right: Double) -> Bool {
    left == right || (left.isNaN && right.isNaN)
  }
}
