internal import LuaSyntax
internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothSimulation

extension MeasuredUnit {
  var callsPerFrame: Budget.Cost? {
    let stages = unit.definition.stages
    let closures = stages.count { if case .visualEffect = $0 { true } else { false } }
    let states = stages.count { $0.scrollState != nil }
    guard closures + states > 0 else { return nil }
    let views = viewCounts
    // The first of the samples with the most.
    let sample = views.indices.max { views[$0] < views[$1] } ?? 0
    let count = views.isEmpty ? 0 : views[sample]
    let key = closures > 0 ? "visualEffect" : "scrollState"
    return Budget.Cost(
      value: Double(closures * count + states),
      location: location(ofKey: key),
      moment: closures > 0 ? moment(ofSweepSample: sample) : nil
    )
  }

  /// How many views have the effect in each sample of the sweep.
  private var viewCounts: [Int] {
    let context = unit.context
    var counts = Array(repeating: 0, count: context.samples.count)
    for target in context.targets.indices {
      for own in 0..<context.sampleCount(of: target) {
        counts[context.sweepSample(of: target, own)] += 1
      }
    }
    return counts
  }

  private func moment(ofSweepSample sample: Int) -> Moment {
    var moment = unit.context.moment(target: unit.context.targets.count, sample: sample)
    moment.target = nil
    return moment
  }

  var instructionsPerCall: Budget.Cost? {
    cost(of: functions.max { $0.slowest.cost.instructions < $1.slowest.cost.instructions }) {
      (Double($0.slowest.cost.instructions), $0.slowest.sample)
    }
  }

  var bytesPerCall: Budget.Cost? {
    cost(of: functions.max { $0.largest.cost.bytes < $1.largest.cost.bytes }) {
      (Double($0.largest.cost.bytes), $0.largest.sample)
    }
  }

  private func cost(
    of function: EffectProfile.Function?,
    _ figure: (EffectProfile.Function) -> (value: Double, sample: Int)
  ) -> Budget.Cost? {
    function.map { function in
      let (value, sample) = figure(function)
      return Budget.Cost(
        value: value,
        location: unit.context.effect.location(of: function.key, onLine: function.line),
        moment: unit.context.moment(target: 0, sample: sample)
      )
    }
  }

  var chainLength: Budget.Cost? {
    guard let trace = unit.evaluation.trace, let last = trace.shape.elements.last else {
      return nil
    }
    return Budget.Cost(
      value: Double(trace.shape.elements.count),
      location: unit.location(of: last, in: trace.shape)
    )
  }

  var chainCost: Budget.Cost? {
    guard let trace = unit.evaluation.trace,
      let mostExpensive = trace.shape.elements.max(by: { $0.transform.cost < $1.transform.cost })
    else { return nil }
    return Budget.Cost(
      value: Double(trace.shape.elements.reduce(0) { $0 + $1.transform.cost }),
      location: unit.location(of: mostExpensive, in: trace.shape)
    )
  }

  /// What a state costs by the time that the sweep takes; nil without a state or time.
  func perSecond(_ keys: String..., figure: (StateCost) -> Double) -> Budget.Cost? {
    let times = unit.context.samples.times
    guard let cost = unit.stateCost, let first = times.first, let last = times.last, last > first
    else { return nil }
    let key = keys.first { key in
      unit.context.effect.tables(ofKey: "scrollState").joined().contains { $0.name.text == key }
    }
    let effect = unit.context.effect
    return Budget.Cost(
      value: figure(cost) / (last - first),
      location: key.map { effect.location(ofKey: $0, inTable: "scrollState") }
        ?? location(ofKey: "scrollState")
    )
  }

  /// The location of a key of the definition.
  private func location(ofKey key: String) -> SourceLocation {
    let effect = unit.context.effect
    return effect.location(ofKey: [key], inCallOnLine: effect.definitionLine)
  }
}
