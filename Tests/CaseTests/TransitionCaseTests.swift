import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

/// Cases A16 to A22: transitions by the phase, whose output is interpolated.
///
/// The distance is from the container's centre to the view's.
struct TransitionCaseTests {
  @Test(arguments: [(200.0, 0.7763), (357, 1.4966), (0, 0), (-200, -0.7763)])
  func `A16 a page turns by up to 1.5 degrees`(distance: Double, degrees: Double) throws {
    let run = try CaseBench.run(
      "A16-paging-rotation",
      on: .centred(.horizontal, length: 345, in: 393, by: distance)
    )
    #expect(isClose(run["rotationEffect.degrees"], to: degrees, within: published))
  }

  @Test func `A16 a page in its margins is fully turned as the neighbour`() throws {
    // The container lies inside the margins, 393 - 48 = 345; the neighbour is 345 + 12 away.
    let run = try CaseBench.run("A16-paging-rotation", on: .scene("A16-paging-rotation"))
    #expect(run.layout?.scrollViews.first?.container.width == 345)
    #expect(run.value("rotationEffect.degrees", target: 0) == 0)
    #expect(run.value("rotationEffect.degrees", target: 1) == 1.5)
  }

  @Test func `A17 picture and label move against each other`() throws {
    let stage = Stage.centred(.horizontal, length: 345, in: 393, by: 200)
    let images = try CaseBench.run("A17-parallax-image", on: stage)
    let labels = try CaseBench.run("A17-parallax-label", on: stage)
    // p = 0.48251; the case rounds it to four decimals before it multiplies by 200 and 100.
    #expect(isClose(images["offset.x"], to: -103.5, within: 200 * 5e-5))
    #expect(isClose(labels["opacity"], to: 0.4825, within: published))
    #expect(isClose(labels["offset.x"], to: 51.75, within: 100 * 5e-5))
  }

  @Test(arguments: [
    // Page i rests at 345 i: 393 - 64 = 329 wide, 16 apart. Half-way is 329 / 2 = 164.5.
    (1, 180.5, -100.0, 0.5, 50.0), (1, 0, -200, 0, 100), (0, 345, 200, 0, -100),
  ])
  func `A17 pages come and go in their margins`(
    index: Int,
    scrolled: Double,
    image: Double,
    opacity: Double,
    label: Double
  ) throws {
    let stage = Stage.scene("A17-parallax", scrolledBy: scrolled)
    let images = try CaseBench.run("A17-parallax-image", on: stage)
    let labels = try CaseBench.run("A17-parallax-label", on: stage)
    #expect(isClose(images.value("offset.x", target: index), to: image, within: published))
    #expect(isClose(labels.value("opacity", target: index), to: opacity, within: published))
    #expect(isClose(labels.value("offset.x", target: index), to: label, within: published))
  }

  @Test(arguments: [
    // D(visible 2) = (300 + 393) / 2 - 600 = -253.5, m = -46.5: the top's edge goes from
    // c = -300 to 300, the bottom's from -393 to 207, c = -46.5 - distance. With easeInOut by
    // bisection: 1 + 0.1 (1 - p_top) - 0.4 (1 - p_bottom).
    (0.0, 0.889481), (200, 0.650784), (308, 0.603201), (346.5, 0.6), (-200, 1.081449),
    (-308, 1.0992), (-346.5, 1.1),
  ])
  func `A19 a threshold of 2 keeps both edges under way`(distance: Double, scale: Double) throws {
    // Twice at each place, ten seconds apart: the animation has come to rest.
    let stage = Stage.centred(.horizontal, length: 300, in: 393, by: distance, distance)
      .with { $0.interval = 10 }
    let run = try CaseBench.run("A19-tilted-deck", on: stage)
    #expect(isClose(run["scaleEffect.x"], to: scale, within: published))
    #expect(run["scaleEffect.anchor.x"] == 0)
    #expect(isClose(run["rotation3DEffect.degrees"], to: -12, within: published))
  }

