import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

/// Cases A09 to A12: covers and pictures that read the container.
struct FlowCaseTests {
  private let phone = Size(width: 393, height: 759)

  @Test(arguments: [
    (60.0, 196.5, 0.0), (60, 98.25, 30), (60, 300, -31.6031), (60, 476.5, -60), (60, -83.5, 60),
    (180, 98.25, 45), (180, -83.5, 90),
  ])
  func `A09 a cover turns on its way through the container`(
    rotation: Double,
    midX: Double,
    degrees: Double
  ) throws {
    let stage = Stage.item(280, height: 180, in: phone, along: .horizontal, at: midX - 140)
      .with { $0.parameters = ["rotation": rotation] }
    let run = try CaseBench.run("A09-cover-flow", on: stage)
    #expect(isClose(run["rotation3DEffect.degrees"], to: degrees, within: published))
  }

  @Test func `A09 padding on the content leaves the origin where it is`() throws {
    // The first cover rests (393 - 280) / 2 = 56.5 from the side, in the middle; the next one
    // 280 - 120 = 160 farther: 60 - 120 * 356.5 / 393.
    let run = try CaseBench.run("A09-cover-flow", on: .scene("A09-cover-flow"))
    #expect(run.layout?.targets.prefix(2).map(\.frame.minX) == [56.5, 216.5])
    #expect(isClose(run.value("rotation3DEffect.degrees", target: 0), to: 0, within: published))
    #expect(
      isClose(run.value("rotation3DEffect.degrees", target: 1), to: -48.8550, within: published)
    )
  }

  @Test func `A09 a cover turned by 60 degrees`() throws {
    let run = try CaseBench.run(
      "A09-cover-flow",
      on: .item(280, height: 180, in: phone, along: .horizontal, at: -83.5 - 140)
    )
    #expect(isClose(run.drawn(0, y: 0), to: Point(x: 16.5404, y: -68.7337), within: published))
    #expect(isClose(run.drawn(280, y: 0), to: Point(x: 188.8481, y: 27.1953), within: published))
  }

  @Test func `A09 a cover turned by 90 degrees has no width`() throws {
    let stage = Stage.item(280, height: 180, in: phone, along: .horizontal, at: -83.5 - 140)
      .with { $0.parameters = ["rotation": 180] }
    let run = try CaseBench.run("A09-cover-flow", on: stage)
    #expect(isClose(run.drawn(0, y: 90), to: Point(x: 140, y: 90), within: published))
    #expect(isClose(run.drawn(280, y: 90), to: Point(x: 140, y: 90), within: published))
  }

  @Test func `A09 without a scroll view the progress is 0 divided by 0`() throws {
    let view = SceneNode.shape(.rectangle).frame(width: 0, height: 180).target("item")
      .frame(width: phone.width, height: phone.height, alignment: .topLeading)
    let stage = Stage(scene: .views(view), window: phone, offsets: [])
    let run = try CaseBench.run("A09-cover-flow", on: stage)
    #expect(run["rotation3DEffect.degrees"]?.isNaN == true)
    #expect(run.ids == ["value-not-finite"])
  }

  @Test(arguments: [
    // Card i rests at 30 + 338 i.
    (0, 0.0, 0.0), (1, 168, -238), (1, 0, -473.2), (1, -132, -550.2), (0, 338, 473.2),
  ])
  func `A10 a wallpaper's picture moves against its card`(
    index: Int,
    scrolled: Double,
    offset: Double
  ) throws {
    let run = try CaseBench.run(
      "A10-wallpaper-image",
      on: .scene("A10-wallpaper", scrolledBy: scrolled)
    )
    #expect(isClose(run.value("offset.x", target: index), to: offset, within: published))
  }

  @Test func `A10 a picture has 249.75 points to spare on each side`() throws {
    let run = try CaseBench.run("A10-wallpaper-image", on: .scene("A10-wallpaper"))
    let image = try #require(run.layout?.targets(named: "image").first)
    let clip = try #require(image.clip)
    #expect(clip.minX - image.frame.minX == 249.75)
    #expect(image.frame.maxX - clip.maxX == 249.75)
  }

  @Test(arguments: [(0, 0.0, 1.0), (1, 30, 0.9528), (1, -30, 0.95), (0, 400, 0.95)])
  func `A10 a wallpaper's card shrinks towards the edges`(
    index: Int,
    scrolled: Double,
    scale: Double
  ) throws {
    // Card 1 scrolled by 30 is at 338: q = (393 - 338) / 333 = 0.16517, easeInOut 0.05510 (by
    // bisection), 0.95 + 0.05 * 0.05510 = 0.95275.
    let run = try CaseBench.run(
      "A10-wallpaper-card",
      on: .scene("A10-wallpaper", scrolledBy: scrolled)
    )
    #expect(isClose(run.value("scaleEffect.x", target: index), to: scale, within: published))
  }

  @Test(arguments: [
    (300.0, 100.0, 350.0, -50.0), (300, 100, 700, -100), (300, 100, -20, 0), (400, 150, 175, -35),
    (200, 100, 350, -35),
  ])
  func `A11 a picture moves within its slack`(
    height: Double,
    slack: Double,
    minY: Double,
    offset: Double
  ) throws {
    let stage = Stage.item(363, height: height, in: Size(width: 393, height: 700), at: minY)
      .with { $0.parameters = ["slack": slack] }
    let run = try CaseBench.run("A11-article-image", on: stage)
    #expect(isClose(run["offset.y"], to: offset, within: published))
  }

  @Test(
    arguments: [
      // Cover i rests at 210 i.
      (0, 0.0, [1.0, 1, 0]), (1, 105, [0.75, 0.9, 0]), (1, 0, [0.5, 0.8, 0]),
      (2, 0, [0, 0.6, -160]),
      (3, 0, [-0.5, 0.4, -320]), (0, 105, [0.75, 0.9, 80]), (0, 210, [0.5, 0.8, 160]),
    ] as [(Int, Double, [Double])]
  )
  func `A12 covers close up beside the middle one`(
    index: Int,
    scrolled: Double,
    values: [Double]
  ) throws {
    let stage = Stage.scene("A12-collapsing-flow", scrolledBy: scrolled)
    let run = try CaseBench.run("A12-collapsing-flow", on: stage)
    #expect(isClose(run.value("opacity", target: index), to: values[0], within: published))
    #expect(isClose(run.value("scaleEffect.x", target: index), to: values[1], within: published))
    let shifts = ["offset.x", "offset#2.x", "offset#3.x"]
      .compactMap { run.value($0, target: index) }
    #expect(isClose(shifts.reduce(0, +), to: values[2], within: published))
  }
}
