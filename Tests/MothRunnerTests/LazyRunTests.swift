import MothRunner
import MothTestSupport
import Testing

/// The cards of the bundled feed, which is lazy, in runs and in tests.
@Suite struct LazyRunTests {
  private let slide = effect("return content:offset(0, geometry:frame(\"scrollView\").minY)")

  @Test func `a run counts the samples of cards that are visible`() throws {
    let plugins = try TemporaryFolder(["e.lua": slide])
    let unit = try #require(
      plugins.run(["e.lua"]) {
        $0.axes.devices = ["iphone-17"]
        $0.axes.sweeps = ["tap"]
      }.effect("e")?.units.first
    )
    // At rest in 812 points, 34 at the bottom under the viewport's end: cards at 236 i below 812.
    #expect(unit.targetCount == 4)
    #expect(unit.targetSampleCount == 4 * unit.sampleCount)
  }

  @Test func `a test may name a card that is not visible`() throws {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest("p", effects: ["e.lua"], more: ", \"tests\": [\"t.lua\"]"),
      "p/e.lua": slide,
      // Card 11 rests at 11 * 236.
      "p/t.lua": """
      return moth.test { api = 1, effect = "e", cases = {
        { name = "last", devices = { "iphone-17" }, at = 0, index = 11,
          expect = { ["offset.y"] = 2596 } },
        { name = "first, long gone", devices = { "iphone-17" }, at = 2000, index = 0,
          expect = { ["offset.y"] = -2000 } },
      } }
      """,
    ])
    let reported = plugins.run { $0.axes.sweeps = ["tap"] }
    #expect(reported.diagnostics == [])
    #expect(reported.result.plugins.flatMap(\.tests).count == 2)
  }
}
