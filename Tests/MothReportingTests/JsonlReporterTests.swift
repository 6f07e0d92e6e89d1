import Foundation
import MothSimulation
import MothTestSupport
import Testing

@testable import MothReporting
@testable import MothRunner

/// The reports for programs: raw results as JSON Lines, and the same as one JSON document.
@Suite struct JsonlReporterTests {
  private static let records = SampleResult.records()
  private static let text = ReportFormat.jsonl.make(ReportSettings()).report(records)
  private static let lines = text.split(separator: "\n").map(String.init)

  private func object(_ line: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  @Test func `a run reads as in its file`() throws {
    try expectSnapshot(Self.text, name: "run.jsonl")
  }

  @Test(arguments: lines)
  func `each line has its keys sorted, at every depth`(line: String) throws {
    let data = try JSONSerialization.data(
      withJSONObject: try object(line),
      options: [.sortedKeys, .withoutEscapingSlashes]
    )
    #expect(keys(String(decoding: data, as: UTF8.self)) == keys(line))
  }

  /// The keys in the order in which they are written.
  private func keys(_ line: String) -> [String] {
    line.matches(of: /"(\w+)":/).map { String($0.output.1) }
  }

  @Test(arguments: [0, 1, 7, 64, 1 << 20])
  func `what is written reads back as it was, in pieces of any size`(size: Int) throws {
    var reader = RecordReader(path: "a.jsonl")
    let bytes = Data(Self.text.utf8)
    var records: [RunRecord] = []
    for start in stride(from: 0, to: bytes.count, by: max(size, 1)) {
      records += try reader.take(bytes[start..<min(start + max(size, 1), bytes.count)])
    }
    records += try reader.finish()
    #expect(records == Self.records)
  }

  @Test func `the first line names the schema, the last sums up`() throws {
    let first = try object(try #require(Self.lines.first))
    #expect(first["type"] as? String == "run")
    #expect(first["schema"] as? Int == 1)
    #expect(first["moth"] as? String == "1.2.3")
    let last = try object(try #require(Self.lines.last))
    #expect(last["type"] as? String == "summary")
    #expect(last["exitStatus"] as? Int == 2)
  }

  @Test func `a script's text is once, before what points into it`() throws {
    let types = try Self.lines.map(object).map { $0["type"] as? String }
    #expect(types.count { $0 == "source" } == 1)
    let source = try #require(types.firstIndex(of: "source"))
    #expect(types[source + 1] == "unit")
  }

  @Test func `every line ends with a line feed and none is empty`() {
    #expect(Self.text.hasSuffix("}\n"))
    #expect(!Self.text.contains("\n\n"))
  }

  @Test func `a unit with a state has what it cost`() throws {
    var result = SampleResult.passing
    result.plugins[0].effects[0].units[0].stateCost = StateCost(
      transformRuns: 9,
      actions: 4,
      writes: 5,
      bodies: [
        StateCost.Body(view: nil, evaluations: 4, viewCount: 31),
        StateCost.Body(view: "bar", evaluations: 4, viewCount: 2),
      ]
    )
    let text = ReportFormat.jsonl.make(ReportSettings()).report(SampleResult.records(result))
    let state =
      #""state":{"actions":4,"bodies":[{"evaluations":4,"views":31},"#
      + #"{"evaluations":4,"view":"bar","views":2}],"transformRuns":9,"writes":5}"#
    #expect(text.contains(state))
    #expect(!Self.text.contains("\"state\""))
  }

  @Test func `curves are after their unit, and what is not finite is null`() throws {
    var result = SampleResult.passing
    result.plugins[0].effects[0].units[0].curves = UnitCurves(
      times: [0, 0.5],
      offsets: [0, -12.5],
      arguments: [UnitCurves.Argument(label: "opacity", unit: "")],
      views: [
        UnitCurves.View(index: 0, samples: nil, values: [[1, .infinity]]),
        UnitCurves.View(index: 3, samples: [1], values: [[.nan]]),
      ]
    )
    let records = SampleResult.records(result)
    let index = try #require(records.firstIndex { if case .unit = $0 { true } else { false } })
    #expect(
      records[index + 1].line == #"{"arguments":[{"name":"opacity","unit":""}],"#
        + #""offsets":[0,-12.5],"times":[0,0.5],"type":"curves","#
        + #""views":[{"index":0,"values":[[1,null]]},"#
        + #"{"index":3,"samples":[1],"values":[[null]]}]}"# + "\n"
    )
  }

  @Test func `names from outside come back as they were`() throws {
    let units = try Self.lines.map(object).filter { $0["type"] as? String == "unit" }
    #expect(units.last?["effect"] as? String == SampleResult.badName)
    #expect(units.last?["target"] as? String == SampleResult.badName)
  }

  @Test func `numbers are in the shortest form that reads back`() {
    #expect(Self.text.contains(#""high":0.1,"informative":true,"low":1e-07,"name":"opacity""#))
    #expect(Self.text.contains(#""high":40,"informative":true,"low":0,"name":"offset.y""#))
  }

  @Test func `every key is in the document that describes them`() throws {
    let document = try Repository.text("docs/JSON.md")
    // Below 'parameters' are names of the script's own.
    let keys = Set(Self.lines.flatMap(keys)).subtracting(["cap"])
    #expect(keys.filter { !document.contains("`\($0)`") } == [])
  }

  @Test func `the JSON document is the lines as an array`() throws {
    let text = ReportFormat.json.make(ReportSettings()).report(Self.records)
    #expect(text == "[\n" + Self.lines.joined(separator: ",\n") + "\n]\n")
    let all = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any]
    #expect(all?.count == Self.lines.count)
  }
}
