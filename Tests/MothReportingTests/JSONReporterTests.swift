import Foundation
import MothReporting
@testable import MothRunner
import MothSimulation
import Testing

/// The report for programs: JSON Lines.
@Suite struct JSONReporterTests {
  private static let text = JSONReporter(version: "1.2.3").report(SampleResult.all)
  private static let lines = text.split(separator: "\n").map(String.init)

  private func object(_ line: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  @Test func `a run reads as in its file`() throws {
    try expectSnapshot(Self.text, "run.jsonl")
  }

  @Test(arguments: lines)
  func `each line is one object with a type`(line: String) throws {
    let type = try object(line)["type"] as? String
    #expect(
      ["run", "diagnostic", "suppressed", "printed", "unit", "test", "summary"].contains(type)
    )
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

  @Test func `the first line names the schema, the last sums up`() throws {
    let first = try object(try #require(Self.lines.first))
    #expect(first["type"] as? String == "run")
    #expect(first["schema"] as? Int == JSONReporter.schemaVersion)
    #expect(first["moth"] as? String == "1.2.3")
    let last = try object(try #require(Self.lines.last))
    #expect(last["type"] as? String == "summary")
    #expect(last["exitStatus"] as? Int == 2)
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
    let text = JSONReporter(version: "1.2.3").report(result)
    let state =
      #""state":{"actions":4,"bodies":[{"evaluations":4,"views":31},"#
      + #"{"evaluations":4,"view":"bar","views":2}],"transformRuns":9,"writes":5}"#
    #expect(text.contains(state))
    #expect(!Self.text.contains("\"state\""))
  }

  @Test func `names from outside come back as they were`() throws {
    let units = try Self.lines.map(object).filter { $0["type"] as? String == "unit" }
    #expect(units.last?["effect"] as? String == SampleResult.badName)
    #expect(units.last?["target"] as? String == SampleResult.badName)
  }

  @Test func `numbers are in the shortest form that reads back`() {
    #expect(Self.text.contains("\"high\":0.1,\"low\":1e-07,\"name\":\"opacity\""))
    #expect(Self.text.contains("\"high\":40,\"low\":0,\"name\":\"offset.y\""))
  }

  @Test func `every key is in the document that describes them`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let document = String(
      decoding: try Data(contentsOf: root.appending(path: "docs/JSON.md")),
      as: UTF8.self
    )
    let keys = Set(Self.lines.flatMap(keys))
    #expect(keys.filter { !document.contains($0) } == [])
  }

  @Test func `two reports of one result are the same to the byte`() {
    #expect(JSONReporter(version: "1.2.3").report(SampleResult.all) == Self.text)
  }
}
