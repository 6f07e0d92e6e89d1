import MothScript
import Testing

@testable import MothRunner

/// What holds of one view's values, by hand.
@Suite struct CheckSeriesTests {
  /// A series of values at scroll offsets, one frame each; nil breaks the row.
  private func series(
    _ values: [Double?],
    scroll: [Double],
    argument: [Double] = [0]
  )
    -> CheckSeries
  {
    var series = CheckSeries()
    var isLinked = false
    for (sample, value) in values.enumerated() {
      if let value {
        series.points.append(
          CheckSeries.Point(
            sample: sample,
            scroll: scroll[sample],
            value: value,
            arguments: argument,
            isLinked: isLinked
          )
        )
      }
      isLinked = value != nil
    }
    return series
  }

  private func samples(
    _ method: CheckMethod,
    series: CheckSeries,
    arguments: [Double] = [],
    tolerance: Double = 0
  ) -> [Int] {
    series.misses(method, arguments: arguments, tolerance: tolerance).map(\.point.sample)
  }

  @Test func `an increasing value follows the scroll, whichever way that goes`() {
    // Down, at rest, and up again: rises, jumps at rest, falls, then rises on the way up.
    let there = series([0, 1, 5, 4, 4.5], scroll: [0, 10, 10, 5, 0])
    #expect(samples(.monotonic, series: there, arguments: [1]) == [4])
    // Decreasing: it rises on the way down and falls on the way up, except in the last sample.
    #expect(samples(.monotonic, series: there, arguments: [-1]) == [1, 3])
    #expect(samples(.monotonic, series: there, arguments: [1], tolerance: 0.5) == [])
  }

  @Test func `neighbours are frames in a row`() {
    let torn = series([0, 1, nil, 9, 8], scroll: [0, 1, 2, 3, 4])
    #expect(samples(.continuous, series: torn, tolerance: 1) == [])
    #expect(samples(.continuous, series: torn, tolerance: 0.5) == [1, 4])
    #expect(samples(.monotonic, series: torn, arguments: [1]) == [4])
    #expect(torn.misses(.changes, arguments: [3], tolerance: 0).map(\.got) == [2])
    #expect(torn.misses(.changes, arguments: [1, 2], tolerance: 0) == [])
  }

  @Test func `limits themselves are allowed`() {
    let values = series([0, 2, 4], scroll: [0, 1, 2], argument: [2])
    #expect(samples(.neverAbove, series: values) == [2])
    #expect(samples(.neverBelow, series: values) == [0])
    #expect(samples(.near, series: values, tolerance: 1) == [0, 2])
    #expect(samples(.near, series: values, tolerance: 2) == [])
    #expect(
      samples(.between, series: series([0, 2, 4, 5], scroll: [0, 1, 2, 3], argument: [2, 4])) == [
        0, 3,
      ]
    )
  }

  @Test func `how far a value is from holding orders the misses`() {
    let misses = series([0, 7, 4], scroll: [0, 1, 2], argument: [2]).misses(.near, tolerance: 1)
    #expect(misses.map(\.excess) == [1, 4, 1])
    #expect(misses.map(\.wanted) == [2, 2, 2])
  }

  @Test func `constant is the first value, and ends are ends`() {
    let values = series([3, 3.5, 3], scroll: [0, 1, 2], argument: [3])
    #expect(samples(.constant, series: values) == [1])
    #expect(samples(.constant, series: values, tolerance: 0.5) == [])
    #expect(samples(.startsAt, series: values) == [])
    #expect(samples(.endsAt, series: values) == [])
    #expect(samples(.endsAt, series: series([3, 3.5], scroll: [0, 1], argument: [3])) == [1])
    #expect(
      samples(.reaches, series: series([1, 4, 2], scroll: [0, 1, 2], argument: [3.1])) == [1]
    )
    #expect(
      samples(
        .reaches,
        series: series([1, 4, 2], scroll: [0, 1, 2], argument: [3.1]),
        tolerance: 1
      ) == []
    )
  }

  @Test func `NaN and infinity satisfy nothing they cannot`() {
    let values = series([.nan, .infinity, 1], scroll: [0, 0, 0], argument: [1, 1])
    for method in [CheckMethod.near, .neverAbove, .between, .monotonic, .startsAt, .changes] {
      #expect(
        samples(method, series: values, arguments: [0, 9], tolerance: 0.5).first == 0,
        "\(method)"
      )
    }
    #expect(samples(.neverBelow, series: values) == [0])
    #expect(samples(.constant, series: values) == [0, 1, 2])
    #expect(samples(.constant, series: series([.infinity, .infinity], scroll: [0, 0])) == [0, 1])
    #expect(samples(.reaches, series: series([.nan], scroll: [0], argument: [1])) == [0])
    #expect(samples(.reaches, series: values) == [])
    let excesses = values.misses(.near, tolerance: 0).map(\.excess)
    #expect(excesses == [.infinity, .infinity])
  }

  @Test(arguments: CheckMethod.allCases.filter { $0.role == .expectation })
  func `nothing is asked of a view without samples`(method: CheckMethod) {
    #expect(CheckSeries().misses(method, arguments: [1], tolerance: 0) == [])
  }

  @Test func `an offset is passed between two frames in a row, or met`() {
    let there = series([0, 20, 30, nil, 90, 10], scroll: [0, 10, 30, 40, 50, 0], argument: [2])
    #expect(there.passing(5).points.map(\.value) == [10, 18])
    #expect(there.passing(5).points.map(\.scroll) == [5, 5])
    #expect(there.passing(10).points.map(\.value) == [20, 26])
    // Between 30 and 50 there is no row.
    #expect(there.passing(40).points.map(\.value) == [74])
    #expect(there.passing(51).points == [])
    #expect(there.passing(0).points.map(\.value) == [0, 10])
  }
}
