import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

/// Cases A07, A08 and A14: views that are held against the scroll.
struct PileCaseTests {
  @Test(
    arguments: [
      // Card i rests at 85 i: 80 high, 5 apart.
      (0, 40.0, [1.0, 1, 0]), (0, 0, [1, 1, 0]), (1, 0, [0.6458, 0.915, -76.5]),
      (2, 0, [0.2917, 0.84, -154]), (3, 0, [0, 0.84, -239]),
    ] as [(Int, Double, [Double])]
  )
  func `A07 notifications are held in a pile`(index: Int, offset: Double, values: [Double]) throws {
    let run = try CaseBench.run(
      "A07-notification-stack",
      on: .scene("A07-notification-stack", scrolledBy: offset)
    )
    #expect(isClose(run.value("opacity", target: index), to: values[0], within: published))
    #expect(isClose(run.value("scaleEffect.y", target: index), to: values[1], within: published))
    #expect(isClose(run.value("offset.y", target: index), to: values[2], within: published))
    #expect(run.value("scaleEffect.anchor.y", target: index) == 1)
  }

  @Test func `A07 the pile rests at the inset edge and its first card is drawn last`() throws {
    let run = try CaseBench.run("A07-notification-stack", on: .scene("A07-notification-stack"))
    let layout = try #require(run.layout)
    // O1: the origin is the padded edge, 59 + 679 below the window's top.
    #expect(layout.scrollViews.first?.container.minY == 738)
    #expect(layout.scrollViews.first?.container.height == 80)
    #expect(layout.targets.first?.frame.minY == 738)
    let order = layout.targets.map(\.drawingIndex)
    #expect(order == order.sorted(by: >))
  }

  @Test(arguments: [
    (0.0, -679.0), (-300, -379), (-600, -79), (-609, -70), (-650, -70),
  ])
  func `A08 a clock stays at the top until it is small`(minY: Double, offset: Double) throws {
    let stage = Stage.item(393, height: 150, in: Size(width: 393, height: 759), at: minY)
    let run = try CaseBench.run("A08-pinned-clock", on: stage)
    #expect(isClose(run["offset.y"], to: offset, within: published))
  }

  @Test(arguments: [
    (0.0, 0.0, 0.0, -40.0, 75.0), (150, -50, -150, 52.8752, 124.1716),
    (-75, 25, 75, -15.64, 40.1193), (300, -100, -300, 265.1485, 31.05),
    (600, -150, -600, 445.1666, -395),
  ])
  func `A14 a card on a wheel is moved, turned and moved in this order`(
    minY: Double,
    degrees: Double,
    offset: Double,
    x: Double,
    y: Double
  ) throws {
    let stage = Stage.item(220, height: 150, in: Size(width: 393, height: 150), at: minY)
    let run = try CaseBench.run("A14-circular-carousel", on: stage)
    #expect(isClose(run["rotationEffect.degrees"], to: degrees, within: published))
    #expect(isClose(run["offset#2.y"], to: offset, within: published))
    #expect(isClose(run.drawn(110, y: 75), to: Point(x: x, y: y), within: published))
  }

  @Test func `A14 the first card rests in the middle, 150 points beside the trailing side`() throws
  {
    let run = try CaseBench.run("A14-circular-carousel", on: .scene("A14-circular-carousel"))
    let layout = try #require(run.layout)
    // 59 + 759 / 2 - 75 down; 393 - 220 across, less the scroll view's own centring.
    #expect(layout.targets.first?.frame.minY == 363.5)
    #expect(isClose(run.drawn(110, y: 75), to: Point(x: -40, y: 75), within: published))
    #expect(
      isClose(
        run.drawn(110, y: 75, target: 1),
        to: Point(x: 52.8752, y: 124.1716),
        within: published
      )
    )
  }

  @Test func `B42 a card on the wheel is drawn 75 points beside its layout`() throws {
    let stage = Stage.item(220, height: 150, in: Size(width: 393, height: 150), at: 150)
    let run = try CaseBench.run("A14-circular-carousel", on: stage)
    let centre = try #require(run.drawn(110, y: 75))
    let distance = ((centre.x - 110) * (centre.x - 110) + (centre.y - 75) * (centre.y - 75))
      .squareRoot()
    // sqrt(57.1248 ^ 2 + 49.1716 ^ 2); the case prints one decimal.
    #expect(isClose(distance, to: 75.4, within: 0.05))
  }
}
