import MothDiagnostics
import MothSimulation
import Testing

@testable import MothReporting
@testable import MothRunner

/// The lines of an effect's units.
@Suite struct UnitTableTests {
  private func unit(
    _ device: String,
    high: Double = 40,
    change: (inout UnitResult) -> Void = { _ in }
  ) -> UnitResult {
    var unit = SampleResult.unit(device, reduceMotion: false)
    unit.columns = [
      UnitResult.ColumnRange(label: "offset.y", unit: "pt", range: 0...high, isInformative: true)
    ]
    change(&unit)
    return unit
  }

  private func lines(_ units: [UnitResult], groups: Bool = true, width: Int = 100) -> [String] {
    let records = units.map { UnitRecord($0, effect: nil, plugin: "") }
    return UnitTable(records, groupsUnits: groups, width: width, styler: .plain).lines
  }

  @Test func `units with the same result share a line in the order of the first`() {
    #expect(
      lines([unit("a"), unit("b", high: 50), unit("c"), unit("d", high: 50), unit("e")]) == [
        "  ✓ a, c, e  offset.y 0 → 40 pt", "  ✓ b, d     offset.y 0 → 50 pt",
      ]
    )
  }

  @Test func `without grouping each unit has its line`() {
    #expect(
      lines([unit("a"), unit("b"), unit("a")], groups: false) == [
        "  ✓ a  offset.y 0 → 40 pt", "  ✓ b  offset.y 0 → 40 pt", "  ✓ a  offset.y 0 → 40 pt",
      ]
    )
  }

  @Test func `a verdict, a setting or a sweep of its own keeps a unit apart`() {
    let units = [
      unit("a"),
      unit("b") { $0.diagnostics = [Diagnostic.error("x", message: "x", at: nil)] },
      unit("c") { $0.diagnostics = [Diagnostic.warning("x", message: "x", at: nil)] },
      unit("d") { $0.reduceMotion = true },
      unit("e") { $0.orientation = .landscape },
      unit("f") { $0.sweep = "fling" },
    ]
    #expect(
      lines(units) == [
        "  ✓ a  portrait   linear  RM off  offset.y 0 → 40 pt",
        "  ✗ b  portrait   linear  RM off  offset.y 0 → 40 pt",
        "  ! c  portrait   linear  RM off  offset.y 0 → 40 pt",
        "  ✓ d  portrait   linear  RM on   offset.y 0 → 40 pt",
        "  ✓ e  landscape  linear  RM off  offset.y 0 → 40 pt",
        "  ✓ f  portrait   fling   RM off  offset.y 0 → 40 pt",
      ]
    )
  }

  @Test func `devices take three tenths of the line, and the others are counted`() {
    let units = (10..<30).map { unit("device-\($0)") }
    // Three tenths of 120 are 36: 20 for two names and 12 for " and 18 more", but not for three.
    #expect(
      lines(units, width: 120) == ["  ✓ device-10, device-11 and 18 more  offset.y 0 → 40 pt"]
    )
    #expect(lines(units, width: 20) == ["  ✓ device-10 and 19 more  offset.y 0 → 40 pt"])
  }

  @Test func `a state's cost is after the arguments`() {
    let trace = StateCost(
      transformRuns: 48,
      actions: 2,
      writes: 1,
      bodies: [
        StateCost.Body(view: nil, evaluations: 2, viewCount: 31),
        StateCost.Body(view: "bar", evaluations: 2, viewCount: 1),
      ]
    )
    #expect(
      lines([unit("a") { $0.stateCost = trace }]) == [
        "  ✓ a  offset.y 0 → 40 pt  2 actions  1 write  the scene 2 × 31 views  bar 2 × 1 view"
      ]
    )
    #expect(
      lines([
        unit("a") {
          $0.stateCost = trace
          $0.columns = []
        }
      ]) == ["  ✓ a  2 actions  1 write  the scene 2 × 31 views  bar 2 × 1 view"]
    )
  }

  @Test func `what does not fit into the width goes on below`() {
    let wide = unit("a") { unit in
      unit.columns.append(
        UnitResult.ColumnRange(label: "opacity", unit: "", range: 0...1, isInformative: true)
      )
    }
    // "  ✓ a  " and the first range are 26 columns, the second one 15 and two blanks before it.
    #expect(lines([wide], width: 43) == ["  ✓ a  offset.y 0 → 40 pt  opacity 0 → 1"])
    #expect(lines([wide], width: 39) == ["  ✓ a  offset.y 0 → 40 pt", "       opacity 0 → 1"])
  }

  @Test func `what does not move is reported in two words`() {
    let still = unit("a") { $0.columns[0].isInformative = false }
    let none = unit("b") { $0.columns = [] }
    #expect(lines([still, none]) == ["  ✓ a  no change", "  ✓ b  no chain"])
    #expect(lines([]) == [])
  }
}
