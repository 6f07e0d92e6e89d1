#if os(Linux)
import Foundation
import MothTestSupport
import Testing

/// `moth run` as a process that is killed, interrupted or terminated.
@Suite struct KilledRunTests {
  private static let words = "$MOTH run fade.lua shift.lua --device mac-window"

  private func scripts() throws -> TemporaryFolder {
    try TemporaryFolder([
      "fade.lua": describedEffect("return content:opacity(0.5)"),
      "shift.lua": describedEffect("return content:offset(0, 1)"),
      // It is never at an end within a test's time.
      "slow.lua": describedEffect("for i = 1, 1e9 do end return content:opacity(0.5)"),
    ])
  }

  /// Each round is killed a little later than the one before, from before the first file is opened
  /// to after the last.
  @Test func `a killed run leaves the old report or a whole new one, and a sound cache`() throws {
    let scripts = try scripts()
    _ = try scripts.shell("\(Self.words) --no-cache --reporter jsonl:whole")
    let whole = try scripts.text(of: "whole")
    let names = try scripts.names()
    for round in 0...10 {
      try scripts.write("old", to: "raw")
      let killed = try scripts.start(
        "exec \(Self.words) --cache-dir cache --reporter jsonl:raw --reporter jsonl"
      )
      // The records on the standard output say how far the run is; there are 10.
      for _ in 0..<round { _ = killed.line() }
      killed.send(SIGKILL)
      _ = killed.end()
      #expect(["old", whole].contains(try scripts.text(of: "raw")))
      let next = try scripts.shell("\(Self.words) --cache-dir cache --reporter jsonl:raw")
      #expect(next.status == 0)
      #expect(!next.errors.contains("warning"))
      #expect(try scripts.text(of: "raw") == whole)
      #expect(try scripts.names() == (names + ["cache", "raw"]).sorted())
    }
  }

  @Test(arguments: [(SIGINT, 130, "interrupted"), (SIGTERM, 143, "terminated")])
  func `a signal ends the run, and its reports are whole and say so`(
    number: Int32,
    status: Int32,
    ending: String
  ) throws {
    let scripts = try scripts()
    let names = try scripts.names()
    let run = try scripts.start(
      "exec $MOTH run fade.lua slow.lua --device mac-window -j 1 --limit"
        + " instructionsPerCall=1000000000 --limit callMilliseconds=60000"
        + " --reporter jsonl:raw --reporter junit:tests.xml --reporter jsonl"
    )
    while case let line = run.line(), !line.contains(#""type":"unit""#) { try #require(line != "") }
    run.send(number)
    #expect(run.end().status == status)
    let records = try scripts.text(of: "raw").split(separator: "\n")
    #expect(records.last?.contains(#""ending":"\#(ending)""#) == true)
    #expect(records.last?.contains(#""type":"summary""#) == true)
    #expect(records.count { $0.contains(#""id":"run-stopped""#) } == 1)
    #expect(try scripts.text(of: "tests.xml").hasSuffix("</testsuites>\n"))
    #expect(try scripts.names() == (names + ["raw", "tests.xml"]).sorted())
  }

  @Test func `what a run in progress has not finished is not removed by another`() throws {
    let scripts = try scripts()
    let run = try scripts.start(
      "exec $MOTH run fade.lua slow.lua --device mac-window -j 1 --limit"
        + " instructionsPerCall=1000000000 --limit callMilliseconds=60000"
        + " --reporter jsonl:raw --reporter jsonl"
    )
    while case let line = run.line(), !line.contains(#""type":"unit""#) { try #require(line != "") }
    let hidden = try scripts.names().filter { $0.hasPrefix(".moth-") }
    #expect(hidden.count == 1)
    #expect(try scripts.shell("\(Self.words) --reporter jsonl:other").status == 0)
    #expect(try scripts.names().filter { $0.hasPrefix(".moth-") } == hidden)
    run.send(SIGTERM)
    #expect(run.end().status == 143)
    #expect(try scripts.names().contains("raw"))
  }

  @Test func `two runs at once share a cache, and both are right`() throws {
    let scripts = try scripts()
    _ = try scripts.shell("\(Self.words) --no-cache --reporter jsonl:whole")
    let runs = try ["one", "two"].map { name in
      try scripts.start(
        "\(Self.words) --cache-dir cache --reporter jsonl:\(name)"
      )
    }
    let outcomes = runs.map { $0.end() }
    #expect(outcomes.map(\.status) == [0, 0])
    #expect(outcomes.map { $0.errors }.filter { $0.contains("warning") } == [])
    for name in ["one", "two"] {
      #expect(try scripts.text(of: name) == scripts.text(of: "whole"))
    }
  }
}
#endif
