internal import MothCatalog
internal import MothDiagnostics
internal import MothGeometry
internal import MothScript
internal import MothSimulation

/// Evaluates a `scrollTransition`: the closure once for each phase, and the blend for each sample.
///
/// SwiftUI interpolates the numbers of the transforms between the edges' chains and the identity's,
/// never the phase given to the closure.
struct ScrollTransitionEvaluator {
  private static let phases = [ScrollTransitionPhase.topLeading, .identity, .bottomTrailing]

  private let caller: EffectCaller
  private let transition: ScrollTransitionDefinition
  private var shape: ChainShape?
  private var store = TraceStore(columnCount: 0, sampleCounts: [])
  private var result = Evaluation()

  init(_ caller: EffectCaller, transition: ScrollTransitionDefinition) {
    self.caller = caller
    self.transition = transition
  }

  /// Evaluates all targets at all samples.
  mutating func run() -> Evaluation {
    for target in caller.targets.indices.whileWorking(stepsPerElement: 100) {
      do {
        try caller.bind(target: target)
        guard let chains = try evaluate(target: target) else { return result }
        let configured = try configured()
        noteClosureValues(chains, target: target, configured: configured)
        if target == 0 { result.transitions = [configured] }
        try write(chains, target: target, transition: configured)
      } catch {
        result.failure = SampleFailure(
          fault: caller.located(error),
          target: target,
          sample: 0,
          count: 1
        )
        return result
      }
    }
    if let shape {
      result.trace = Trace(shape: shape, targets: caller.targets, store)
    }
    return result
  }

  /// The chains of the three phases; nil if they differ in shape, which is noted.
  private mutating func evaluate(target: Int) throws(ScriptFault) -> [RecordedChain]? {
    var chains: [RecordedChain] = []
    for phase in Self.phases {
      let chain = try caller.evaluate(sample: 0, argument: .phase(Int(phase.value)))
      let own = ChainShape(chain)
      let expected = shape ?? own
      guard own.hasTransforms(of: expected) else {
        result.shapeChange = ShapeChange(target: target, sample: 0, first: expected, other: own)
        return nil
      }
      shape = expected
      chains.append(chain)
    }
    return chains
  }

  /// Notes what the closure returned for the phases that are drawn: an edge that is configured as
  /// identity never is.
  private mutating func noteClosureValues(
    _ chains: [RecordedChain],
    target: Int,
    configured: ScrollTransition
  ) {
    for (chain, phase) in zip(chains, Self.phases) {
      let isDrawn =
        phase == .identity
        || (phase == .topLeading ? configured.topLeading : configured.bottomTrailing) != .identity
      guard isDrawn else { continue }
      for (column, value) in chain.values.enumerated() {
        result.closureValues[column, default: []]
          .append(ClosureValue(target: target, phase: phase, value: value))
      }
    }
  }

  /// The configurations for this target, computed where the script gives a function.
  private func configured() throws(ScriptFault) -> ScrollTransition {
    ScrollTransition(
      axis: transition.axis,
      topLeading: try configuration(transition.topLeading),
      bottomTrailing: try configuration(transition.bottomTrailing)
    )
  }

  private func configuration(
    _ source: ScrollTransitionDefinition.ConfigurationSource
  ) throws(ScriptFault) -> TransitionConfiguration {
    switch source {
    case .fixed(let configuration): return configuration
    case .computed(let function):
      let value = try caller.state().call(function)
      guard let configuration = TransitionDecoder.configuration(value) else {
        throw ScriptFault(
          kind: .export,
          detail:
            "a configuration must be moth.interactive(), moth.animated() or moth.identity; got "
            + value.description,
          path: caller.context.effect.chunkName,
          line: function.line
        )
      }
      return configuration
    }
  }

  private mutating func write(
    _ chains: [RecordedChain],
    target: Int,
    transition: ScrollTransition
  ) throws(ScriptFault) {
    guard let shape, let geometry = caller.geometry else { return }
    let axis = transition.resolvedAxis(innermost: geometry.innermostScrollAxes)
    let fractions = transition.fractions(
      for: geometry.transition(along: axis),
      times: caller.times
    )
    if store.sampleCounts.isEmpty {
      store = try caller.store(columnCount: shape.columns.count)
    }
    let count = caller.context.sampleCount(of: target)
    let top = fractions.topLeading.values(count: count)
    let bottom = fractions.bottomTrailing.values(count: count)
    let edges = chains.map(\.values)
    store.withColumns(of: target) { numbers in
      for (index, column) in shape.columns.enumerated() {
        let values = numbers + index * count
        let (first, rest, last) = (edges[0][index], edges[1][index], edges[2][index])
        let isBlended = (column.column?.isAnimatable ?? true) && (first != rest || last != rest)
        for sample in (0..<count).whileWorking {
          values[sample] =
            isBlended
            ? ScrollTransition.blend(
              topLeading: first,
              identity: rest,
              bottomTrailing: last,
              fractions: (top[sample], bottom[sample])
            ) : rest
        }
      }
    }
  }
}
