import Testing

@testable import MothReporting
@testable import MothRunner

/// The records of a large unit's curves.
@Suite struct CurvePartTests {
  private let curves = UnitCurves(
    times: [0, 1, 2, 3, 4],
    offsets: [10, 11, 12, 13, 14],
    arguments: [UnitCurves.Argument(label: "opacity", unit: "")],
    views: [
      UnitCurves.View(index: 0, samples: nil, values: [[0, 1, 2, .nan, 4]]),
      UnitCurves.View(index: 1, samples: [0, 4], values: [[7, 8]]),
    ]
  )

  @Test func `a unit of few numbers is one record`() {
    var records: [CurvesRecord] = []
    curves.forEachRecord { records.append($0) }
    #expect(records.map(\.first) == [nil])
    #expect(records.first?.views.map(\.values) == [[[0, 1, 2, nil, 4]], [[7, 8]]])
  }

  @Test func `a larger one is in parts, none longer than it may be, with all that there is`() {
    var records: [CurvesRecord] = []
    curves.forEachRecord(longest: 8) { records.append($0) }
    #expect(records.map(\.first) == [0, 2, 4, 0, 4])
    #expect(records.map(\.times) == [[0, 1], [2, 3], [4], [0, 1], [4]])
    #expect(records.map(\.offsets) == [[10, 11], [12, 13], [14], [10, 11], [14]])
    #expect(records.flatMap(\.views).map(\.index) == [0, 0, 0, 1, 1])
    #expect(records.flatMap(\.views).map(\.samples) == [[0, 1], [2, 3], [4], [0], [4]])
    #expect(
      records.flatMap(\.views).map(\.values) == [[[0, 1]], [[2, nil]], [[4]], [[7]], [[8]]]
    )
  }
}
