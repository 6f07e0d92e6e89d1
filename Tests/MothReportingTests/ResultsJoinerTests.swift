import MothDiagnostics
import Testing

@testable import MothReporting

/// Several raw results in one report.
@Suite struct ResultsJoinerTests {
  private func results(
    _ status: Int32,
    change: (inout RunHeader) -> Void = { _ in }
  ) -> [RunRecord] {
    var header = RunHeader(command: .run, curves: false, moth: "1")
    change(&header)
    var summary = SummaryRecord()
    summary.units = 2
    summary.exitStatus = status
    return [
      .run(header), .plugin(PluginRecord(plugin: "p\(status)", scripts: 1)), .summary(summary),
    ]
  }

  private func joined(
    _ all: [[RunRecord]],
    formats: [ReportFormat] = []
  ) throws(RecordProblem) -> [RunRecord] {
    var joiner = ResultsJoiner(formats: formats)
    var records: [RunRecord] = []
    for (index, one) in all.enumerated() { records += try joiner.take(one, from: "\(index).jsonl") }
    return records + joiner.finish()
  }

  @Test func `one result stays as it is`() throws {
    #expect(try joined([results(1)]) == results(1))
  }

  @Test(
    arguments: [
      ([0, 0], 0), ([0, 1], 1), ([1, 3], 3), ([3, 2], 2), ([2, 4], 4), ([5, 0], 0), ([5, 5], 5),
    ] as [([Int32], Int32)]
  )
  func `several have one header, and one summary with the more severe status`(
    statuses: [Int32],
    status: Int32
  ) throws {
    let records = try joined(statuses.map { results($0) })
    #expect(records.count == 4)
    guard case .summary(let summary) = try #require(records.last) else { return }
    #expect(summary.units == 4)
    #expect(summary.exitStatus == status)
  }

  @Test func `another command, version or kind of results is refused`() {
    for (change, word) in [
      ({ $0.command = .check }, "the command"), ({ $0.moth = "2" }, "the version of moth"),
      ({ $0.curves = true }, "whether they have curves"),
    ] as [((inout RunHeader) -> Void, String)] {
      let problem = #expect(throws: RecordProblem.self) {
        try joined([results(0), results(0, change: change)])
      }
      #expect(
        problem?.diagnostic.message == "the results differ from those of '0.jsonl' in \(word)"
      )
      #expect(problem?.diagnostic.location?.path == "1.jsonl")
    }
  }

  @Test func `nothing joins to nothing`() throws {
    #expect(try joined([]) == [])
  }
}
