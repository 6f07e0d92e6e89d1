internal import MothCatalog
internal import MothDiagnostics
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
    package var index: Int
    /// The samples of the sweep in which it has values, in rising order; nil for all.
    package var samples: [Int]?
    /// For each argument its values; one that is not finite is NaN or infinite.
    package var values: [[Double]]
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

extension UnitCurves {
  /// The values of a trace.
  init(_ trace: Trace, in context: UnitContext) {
    times = Array(context.samples.times)
    offsets = Array(context.samples.offsets)
    arguments = trace.shape.columns.map {
      Argument(label: $0.label, unit: $0.column?.unit.symbol ?? "")
    }
    views = trace.targets.indices.whileWorking(stepsPerElement: 100).map { target in
      let count = trace.sampleCount(of: target)
      return View(
        index: trace.targets[target].index,
        samples: count == context.samples.count
          ? nil : (0..<count).map { context.sweepSample(of: target, $0) },
        values: trace.shape.columns.indices.map { Array(trace.values(target: target, column: $0)) }
      )
    }
  }
}