  @Test func `A19 the deck leans in every phase`() throws {
    let stage = Stage.item(
      300,
      height: 500,
      in: Size(width: 393, height: 600),
      along: .horizontal,
      at: 0
    )
    let run = try CaseBench.run("A19-tilted-deck", on: stage)
    #expect(
      isClose(run.drawn(0, y: 0, only: 0..<1), to: Point(x: 10.2512, y: 11.8818), within: published)
    )
    #expect(
      isClose(
        run.drawn(300, y: 0, only: 0..<1),
        to: Point(x: 304.4279, y: -13.1299),
        within: published
      )
    )
  }

  @Test(
    arguments: [
      (229.5, [1.0, 0, 0, 0, 0]), (379.5, [0.9, 5, -15, 30, -100]),
      (500, [0.8038, 9.809, -29.427, 58.854, -196.18]), (529.5, [0.8, 10, -30, 60, -200]),
      (-529.5, [0.8, 10, -30, 60, -200]),
    ] as [(Double, [Double])]
  )
  func `A20 a row comes and goes by everything at once`(distance: Double, values: [Double]) throws {
    let stage = Stage.centred(.vertical, length: 300, in: 759, by: distance)
    let run = try CaseBench.run("A20-everything-at-once", on: stage)
    let labels = [
      "scaleEffect.x", "blur.radius", "rotationEffect.degrees", "rotation3DEffect.degrees",
      "offset.x",
    ]
    // At 500 the case multiplies the rounded fraction 0.0191 of 0.019058: an error of 5e-5 * 200.
    for (label, value) in zip(labels, values) {
      #expect(isClose(run[label], to: value, within: 0.01), "\(label)")
    }
  }

  @Test func `A20 an axis of any length is a direction`() throws {
    let stage = Stage.item(361, height: 300, in: Size(width: 393, height: 759), at: 759)
      .with { $0.parameters = ["perspective": 0.5] }
    let run = try CaseBench.run("A20-everything-at-once", on: stage)
    #expect(isClose(run["rotation3DEffect.degrees"], to: 60, within: published))
    #expect(
      isClose(run.drawn(0, y: 0, only: 3..<4), to: Point(x: 44.5026, y: 56.3824), within: published)
    )
    #expect(
      isClose(
        run.drawn(361, y: 300, only: 3..<4),
        to: Point(x: 256.9459, y: 202.6237),
        within: published
      )
    )
    #expect(
      isClose(run.drawn(180.5, y: 150, only: 3..<4), to: Point(x: 180.5, y: 150), within: published)
    )
  }

  @Test(arguments: [(379.0, 0.0, 2.0), (380, 100, 0), (-500, 0, 2)])
  func `A21 a row springs in at one edge`(
    distance: Double,
    offset: Double,
    opacity: Double
  ) throws {
    // Twice at each place, ten seconds apart: the spring has come to rest.
    let stage = Stage.centred(.vertical, length: 200, in: 759, by: distance, distance)
      .with { $0.interval = 10 }
    let run = try CaseBench.run("A21-one-edge-animated", on: stage)
    #expect(isClose(run["offset.x"], to: offset, within: published))
    #expect(isClose(run["opacity"], to: opacity, within: published))
  }

  @Test(arguments: [
    (0.0, -10.0, 0.0), (76.625, -8.708, 0.646), (153.25, -5, 2.5), (230, -1.287, 4.3565),
    (306.5, 0, 5), (-230, -1.287, -4.3565),
  ])
  func `A22 the invitation in the middle is up`(
    distance: Double,
    offset: Double,
    degrees: Double
  ) throws {
    let run = try CaseBench.run(
      "A22-invitations",
      on: .centred(.horizontal, length: 220, in: 393, by: distance)
    )
    #expect(isClose(run["offset.y"], to: offset, within: published))
    #expect(isClose(run["rotationEffect.degrees"], to: degrees, within: published))
  }
}
