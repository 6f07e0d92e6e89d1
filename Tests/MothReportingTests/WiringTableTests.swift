import MothSimulation
import Testing

@testable import MothReporting
@testable import MothRunner

/// The effects of one scene side by side.
@Suite struct WiringTableTests {
  private func effect(
    _ name: String,
    scene: String = "home",
    cost: StateCost? = nil,
    change: (inout UnitResult) -> Void = { _ in }
  ) -> EffectResult {
    var effect = EffectResult(name: name, path: name + ".lua", summary: "")
    var unit = SampleResult.unit("iphone-17", reduceMotion: false)
    unit.scene = scene
    unit.stateCost = cost
    change(&unit)
    effect.units = [unit]
    return effect
  }

  private func lines(_ effects: [EffectResult]) -> [String] {
    let units = effects.flatMap { effect in
      effect.units.prefix(1).map { UnitRecord($0, effect: effect, plugin: "p") }
    }
    return WiringTable(units).lines
  }

  /// 100 frames, in each of which 31 views are rebuilt.
  private let screen = StateCost(
    transformRuns: 101,
    actions: 100,
    writes: 100,
    bodies: [StateCost.Body(view: nil, evaluations: 100, viewCount: 31)]
  )
  private let two = StateCost(
    transformRuns: 101,
    actions: 3,
    writes: 6,
    bodies: [
      StateCost.Body(view: "a", evaluations: 3, viewCount: 2),
      StateCost.Body(view: "b", evaluations: 3, viewCount: 5),
    ]
  )

  @Test func `each effect has what its state costs`() {
    // 3 + 3 bodies, 3 * 2 + 3 * 5 views.
    #expect(
      lines([effect("direct"), effect("on-screen", cost: screen), effect("split", cost: two)]) == [
        "side by side on iphone-17, 100 samples of linear",
        "             actions  writes  bodies  views rebuilt",
        "  direct           0       0       0              0",
        "  on-screen      100     100     100           3100",
        "  split            3       6       6             21",
      ]
    )
  }

  @Test func `there is nothing to compare without a state or a second effect`() {
    #expect(lines([]) == [])
    #expect(lines([effect("a"), effect("b")]) == [])
    #expect(lines([effect("a", cost: screen)]) == [])
    #expect(lines([effect("a", cost: screen), effect("b", scene: "other")]) == [])
  }

  @Test func `the scene need not be that of the first effect`() {
    #expect(
      lines([effect("alone", scene: "other"), effect("a"), effect("b", cost: two)]).map {
        $0.prefix(12)
      } == ["side by side", "     actions", "  a        0", "  b        3"]
    )
  }

  @Test func `several scenes have a table each, with its name`() {
    let lines = lines([
      effect("a"), effect("b", cost: two), effect("c", scene: "x"),
      effect("d", scene: "x", cost: two),
    ])
    #expect(
      lines.filter { $0.hasPrefix("side") } == [
        "side by side of the scene home on iphone-17, 100 samples of linear",
        "side by side of the scene x on iphone-17, 100 samples of linear",
      ]
    )
    #expect(lines.count == 8)
  }

  @Test func `an effect that could not be evaluated is not said to cost nothing`() {
    let failed = effect("failed") { $0.columns = [] }
    #expect(lines([effect("b", cost: two), failed]) == [])
    #expect(lines([effect("a"), effect("b", cost: two), failed]).count == 4)
  }

  @Test func `names from outside are made visible`() {
    let lines = lines([effect("a\u{1B}[1m", scene: "s"), effect("b", scene: "s", cost: two)])
    #expect(lines[2].hasPrefix("  a\\u{1B}[1m        0"))
    #expect(lines[3].hasPrefix("  b                 3"))
  }
}
