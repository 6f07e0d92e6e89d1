internal import MothDiagnostics
internal import MothSimulation

/// A curve over the samples of a sweep, reduced to those that lines between them do not give.
///
/// In samples that it leaves out it has no value: the view is not made there.
package struct ReducedCurve: Sendable {
  /// A sample that is kept.
  struct Vertex: Sendable {
    /// The sample, from 0.
    var sample: Int
    /// The value; it may be not finite, which then holds up to the next vertex if that is too.
    var value: Double
  }

  /// Stretches of samples that follow each other.
  private(set) var runs: [[Vertex]] = []

  /// A curve without values.
  init() {}

  /// Reduces the values at these samples, which are in rising order.
  init(
    _ values: some Collection<Double>,
    at samples: some Collection<Int>,
    reduction: CurveReduction
  ) {
    var stretch = Stretch()
    for (sample, value) in zip(samples, values) {
      if !stretch.goesOn(to: sample, value) {
        let isGap = stretch.end.map { $0 != sample } ?? true
        add(stretch, reduction: reduction)
        if isGap { runs.append([]) }
        stretch = Stretch(first: sample)
      }
      stretch.values.append(value)
    }
    add(stretch, reduction: reduction)
  }

  private mutating func add(_ stretch: Stretch, reduction: CurveReduction) {
    guard let first = stretch.values.first, !runs.isEmpty else { return }
    let indices =
      first.isFinite
      ? reduction.kept(stretch.values) : [0, stretch.values.count - 1]
    for index in Set(indices).sorted() {
      let value = reduction.rounded(stretch.values[index])
      runs[runs.count - 1].append(Vertex(sample: stretch.first + index, value: value))
    }
  }

  /// Samples that follow each other with finite values, or with the same one that is not.
  private struct Stretch {
    var first = 0
    var values: [Double] = []

    /// The sample after it; nil if it has none.
    var end: Int? { values.isEmpty ? nil : first + values.count }

    func goesOn(to sample: Int, _ value: Double) -> Bool {
      guard end == sample, let last = values.last else { return false }
      return last.isFinite ? value.isFinite : last.isSame(as: value)
    }
  }

  /// The value in each of the samples from 0 on; nil if there is none.
  func values(count: Int) -> [Double?] {
    var values = [Double?](repeating: nil, count: count)
    for run in runs {
      if let first = run.first, values.indices.contains(first.sample) {
        values[first.sample] = first.value
      }
      for (start, end) in zip(run, run.dropFirst()) where end.sample < count {
        let step = (end.value - start.value) / Double(end.sample - start.sample)
        for sample in (start.sample + 1)..<end.sample {
          values[sample] =
            start.value.isFinite && end.value.isFinite
            ? start.value + step * Double(sample - start.sample) : start.value
        }
        values[end.sample] = end.value
      }
    }
    return values
  }
}

extension ReducedCurve {
  /// The curve of one value in these stretches of samples.
  init(constant value: Double, in stretches: [ClosedRange<Int>]) {
    runs = stretches.map { stretch in
      Set([stretch.lowerBound, stretch.upperBound]).sorted()
        .map { Vertex(sample: $0, value: value) }
    }
  }

  /// The stretches of samples in which it has values.
  var stretches: [ClosedRange<Int>] {
    runs.compactMap { run in
      guard let first = run.first, let last = run.last else { return nil }
      return first.sample...last.sample
    }
  }
}

extension Double {
  /// Whether both are the same number, or both are none, or the same infinity.
  func isSame(as other: Double) -> Bool { self == other || (isNaN && other.isNaN) }

  /// The number as baselines have it: the shortest text that reads back as the same.
  var baselineText: String {
    if isNaN { return "nan" }
    if isInfinite { return self < 0 ? "-inf" : "inf" }
    return NumberText.exact(self)
  }
}

extension ReducedCurve {
  /// The vertices as words `sample:value`, with `-` between runs.
  var words: [String] {
    var words: [String] = []
    for run in runs {
      if !words.isEmpty { words.append("-") }
      words += run.map { "\($0.sample):\($0.value.baselineText)" }
    }
    return words
  }

  /// Reads such words; samples must rise, and nil comes back for anything else.
  init?(words: some Sequence<some StringProtocol>) {
    var last = -1
    var isOpen = false
    for word in words {
      if word == "-" {
        guard isOpen else { return nil }
        isOpen = false
        continue
      }
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, let sample = Int(parts[0]), let value = Double(parts[1]),
        sample > last, sample < SweepSamples.maximumCount
      else { return nil }
      if !isOpen { runs.append([]) }
      isOpen = true
      runs[runs.count - 1].append(Vertex(sample: sample, value: value))
      last = sample
    }
    guard isOpen || runs.isEmpty else { return nil }
  }

  /// The last sample; nil if there is none.
  var lastSample: Int? { runs.last?.last?.sample }
}

extension ReducedCurve: Codable {
  package func encode(to encoder: any Encoder) throws {
    try words.joined(separator: " ").encode(to: encoder)
  }

  package init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let curve = ReducedCurve(words: text.split(separator: " ")) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no curve")
      )
    }
    self = curve
  }
}
