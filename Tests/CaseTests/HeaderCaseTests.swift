import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

/// Cases A30 to A38 and A49: headers and bars.
struct HeaderCaseTests {
  private let phone = Size(width: 393, height: 759)

  @Test(arguments: [(60.0, 1.2), (300, 2), (-50, 1), (0, 1)])
  func `A30 a header grows with the overscroll`(minY: Double, scale: Double) throws {
    let run = try CaseBench.run(
      "A30-stretchy-header",
      on: .item(393, height: 300, in: phone, at: minY)
    )
    #expect(isClose(run["scaleEffect.x"], to: scale, within: published))
    #expect(isClose(run["scaleEffect.y"], to: scale, within: published))
    // The bottom stays, and the top reaches the container's.
    #expect(isClose(run.drawn(196.5, y: 300), to: Point(x: 196.5, y: 300), within: published))
    #expect(
      isClose(run.drawn(196.5, y: 0), to: Point(x: 196.5, y: -max(0, minY)), within: published)
    )
  }

  @Test func `A30 under the status bar the pulled header reaches the window's top`() throws {
    let stage = Stage.scene("A30-stretchy-header", scrolledBy: -60)
    let run = try CaseBench.run("A30-stretchy-header", on: stage)
    #expect(run.layout?.targets.first?.frame.minY == 0)
    #expect(isClose(run["scaleEffect.y"], to: 1.2, within: published))
  }

  @Test func `A30 a header without height is divided by 0`() throws {
    let run = try CaseBench.run("A30-stretchy-header", on: .item(393, height: 0, in: phone, at: 0))
    #expect(run["scaleEffect.x"]?.isNaN == true)
    #expect(run.ids == ["value-not-finite"])
  }

  @Test(arguments: [(0.0, 1.0), (200, 1), (260, 1.15), (400, 1.5)])
  func `A32 a header grows at half the speed`(minY: Double, scale: Double) throws {
    let run = try CaseBench.run(
      "A32-half-speed-stretch",
      on: .item(393, height: 200, in: phone, at: minY)
    )
    #expect(isClose(run["scaleEffect.y"], to: scale, within: published))
  }

  @Test(arguments: [(0.0, 1.0, 1.0), (151.8, 1.12, 1.2544), (759, 1.6, 2.56), (900, 1.6, 2.56)])
  func `A33 a button in a title grows with both`(
    minY: Double,
    title: Double,
    button: Double
  ) throws {
    let run = try CaseBench.run("A33-large-title", on: .item(361, height: 50, in: phone, at: minY))
    let scale = try #require(run["scaleEffect.x"])
    #expect(isClose(scale, to: title, within: published))
    // The same effect on the button inside: its drawing is scaled by both.
    #expect(isClose(scale * scale, to: button, within: published))
  }

  @Test(arguments: [
    // The header rests at 16, its background 59 + 15 above that.
    (1.0, 0.0), (8.5, 0.5), (16, 1), (500, 1),
  ])
  func `A33 the background of a pinned title appears and stays`(
    scrolled: Double,
    opacity: Double
  ) throws {
    let run = try CaseBench.run(
      "A33-title-background",
      on: .scene("A33-title-background", scrolledBy: scrolled)
    )
    #expect(isClose(run["opacity"], to: opacity, within: published))
    // Of one place and rest alone, the opacity may be the same in both.
    #expect(run.ids.filter { $0 != "no-effect" } == [])
  }

  @Test(arguments: [(-59.0, 0.0), (-66.5, 0.5), (-74, 1), (-104, 3)])
  func `A33 a background that is not pinned would leave the range`(
    minY: Double,
    opacity: Double
  ) throws {
    let run = try CaseBench.run(
      "A33-title-background",
      on: .item(423, height: 139, in: phone, at: minY)
    )
    #expect(isClose(run["opacity"], to: opacity, within: published))
    #expect(run.ids == (opacity > 1 ? ["value-out-of-range"] : []))
  }

  @Test(arguments: [(0.0, 0.0), (-300, 0), (-327.27, 0.25), (-367.27, 0.75), (-400, 1)])
  func `A38 a bar outside the content appears as the hero leaves`(
    heroMinY: Double,
    opacity: Double
  ) throws {
    let run = try CaseBench.run("A38-bar-fade", on: .scene("A38-bar-fade", scrolledBy: -heroMinY))
    #expect(isClose(run["opacity"], to: opacity, within: published))
  }

  @Test func `A38 as an effect on the bar nothing changes`() throws {
    let stage = Stage.scene("A38-bar-fade", scrolledBy: 300, 327.27, 367.27, 400)
    let run = try CaseBench.run("A38-bar-fade-as-view", on: stage)
    #expect((0..<5).map { run.value("opacity", sample: $0) } == [0, 0, 0, 0, 0])
  }

  @Test(arguments: [(50.0, 1.2), (0, 1), (-30, 1)])
  func `A49 a stretched drawing fills what the larger frame would`(
    minY: Double,
    scale: Double
  ) throws {
    let run = try CaseBench.run(
      "A49-stretch-by-scale",
      on: .item(393, height: 250, in: phone, at: minY)
    )
    #expect(run["scaleEffect.x"] == 1)
    #expect(isClose(run["scaleEffect.y"], to: scale, within: published))
    #expect(isClose(run.drawn(0, y: 0), to: Point(x: 0, y: -max(0, minY)), within: published))
    #expect(isClose(run.drawn(0, y: 250), to: Point(x: 0, y: 250), within: published))
  }
}
