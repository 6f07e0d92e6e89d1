internal import MothDiagnostics
package import MothSimulation

/// The result of evaluating one unit: a chain's shape once, and its numbers in columns.
///
/// Every target has its own samples, counted from 0: all of the sweep's, or for a view in a lazy
/// stack those in which it is visible. `UnitContext.moment` says which of the sweep's they are.
package struct Trace: Sendable {
  /// The shape, the same in every sample.
  package let shape: ChainShape
  /// The target views, in the scene's order.
  package let targets: [TargetView]
  private let store: TraceStore

  /// Takes over a filled store.
  init(shape: ChainShape, targets: [TargetView], _ store: TraceStore) {
    self.shape = shape
    self.targets = targets
    self.store = store
  }

  /// The trace of two stages on the same views: the transforms of the first, then of the second.
  init(joining first: Trace, _ second: Trace) {
    let shape = ChainShape(joining: first.shape, second.shape)
    var store = TraceStore(columnCount: shape.columns.count, sampleCounts: first.store.sampleCounts)
    let count = first.shape.columns.count
    for target in first.targets.indices.whileWorking(stepsPerElement: 100) {
      for column in shape.columns.indices {
        let values =
          column < count
          ? first.values(target: target, column: column)
          : second.values(target: target, column: column - count)
        for (sample, value) in values.enumerated() {
          store.set(value, target: target, column: column, sample: sample)
        }
      }
    }
    self.init(shape: shape, targets: first.targets, store)
  }

  /// How many samples a target has.
  package func sampleCount(of target: Int) -> Int { store.sampleCounts[target] }

  /// The values of a column for one target by its place in `targets`.
  package func values(target: Int, column: Int) -> ArraySlice<Double> {
    store.values(target: target, column: column)
  }

  /// One value.
  package func value(target: Int, column: Int, sample: Int) -> Double {
    store.value(target: target, column: column, sample: sample)
  }

  /// The smallest and largest value of a column over all targets, values that are not finite left
  /// out; nil if there is none.
  package func range(column: Int) -> ClosedRange<Double>? {
    var low = Double.infinity
    var high = -Double.infinity
    for target in targets.indices.whileWorking(stepsPerElement: 100) {
      for value in values(target: target, column: column) where value.isFinite {
        low = min(low, value)
        high = max(high, value)
      }
    }
    return low <= high ? low...high : nil
  }
}
