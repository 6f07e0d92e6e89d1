import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

/// Cases A35 to A47: rows, tiles and cards, by named spaces, nested scroll views and the clock.
struct RowCaseTests {
  private let phone = Size(width: 393, height: 759)

  @Test(arguments: [
    (100.0, 1.0), (119, 1), (120, 0.83), (80, 0.83), (150, 0.575), (200, 0.15), (260, 0.15),
  ])
  func `A35 a picker's row fades with its distance from the middle`(
    midY: Double,
    opacity: Double
  ) throws {
    // The first row's middle rests at 20.
    let stage = Stage.scene("A35-wheel-picker", scrolledBy: 20 - midY)
    let run = try CaseBench.run("A35-wheel-picker", on: stage)
    #expect(isClose(run["opacity"], to: opacity, within: published))
  }

  @Test(arguments: [
    (300.0, 1.0, ["no-effect"]), (175, 1, ["no-effect"]), (100, 0.5, []),
    (25, 0, ["singular-scale"]), (0, -0.1667, ["negative-scale", "value-out-of-range"]),
  ])
  func `A36 a row shrinks under the header`(minY: Double, scale: Double, ids: [String]) throws {
    // The list begins at 150 and the first row rests 25 below that.
    let stage = Stage.scene("A36-shrinking-list", scrolledBy: 175 - minY)
    let run = try CaseBench.run("A36-shrinking-list", on: stage)
    #expect(isClose(run["scaleEffect.x"], to: scale, within: published))
    #expect(isClose(run["opacity"], to: scale, within: published))
    #expect(run.ids == ["global-space"] + ids)
  }

  @Test func `A36 a list at the window's top is divided by 0`() throws {
    let row = SceneNode.shape(.rectangle).frame(width: 361, height: 100).target("row")
    let list = SceneNode.scrollView([row.padding(EdgeInsets(top: 25))]).coordinateSpace("list")
    let stage = Stage(scene: .views(list), window: phone, offsets: [100])
    let run = try CaseBench.run("A36-shrinking-list", on: stage)
    #expect(run.value("opacity", sample: 0)?.isNaN == true)
    #expect(run["opacity"] == -.infinity)
    #expect(run.ids == ["global-space", "negative-scale", "value-not-finite"])
  }

  @Test(arguments: [
    (0.25, 426.0, 0.0), (0.25, 626, -50), (0.25, 226, 50), (0.25, 0, 106.5),
    (1, 626, -200), (3, 626, -200),
  ])
  func `A40 a tile drifts towards the screen's middle`(
    factor: Double,
    midY: Double,
    offset: Double
  ) throws {
    let stage = Stage.item(100, height: 100, in: Size(width: 393, height: 852), at: midY - 50)
      .with { $0.parameters = ["factor": factor] }
    let run = try CaseBench.run("A40-tile-drift", on: stage)
    #expect(isClose(run["offset.y"], to: offset, within: published))
    let still = try CaseBench.run("A40-tile-drift", on: stage, reduceMotion: true)
    #expect(still["offset.y"] == 0)
    #expect(still.ids == ["global-space"])
  }

  @Test(arguments: [(0, 0.0, 0.0), (0, 200, 200), (1, 0, -393)])
  func `A41 a header stays while its pager turns`(
    page: Int,
    scrolled: Double,
    offset: Double
  ) throws {
    let stage = Stage.scene("A41-counter-scroll", scrolledBy: scrolled)
    let run = try CaseBench.run("A41-counter-scroll", on: stage)
    #expect(isClose(run.value("offset.x", target: page), to: offset, within: published))
    let innermost = try CaseBench.run("A41-counter-scroll-innermost", on: stage)
    #expect(innermost.value("offset.x", target: page) == 0)
  }

  @Test func `A43 a row is skewed by the speed and is up when the scroll stops`() throws {
    // Ten milliseconds a sample: 1000, -2400 and 0 points a second.
    let stage = Stage.item(361, height: 100, in: phone, at: -10, 14, 14, 14).with {
      $0.interval = 0.01
    }
    let run = try CaseBench.run("A43-velocity-skew", on: stage)
    let skew = (0..<5).map { run.value("transformEffect.b", sample: $0) }
    #expect(skew[0] == 0)
    #expect(isClose(skew[1], to: 0.15, within: published))
    #expect(isClose(skew[2], to: -0.36, within: published))
    #expect(skew[3] == 0 && skew[4] == 0)
  }

  @Test func `A44 a wave counts down on the simulated clock`() throws {
    let stage = Stage.item(200, height: 100, in: phone, at: 0).with { $0.interval = 1.5 }
    let run = try CaseBench.run("A44-wave", on: stage)
    #expect(run.value("distortionEffect.argument1", sample: 0) == 0)
    let arguments = (1...6).map { run["distortionEffect.argument\($0)"] }
    #expect(arguments == [-1.5, 200, 100, 0.5, 8, 10])
    #expect(run["distortionEffect.maxX"] == 0)
    #expect(run["distortionEffect.enabled"] == 1)
  }

  @Test(arguments: [(0.0, 0.0, 0.0), (100, 40, 35), (260, 104, 91), (-240, -96, -84)])
  func `A47 backdrop and icon move at two speeds`(
    minY: Double,
    backdrop: Double,
    icon: Double
  ) throws {
    // The first card rests at 16.
    let stage = Stage.scene("A47-two-speed", scrolledBy: 16 - minY)
    let first = try CaseBench.run("A47-two-speed-backdrop", on: stage)
    let second = try CaseBench.run("A47-two-speed-icon", on: stage)
    #expect(isClose(first["offset.y"], to: backdrop, within: published))
    #expect(isClose(second["offset.y"], to: icon, within: published))
  }

  @Test func `A47 a backdrop has no slack in its card`() throws {
    let run = try CaseBench.run("A47-two-speed-backdrop", on: .scene("A47-two-speed"))
    let target = try #require(run.layout?.targets(named: "backdrop").first)
    #expect(target.clip == target.frame)
  }
}
