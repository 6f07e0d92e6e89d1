import MothDiagnostics
import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

/// Cases A24 to A29: anchors, units and edges of transitions.
struct EdgeTransitionCaseTests {
  @Test func `A24 the anchor moves between the corner and the centre`() throws {
    // The container inside the padding is 393 - 165 = 228 wide. Where the centres are 114 apart,
    // the poster's side is at 114 + (228 - 225) / 2; the second one's rests at 233.
    let stage = Stage.scene("A24-wheel-corners", scrolledBy: 233 - 115.5)
    let run = try CaseBench.run("A24-wheel-corners", on: stage)
    #expect(run.layout?.scrollViews.first?.container.width == 228)
    #expect(isClose(run.value("rotationEffect.degrees", target: 1), to: 4, within: published))
    #expect(isClose(run.value("rotationEffect.anchor.x", target: 1), to: 0.25, within: published))
    #expect(isClose(run.value("rotationEffect.anchor.y", target: 1), to: 0.75, within: published))
    #expect(isClose(run.value("offset.y", target: 1), to: 15, within: published))
  }

  @Test(arguments: [(1, 0.0, 8.0, 0.0), (0, 233, -8, 1)])
  func `A24 hidden posters turn about their lower corner`(
    index: Int,
    scrolled: Double,
    degrees: Double,
    anchorX: Double
  ) throws {
    let stage = Stage.scene("A24-wheel-corners", scrolledBy: scrolled)
    let run = try CaseBench.run("A24-wheel-corners", on: stage)
    #expect(run.value("rotationEffect.degrees", target: index) == degrees)
    #expect(run.value("rotationEffect.anchor.x", target: index) == anchorX)
    #expect(run.value("rotationEffect.anchor.y", target: index) == 1)
    #expect(run.value("offset.y", target: index) == 30)
  }

  @Test(arguments: [(150.0, 0.821), (233, 0.238)])
  func `A24 without padding the wheel would turn later`(distance: Double, p: Double) throws {
    let run = try CaseBench.run(
      "A24-wheel-corners",
      on: .centred(.horizontal, length: 225, in: 393, by: distance)
    )
    // Three decimals are published, times 8 and 30.
    #expect(isClose(run["rotationEffect.degrees"], to: 8 * (1 - p), within: 8 * 5e-4))
    #expect(isClose(run["offset.y"], to: 30 * (1 - p), within: 30 * 5e-4))
  }

  @Test(arguments: [(229.5, 0.0), (379.5, 28.6479), (529.5, 57.2958), (-400, 0)])
  func `A27 a radian is given in degrees`(distance: Double, degrees: Double) throws {
    let run = try CaseBench.run(
      "A27-radians",
      on: .centred(.vertical, length: 300, in: 759, by: distance)
    )
    #expect(isClose(run["rotationEffect.degrees"], to: degrees, within: published))
  }

  @Test(arguments: [(291.0, 1.0), (363.5, 0.5), (436, 0), (-400, 0.1273)])
  func `A28 a row fades at both edges`(distance: Double, opacity: Double) throws {
    // On iphone-15 the scroll view is 759 - 32 = 727 high; the first row's centre rests 291 above
    // the middle.
    let run = try CaseBench.run(
      "A28-symmetric-fade",
      on: .scene("A28-symmetric-fade", scrolledBy: -291 - distance)
    )
    #expect(run.layout?.scrollViews.first?.container.height == 727)
    #expect(isClose(run["opacity"], to: opacity, within: published))
    #expect(isClose(run["scaleEffect.x"], to: opacity, within: published))
  }

  @Test(arguments: [
    (-334.5, 1.0, 1.0, 0.0), (-379.5, 0.5, 0.93, 1.25), (-424.5, 0, 0.86, 2.5), (400, 1, 1, 0),
  ])
  func `A29 a row recedes at the top only`(
    distance: Double,
    opacity: Double,
    scale: Double,
    blur: Double
  ) throws {
    let run = try CaseBench.run(
      "A29-recede-at-top",
      on: .centred(.vertical, length: 90, in: 759, by: distance)
    )
    #expect(isClose(run["opacity"], to: opacity, within: published))
    #expect(isClose(run["scaleEffect.y"], to: scale, within: published))
    #expect(isClose(run["blur.radius"], to: blur, within: published))
    #expect(run["scaleEffect.anchor.y"] == 0)
  }

  @Test func `A29 at both edges the formula leaves the ranges`() throws {
    // The row is 424.5 below the middle: fully hidden at the bottom.
    let run = try CaseBench.run(
      "A29-recede-at-both",
      on: .centred(.vertical, length: 90, in: 759, by: 424.5)
    )
    #expect(run["opacity"] == 2)
    #expect(isClose(run["scaleEffect.y"], to: 1.14, within: 1e-12))
    #expect(run["blur.radius"] == -2.5)
    #expect(run.ids == ["value-out-of-range"])
    #expect(
      run.diagnostics.map(\.message) == [
        "'opacity' must be between 0 and 1; got 2",
        "'blur.radius' must be at least 0 pt; got -2.5",
      ]
    )
  }
}
