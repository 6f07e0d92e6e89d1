import MothDiagnostics
import MothReporting
import MothRunner
import Testing

/// What reports count, and what they show once.
@Suite struct RunReportTests {
  private func unit(_ device: String, _ diagnostics: [Diagnostic]) -> UnitResult {
    var unit = SampleResult.unit(device, false)
    unit.diagnostics = diagnostics
    return unit
  }

  private func finding(_ message: String, id: String = "rule", line: Int = 1) -> Diagnostic {
    let start = SourceLocation(line: line, column: 1)
    let range = SourceRange(start: start, end: start)
    return .error(id, message, at: SourcePlace(path: "a.lua", range: range))
  }

  private func told(_ groups: [GroupedDiagnostic]) -> [String] {
    groups.map { "\($0.diagnostic.message), \($0.unitCount): \($0.devices.joined(separator: " "))" }
  }

  @Test func `one finding on several devices is one, though its numbers differ`() {
    let units = [
      unit("b", [finding("'opacity' must be below 1; got 2")]), unit("c", []),
      unit("a", [finding("'opacity' must be below 1; got 3")]),
      unit("b", [finding("'opacity' must be below 1; got 4")]),
    ]
    #expect(told(units.groupedDiagnostics) == ["'opacity' must be below 1; got 2, 3: b a"])
  }

  @Test func `another id, place or subject is another finding`() {
    let units = [
      unit(
        "a",
        [
          finding("'x' is wrong"), finding("'x' is wrong", id: "other"),
          finding("'x' is wrong", line: 2), finding("'y' is wrong"),
        ]
      ),
      unit("b", [finding("'y' is wrong")]),
    ]
    #expect(
      told(units.groupedDiagnostics) == [
        "'x' is wrong, 1: a", "'x' is wrong, 1: a", "'x' is wrong, 1: a", "'y' is wrong, 2: a b",
      ]
    )
  }

  @Test func `a unit that tells the same twice counts as one unit`() {
    let units = [unit("a", [finding("'x' is 1"), finding("'x' is 2")])]
    #expect(told(units.groupedDiagnostics) == ["'x' is 1, 1: a"])
  }

  @Test func `counts are of findings, not of units`() {
    let counts = RunCounts(SampleResult.all)
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
    #expect(counts.testsPassed == 1)
    #expect(counts.testsFailed == 2)
  }

  @Test func `nothing counts nothing`() {
    let counts = RunCounts(RunResult())
    #expect(counts.effects + counts.units + counts.samples + counts.errors == 0)
  }
}
