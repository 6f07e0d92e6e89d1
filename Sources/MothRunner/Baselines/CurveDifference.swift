/// Where two curves are farther from each other than a tolerance.
struct CurveDifference {
  /// The first such sample.
  var first: Int
  /// The sample with the greatest difference; one in which only one of both has a finite value is
  /// beyond any other.
  var worst: Int
  /// How many samples there are.
  var count: Int
  /// How great the difference is.
  var size: Double
  /// The stored values in all samples.
  var stored: [Double?]
  /// The values found in all samples.
  var found: [Double?]

  /// Compares curves over so many samples; nil if they are near each other everywhere.
  init?(_ stored: ReducedCurve, found: ReducedCurve, samples: Int, tolerance: Double) {
    // The common case, without looking at every sample.
    guard stored.words != found.words else { return nil }
    self.stored = stored.values(count: samples)
    self.found = found.values(count: samples)
    first = samples
    worst = 0
    count = 0
    size = -1
    // Sums of decimals are not exact in binary: a difference of just the tolerance is none.
    let limit = tolerance * (1 + 1e-6)
    for (sample, values) in zip(self.stored, self.found).enumerated() {
      let distance = Self.distance(values.0, found: values.1)
      guard distance > limit else { continue }
      first = min(first, sample)
      count += 1
      if distance > size { (worst, size) = (sample, distance) }
    }
    if count == 0 { return nil }
  }

  /// The samples around the worst one in which either curve has a value.
  var stretch: ClosedRange<Int> {
    let isMade = { (sample: Int) in stored[sample] != nil || found[sample] != nil }
    var (low, high) = (worst, worst)
    while low > 0, isMade(low - 1) { low -= 1 }
    while high + 1 < stored.count, isMade(high + 1) { high += 1 }
    return low...high
  }

  private static func distance(_ stored: Double?, found: Double?) -> Double {
    guard let stored, let found else { return stored == nil && found == nil ? 0 : .infinity }
    if stored.isSame(as: found) { return 0 }
    return stored.isFinite && found.isFinite ? abs(found - stored) : .infinity
  }
}
