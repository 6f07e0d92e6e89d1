internal import MothSimulation
internal import MothCatalog
internal import MothEngine

/// A place at which an argument jumps, however slowly the content is scrolled.
struct Jump {
  /// The target, by its index among the unit's.
  var target: Int
  /// The target's own sample before which it jumps.
  var sample: Int
  /// The column.
  var column: Int
  /// The offset at which it jumps, in points from rest.
  var offset: Double
  /// The values on both sides.
  var values: (before: Double, after: Double)

  /// By how much.
  var size: Double { abs(values.after - values.before) }
}

extension ValidatedUnit {
  /// The largest jump of each column in the targets looked at, found between samples by evaluating
  /// there again: what is only steep is none.
  func findJumps() -> [Jump] {
    guard isPureGeometry, let trace = evaluation.trace else { return [] }
    return facts.movingColumns.compactMap { column in
      let smallest = trace.shape.columns[column].smallestJump
      return facts.watched.compactMap { target, _ in
        suspect(target, column: column, trace: trace, over: smallest).flatMap {
          jump(target, sample: $0, column: column)
        }
      }
      .filter { $0.size > smallest }
      .max { $0.size < $1.size }
    }
  }

  /// The sample before the largest step of a column that stands out between its neighbours.
  private func suspect(
    _ target: Int,
    column: Int,
    trace: Trace,
    over smallest: Double
  ) -> Int? {
    let values = Array(trace.values(target: target, column: column))
    let shares = facts.visibleFractions(of: target)
    guard values.count > 1 else { return nil }
    func step(_ sample: Int) -> Double {
      guard sample > 0, sample < values.count,
        context.sweepSample(of: target, sample)
          == context.sweepSample(of: target, sample - 1) + 1
      else { return 0 }
      return abs(values[sample] - values[sample - 1])
    }
    var found: (sample: Int, step: Double)?
    for sample in 1..<values.count where shares[sample] > 0 || shares[sample - 1] > 0 {
      let here = step(sample)
      guard here.isFinite, here > smallest, here > found?.step ?? 0 else { continue }
      if here > 1.5 * max(step(sample - 1), step(sample + 1)) { found = (sample, here) }
    }
    return found?.sample
  }

  /// Into how many parts a step is cut, three times over: 8 points into 0.002.
  private static let parts = 16

  private func jump(_ target: Int, sample: Int, column: Int) -> Jump? {
    let offsets = context.samples.offsets
    var low = offsets[context.sweepSample(of: target, sample - 1)]
    var high = offsets[context.sweepSample(of: target, sample)]
    var values = (before: 0.0, after: 0.0)
    for _ in 0..<3 {
      let locations = (0...Self.parts).map {
        low + (high - low) * Double($0) / Double(Self.parts)
      }
      guard let trace = trace(of: target, atOffsets: locations, like: sample) else { return nil }
      let found = trace.values(target: 0, column: column)
      let start = found.startIndex
      var best = 0
      for part in 0..<Self.parts
      where abs(found[start + part + 1] - found[start + part])
        > abs(found[start + best + 1] - found[start + best])
      {
        best = part
      }
      values = (found[start + best], found[start + best + 1])
      (low, high) = (locations[best], locations[best + 1])
    }
    return Jump(
      target: target,
      sample: sample,
      column: column,
      offset: (low + high) / 2,
      values: values
    )
  }
}

extension TraceColumn {
  /// A step of less is not looked at: half a pixel, half a degree, a hundredth of an amount.
  fileprivate var smallestJump: Double {
    switch column?.unit {
    case .points, .degrees: 0.5
    case .factor, .amount, .unitPoint, .axis, .matrix, .flag, .blendMode, .shader, nil: 0.01
    }
  }
}
