import Foundation
import MothDiagnostics
import Testing

@testable import MothReporting

/// Raw results that are not as they should be.
@Suite struct RecordReaderTests {
  private static let header =
    #"{"command":"run","curves":false,"moth":"1","schema":1,"type":"run"}"#
  private static let summary = RunRecord.summary(SummaryRecord()).line

  /// The diagnostic of a text, as `id line: message`; nil if it is read.
  private func problem(_ text: String) -> String? {
    var reader = RecordReader(path: "raw.jsonl")
    do throws(RecordProblem) {
      _ = try reader.take(Data(text.utf8))
      _ = try reader.finish()
      return nil
    } catch {
      let location = error.diagnostic.location
      #expect(location?.path == "raw.jsonl")
      #expect(error.diagnostic.notes.contains { $0.kind == .help })
      let line = location?.range.map { " \($0.start.line)" } ?? ""
      return "\(error.diagnostic.id)\(line): \(error.diagnostic.message)"
    }
  }

  @Test func `whole results are read, with or without the last line feed`() {
    #expect(problem("\(Self.header)\n\(Self.summary)") == nil)
    #expect(problem("\(Self.header)\n\(Self.summary.dropLast())") == nil)
  }

  @Test func `keys that are not known are passed over`() {
    let later = Self.header.dropLast() + #","later":[1]}"#
    #expect(problem("\(later)\n\(Self.summary)") == nil)
  }

  @Test(arguments: ["", header, "\(header)\n"])
  func `results without their last record are cut short`(text: String) {
    #expect(problem(text) == "results-cut-short: the results end before their 'summary'")
  }

  private static let noHeader = "the first line must be a 'run' record with its 'schema'"
  private static let wrongLines: [(line: Int, text: String, reason: String)] = [
    (1, "Building for debugging...", noHeader),
    (1, summary, noHeader),
    (2, header + "\n" + summary.dropLast(4), "it is not one JSON object"),
    (2, header + "\n\n" + summary, "it is not one JSON object"),
    (2, header + "\n" + header + "\n" + summary, "a second 'run' record"),
    (3, header + "\n" + summary + summary, "nothing may follow the 'summary'"),
    (2, header + "\n" + #"{"type":"plugin","plugin":"a"}"#, "'scripts' is missing"),
    (2, header + "\n" + #"{"type":"plugin","plugin":1}"#, "'plugin' is of another type"),
    (2, header + "\n" + #"{"type":"moth"}"#, "'type' has a value that is not known"),
  ]

  @Test(arguments: wrongLines)
  func `what is wrong is reported with its line`(line: Int, text: String, reason: String) {
    #expect(
      problem(text.hasSuffix("\n") ? text : text + "\n")
        == "results-unreadable \(line): this line is not a record of raw results: \(reason)"
    )
  }

  @Test(arguments: [
    (2, "make the report with the version of moth that made the results, or a newer one"),
    (0, "run again with this version of moth"),
  ])
  func `another schema is refused with the fix`(version: Int, help: String) throws {
    var reader = RecordReader(path: "raw.jsonl")
    let text = "{\"type\":\"run\",\"schema\":\(version)}\n"
    let problem = #expect(throws: RecordProblem.self) { try reader.take(Data(text.utf8)) }
    let diagnostic = try #require(problem?.diagnostic)
    #expect(
      diagnostic.message
        == "the results are of schema \(version); this version of moth reads 1"
    )
    #expect(diagnostic.notes.map(\.text) == [help])
  }

  @Test func `bytes that are no text are no record`() {
    var reader = RecordReader(path: "raw.jsonl")
    #expect(throws: RecordProblem.self) { try reader.take(Data([0xFF, 0xFE, 0x0A])) }
  }
}
