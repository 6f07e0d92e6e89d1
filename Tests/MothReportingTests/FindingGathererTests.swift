import MothDiagnostics
import MothRunner
import Testing

@testable import MothReporting

/// What reports count, and what they show once.
@Suite struct FindingGathererTests {
  private func unit(_ device: String, diagnostics: [Diagnostic]) -> UnitResult {
    var unit = SampleResult.unit(device, reduceMotion: false)
    unit.diagnostics = diagnostics
    return unit
  }

  private func finding(_ message: String, id: String = "rule", line: Int = 1) -> Diagnostic {
    let start = SourcePosition(line: line, column: 1)
    let range = SourceRange(start: start, end: start)
    return .error(id, message: message, at: SourceLocation(path: "a.lua", range: range))
  }

  /// What is gathered of an effect with these units and findings.
  private func reported(_ units: [UnitResult], findings: [Diagnostic] = []) -> [String] {
    var gatherer = FindingGatherer()
    var records = units.map { RunRecord.unit(UnitRecord($0, effect: nil, plugin: "p")) }
    records += findings.map {
      .diagnostic(DiagnosticRecord(plugin: "p", effect: "e", diagnostic: $0))
    }
    let early = records.flatMap { gatherer.take($0) }
    #expect(early.isEmpty)
    return gatherer.take(.summary(SummaryRecord())).map {
      "\($0.diagnostic.message), \($0.unitCount): \($0.devices.joined(separator: " "))"
    }
  }

  @Test func `one finding on several devices is one, though its numbers differ`() {
    let units = [
      unit("b", diagnostics: [finding("'opacity' must be below 1; got 2")]),
      unit("c", diagnostics: []),
      unit("a", diagnostics: [finding("'opacity' must be below 1; got 3")]),
      unit("b", diagnostics: [finding("'opacity' must be below 1; got 4")]),
    ]
    #expect(reported(units) == ["'opacity' must be below 1; got 2, 3: b a"])
  }

  @Test func `another id, location or subject is another finding`() {
    let units = [
      unit(
        "a",
        diagnostics: [
          finding("'x' is wrong"), finding("'x' is wrong", id: "other"),
          finding("'x' is wrong", line: 2), finding("'y' is wrong"),
        ]
      ),
      unit("b", diagnostics: [finding("'y' is wrong")]),
    ]
    #expect(
      reported(units) == [
        "'x' is wrong, 1: a", "'x' is wrong, 1: a", "'x' is wrong, 1: a", "'y' is wrong, 2: a b",
      ]
    )
  }

  @Test func `a unit that says the same twice counts as one unit`() {
    #expect(
      reported([unit("a", diagnostics: [finding("'x' is 1"), finding("'x' is 2")])]) == [
        "'x' is 1, 1: a"
      ]
    )
  }

  @Test func `what the source shows is first and is not reported again for units`() {
    let units = [unit("a", diagnostics: [finding("'x' is 1"), finding("'y' is 1", line: 2)])]
    #expect(
      reported(units, findings: [finding("'x' is not 0")]) == [
        "'x' is not 0, 0: ", "'y' is 1, 1: a",
      ]
    )
  }

  @Test func `what is suppressed comes last, once, with its reason`() {
    var gatherer = FindingGatherer()
    let found = SampleResult.records().flatMap { gatherer.take($0) }
    let suppressed = found.filter { $0.suppression != nil }
    #expect(suppressed.map(\.diagnostic.id) == ["value-not-finite"])
    #expect(suppressed.map(\.effect) == ["slide"])
    #expect(suppressed.first?.suppression == SampleResult.badName)
  }

  @Test func `findings come in the order of what they were found in`() {
    var gatherer = FindingGatherer()
    let found = SampleResult.records().flatMap { gatherer.take($0) }
    let kept = found.filter { $0.suppression == nil }
    #expect(
      kept.map(\.diagnostic.id) == [
        "missing-file", "value-out-of-range", "unavailable-on-platform", "lua-syntax",
        "test-failed", "layout-problem", "lua-error", "test-failed",
      ]
    )
    #expect(
      kept.map(\.origin) == [
        .run, .effect, .effect, .effect, .test, .plugin, .effect, .test,
      ]
    )
  }

  @Test func `counts are of findings, not of units`() throws {
    let last = try #require(SampleResult.records().last)
    guard case .summary(let counts) = last else {
      Issue.record("the last record is no summary")
      return
    }
    #expect(counts.plugins == 2)
    // One effect of the first plugin is the only script that it has.
    #expect(counts.scripts == 1)
    // The effects: slide, broken and the one with the bad name.
    #expect(counts.effects == 3)
    #expect(counts.units == 5)
    // Each unit has 2 views of 100 samples, and 210 calls.
    #expect(counts.samples == 1000)
    #expect(counts.calls == 1050)
    // The missing file, the syntax error, one value out of range on two devices, one Lua error.
    #expect(counts.errors == 4)
    // The scene's width and the deprecation.
    #expect(counts.warnings == 2)
    // One in two units.
    #expect(counts.suppressed == 1)
    #expect(counts.testsPassed == 1)
    #expect(counts.testsFailed == 2)
    #expect(counts.exitStatus == 2)
  }

  @Test func `nothing counts nothing`() {
    var counter = RecordCounter()
    #expect(counter.finished(exitStatus: 0) == SummaryRecord())
  }
}
