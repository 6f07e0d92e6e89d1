/// The numbers of a trace: by target, then by column, then by the target's own samples.
struct TraceStore: Sendable {
  /// How many samples each target has.
  let sampleCounts: [Int]
  private let columnCount: Int
  /// Where each target's numbers begin.
  private let starts: [Int]
  private var numbers: [Double]

  /// Makes a store of zeros.
  init(columnCount: Int, sampleCounts: [Int]) {
    self.columnCount = columnCount
    self.sampleCounts = sampleCounts
    var starts: [Int] = []
    var end = 0
    for count in sampleCounts {
      starts.append(end)
      end += columnCount * count
    }
    self.starts = starts
    numbers = Array(repeating: 0, count: end)
  }

  func values(target: Int, column: Int) -> ArraySlice<Double> {
    let start = starts[target] + column * sampleCounts[target]
    return numbers[start..<start + sampleCounts[target]]
  }

  func value(target: Int, column: Int, sample: Int) -> Double {
    numbers[starts[target] + column * sampleCounts[target] + sample]
  }

  mutating func set(_ value: Double, target: Int, column: Int, sample: Int) {
    numbers[starts[target] + column * sampleCounts[target] + sample] = value
  }

  /// Hands the numbers of one target to `body`, which writes column a of sample k to
  /// `a * sampleCounts[target] + k`.
  mutating func withColumns<Result>(
    of target: Int,
    _ body: (UnsafeMutablePointer<Double>) -> Result
  ) -> Result {
    let start = starts[target]
    return numbers.withUnsafeMutableBufferPointer { buffer in
      // A chain without columns has no numbers, and then nothing is written.
      var nothing = 0.0
      return withUnsafeMutablePointer(to: &nothing) { spare in
        body(buffer.baseAddress.map { $0 + start } ?? spare)
      }
    }
  }
}
