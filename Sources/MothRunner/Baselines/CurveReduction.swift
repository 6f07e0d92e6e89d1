internal import MothDiagnostics

/// How a curve is reduced to a few of its samples.
struct CurveReduction {
  /// How many decimals the values kept have.
  var decimals: Int
  /// How far the line between two samples kept may be from those between.
  var bound: Double

  /// How many samples are looked at after the last that a line can reach; it bounds the work on
  /// curves that are all noise.
  private static var lookAhead: Int { 1_024 }

  /// The number with the decimals that are stored; the same after it was written and read.
  func rounded(_ value: Double) -> Double {
    guard value.isFinite else { return value }
    guard abs(value) < 1e9, decimals <= 9 else {
      return Double(NumberText.fixed(value, decimals: decimals)) ?? value
    }
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    // A zero without a sign.
    return (value * scale).rounded() / scale + 0
  }

  /// The places to keep of values that follow each other and are all finite.
  ///
  /// From each place kept, the line goes to the farthest one from which no sample between is
  /// farther than the bound (Sklansky and Gonzalez 1980, fast polygonal approximation of digitized
  /// curves). What comes later in a curve has no influence on what is kept before it.
  func kept(_ values: [Double]) -> [Int] {
    guard var anchor = values.indices.first else { return [] }
    var indices = [anchor]
    let work = WorkControl.current
    while anchor < values.count - 1, work?.goesOn(after: 10) ?? true {
      anchor = farthest(from: anchor, in: values)
      indices.append(anchor)
    }
    return indices
  }

  private func farthest(from anchor: Int, in values: [Double]) -> Int {
    let start = rounded(values[anchor])
    var low = -Double.infinity
    var high = Double.infinity
    var best = anchor + 1
    for index in (anchor + 1)..<values.count {
      let span = Double(index - anchor)
      let slope = (rounded(values[index]) - start) / span
      guard slope.isFinite, low <= high, index - best <= Self.lookAhead else { break }
      if low <= slope, slope <= high { best = index }
      low = max(low, (values[index] - bound - start) / span)
      high = min(high, (values[index] + bound - start) / span)
    }
    return best
  }
}
