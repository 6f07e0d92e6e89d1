internal import MothCatalog
package import MothDiagnostics
internal import MothEngine
internal import MothSimulation

/// All values of a unit's arguments over its sweep.
package struct UnitCurves: Equatable, Sendable, Codable {
  /// An argument.
  package struct Argument: Equatable, Sendable, Codable {
    /// The label, such as `offset.y`.
    package var label: String
    /// The unit, such as `pt`; may be empty.
    package var unit: String
  }

  /// The values of one view.
  package struct View: Equatable, Sendable, Codable {
    /// The view's index among its siblings, from 0.
    @Count package var index: Int
    /// The samples of the sweep in which it has values, in rising order; nil for all.
    package var samples: [Int]?
    /// For each argument its values; one that is not finite is NaN or infinite.
    ///
    /// They share the memory of the trace that they are of.
    package var values: [ArraySlice<Double>]
  }

  /// The time of each sample since the sweep began, in seconds.
  package var times: [Double]
  /// The scroll offset from rest in each sample, in points.
  package var offsets: [Double]
  /// The arguments of the chain.
  package var arguments: [Argument]
  /// The views that have the effect.
  package var views: [View]
}

extension UnitCurves.View {
  private enum CodingKeys: CodingKey {
    case index, samples, values
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    index = try container.decode(Int.self, forKey: .index)
    samples = try container.decodeIfPresent([Int].self, forKey: .samples)
    values = try container.decode([[Double]].self, forKey: .values).map { $0[...] }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(index, forKey: .index)
    try container.encodeIfPresent(samples, forKey: .samples)
    try container.encode(values.map(Array.init), forKey: .values)
  }
}

extension UnitCurves {
  /// Reads curves; columns that do not fit each other are refused.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    times = try container.decode([Double].self, forKey: .times)
    offsets = try container.decode([Double].self, forKey: .offsets)
    arguments = try container.decode([Argument].self, forKey: .arguments)
    views = try container.decode([View].self, forKey: .views)
    guard offsets.count == times.count, views.allSatisfy(fits) else {
      throw decoder.problem("curves of different lengths")
    }
  }

  private enum CodingKeys: CodingKey {
    case times, offsets, arguments, views
  }

  private func fits(_ view: View) -> Bool {
    let samples = view.samples ?? Array(times.indices)
    return view.values.count == arguments.count
      && view.values.allSatisfy { $0.count == samples.count }
      && samples.allSatisfy(times.indices.contains)
      && zip(samples, samples.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// How many numbers the views have in all.
  package var count: Int { views.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count } } }

  /// The values of a trace.
  init(_ trace: Trace, in context: UnitContext) {
    times = context.samples.times
    offsets = context.samples.offsets
    arguments = trace.shape.columns.map {
      Argument(label: $0.label, unit: $0.column?.unit.symbol ?? "")
    }
    views = trace.targets.indices.whileWorking(stepsPerElement: 100).map { target in
      let count = trace.sampleCount(of: target)
      return View(
        index: trace.targets[target].index,
        samples: count == context.samples.count
          ? nil : (0..<count).map { context.sweepSample(of: target, $0) },
        values: trace.shape.columns.indices.map { trace.values(target: target, column: $0) }
      )
    }
  }
}
