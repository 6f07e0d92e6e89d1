package import MothSimulation

/// The result of evaluating one unit: a chain's shape once, and its numbers in columns.
package struct Trace: Sendable {
  /// The shape, the same in every sample.
  package let shape: ChainShape
  /// The sweep's samples.
  package let samples: SweepSamples
  /// The target views, in the scene's order.
  package let targets: [TargetView]
  private let values: [Double]

  /// Takes over columns laid out by target, then column, then sample.
  init(shape: ChainShape, samples: SweepSamples, targets: [TargetView], values: [Double]) {
    precondition(values.count == targets.count * shape.columns.count * samples.count)
    self.shape = shape
    self.samples = samples
    self.targets = targets
    self.values = values
  }

  /// The trace of two stages on the same views: the transforms of the first, then of the second.
  init(joining first: Trace, _ second: Trace) {
    var values: [Double] = []
    for target in first.targets.indices {
      for column in first.shape.columns.indices {
        values += first.values(target: target, column: column)
      }
      for column in second.shape.columns.indices {
        values += second.values(target: target, column: column)
      }
    }
    self.init(
      shape: ChainShape(joining: first.shape, second.shape),
      samples: first.samples,
      targets: first.targets,
      values: values
    )
  }

  /// The values of a column over the sweep, for one target by its place in `targets`.
  package func values(target: Int, column: Int) -> ArraySlice<Double> {
    let start = (target * shape.columns.count + column) * samples.count
    return values[start..<start + samples.count]
  }

  /// One value.
  package func value(target: Int, column: Int, sample: Int) -> Double {
    values[(target * shape.columns.count + column) * samples.count + sample]
  }

  /// The smallest and largest value of a column over all targets, values that are not finite left
  /// out; nil where there is none.
  package func range(column: Int) -> ClosedRange<Double>? {
    var low = Double.infinity
    var high = -Double.infinity
    for target in targets.indices {
      for value in values(target: target, column: column) where value.isFinite {
        low = min(low, value)
        high = max(high, value)
      }
    }
    return low <= high ? low...high : nil
  }
}
