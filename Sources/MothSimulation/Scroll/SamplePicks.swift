/// Some of a sweep's samples in rising order: ranges, since a view stays visible for a while.
package struct SamplePicks: RandomAccessCollection, Sendable, Equatable {
  private let ranges: [Range<Int>]
  /// How many samples there are up to each range, and in all.
  private let sums: [Int]

  /// Makes picks of ranges that rise and do not meet.
  package init(_ ranges: [Range<Int>]) {
    self.ranges = ranges
    sums = ranges.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
  }

  /// 0.
  package var startIndex: Int { 0 }
  /// How many samples are picked.
  package var endIndex: Int { sums.last ?? 0 }

  /// The sample of the sweep that is picked at a place; O(log n) of the ranges.
  package subscript(index: Int) -> Int {
    precondition(index >= 0 && index < endIndex, "a index of a picked sample")
    let range = sums.indices.partitioningIndex { sums[$0] > index } - 1
    return ranges[range].lowerBound + index - sums[range]
  }

  /// The index of a sample of the sweep; nil if it is not picked.
  package func index(of sample: Int) -> Int? {
    let range = ranges.indices.partitioningIndex { ranges[$0].upperBound > sample }
    guard range < ranges.endIndex, ranges[range].contains(sample) else { return nil }
    return sums[range] + sample - ranges[range].lowerBound
  }

  /// The picks that lie in a range of samples.
  package func limited(to limits: Range<Int>) -> SamplePicks {
    SamplePicks(ranges.map { $0.clamped(to: limits) }.filter { !$0.isEmpty })
  }

  /// The elements of a list at the picked samples.
  package func map<Value>(in list: [Value]) -> [Value] {
    var result: [Value] = []
    result.reserveCapacity(count)
    for range in ranges { result += list[range] }
    return result
  }
}

extension Range<Int> {
  /// The first number for which a test holds that holds for all after it; the upper bound if it
  /// holds for none.
  func partitioningIndex(_ test: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if test(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
