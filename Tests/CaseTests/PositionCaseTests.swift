import MothDiagnostics
import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

/// Cases A01 to A05: functions of a view's place in the window or the scroll view.
struct PositionCaseTests {
  private let phone = Size(width: 393, height: 759)

  @Test(arguments: [(0.0, 0.0), (200, -25), (400, -50), (-120, 15), (800, -100)])
  func `A01 a card turns by its position in the window`(minX: Double, degrees: Double) throws {
    let run = try CaseBench.run(
      "A01-flow-tilt",
      on: .item(200, height: 200, in: phone, along: .horizontal, at: minX)
    )
    #expect(isClose(run["rotation3DEffect.degrees"], to: degrees, within: published))
    #expect(run["rotation3DEffect.y"] == 1)
  }

  @Test func `A01 a card that reads its middle is not flat in the middle`() throws {
    let script = try CaseFile("A01-flow-tilt").text.replacing("minX", with: "midX")
    let run = try CaseBench.run(
      script: script,
      on: .item(200, height: 200, in: phone, along: .horizontal, at: 96.5)
    )
    // -196.5 / 8.
    #expect(run["rotation3DEffect.degrees"] == -24.5625)
  }

  @Test func `A01 a card turned by 25 degrees shows its left side farther away`() throws {
    let run = try CaseBench.run(
      "A01-flow-tilt",
      on: .item(200, height: 200, in: phone, along: .horizontal, at: 200)
    )
    #expect(isClose(run.drawn(0, y: 0), to: Point(x: 25.1795, y: 17.4447), within: published))
    #expect(isClose(run.drawn(200, y: 0), to: Point(x: 214.9129, y: -26.7924), within: published))
  }

  @Test func `A01 a sidebar turns the resting card by a constant`() throws {
    // 320 / 8.
    let stage = Stage.scene("A01-flow-tilt", scrolledBy: 320).with { $0.device = "ipad-pro-11-m4" }
    let run = try CaseBench.run("A01-flow-tilt", on: stage)
    #expect(isClose(run.value("rotation3DEffect.degrees", sample: 0), to: -40, within: published))
    #expect(isClose(run["rotation3DEffect.degrees"], to: 0, within: published))
  }

  @Test(arguments: [(379.5, 0.0), (100, -55.9), (0, -75.9), (759, 75.9)])
  func `A02 a row twists by its distance from half the reader's height`(
    minY: Double,
    degrees: Double
  ) throws {
    // On iphone-15 the reader is 852 - 59 - 34 = 759 high and rests at 59.
    let run = try CaseBench.run("A02-row-twist", on: .scene("A02-row-twist", scrolledBy: 59 - minY))
    #expect(isClose(run["rotation3DEffect.degrees"], to: degrees, within: published))
    // Inset and middle are of two spaces: the row at rest is 59 / 5 away from -75.9.
    #expect(
      isClose(run.value("rotation3DEffect.degrees", sample: 0), to: -75.9 + 11.8, within: published)
    )
  }

  @Test(arguments: [
    (100.0, 10.0, 1.0, 1.0), (59, 5.9, 1, 0.9833), (30, 3, 0.75, 0.5), (20, 2, 0.5, 0.3333),
    (-10, -1, 0, 0),
  ])
  func `A03 a card fades and shrinks near the window's top`(
    minY: Double,
    hue: Double,
    scale: Double,
    opacity: Double
  ) throws {
    let run = try CaseBench.run(
      "A03-fade-near-top",
      on: .item(373, height: 100, in: phone, at: minY)
    )
    #expect(isClose(run["hueRotation.degrees"], to: hue, within: published))
    #expect(isClose(run["scaleEffect.x"], to: scale, within: published))
    #expect(isClose(run["scaleEffect.y"], to: scale, within: published))
    #expect(isClose(run["opacity"], to: opacity, within: published))
  }

  @Test func `A03 the first card is not seen at rest if there is no top inset`() throws {
    let upright = try CaseBench.run("A03-fade-near-top", on: .scene("A03-fade-near-top"))
    let turned = try CaseBench.run(
      "A03-fade-near-top",
      on: .scene("A03-fade-near-top").with { $0.orientation = .landscape }
    )
    // 59 / 60 under the island; a phone on its side has no inset at the top.
    #expect(isClose(upright["opacity"], to: 0.9833, within: published))
    #expect(turned["opacity"] == 0)
  }

  @Test(
    arguments: [
      (120.0, [12.0, 1, 0, 0, 0]), (-100, [-10, 0.8571, 80, 0.25, 2]),
      (-350, [-35, 0.5, 280, 0.875, 7]), (-700, [-70, 0, 560, 1.75, 14]),
      (-1400, [-140, -1, 1120, 3.5, 28]),
    ] as [(Double, [Double])]
  )
  func `A04 a card collapses past the top edge`(minY: Double, values: [Double]) throws {
    let run = try CaseBench.run(
      "A04-collapse-past-top",
      on: .item(361, height: 100, in: phone, at: minY)
    )
    let labels = ["hueRotation.degrees", "scaleEffect.x", "offset.y", "brightness", "blur.radius"]
    for (label, value) in zip(labels, values) {
      #expect(isClose(run[label], to: value, within: published), "\(label)")
    }
  }

  @Test(arguments: [(0, -100.0, -10.0), (3, 50, 113), (9, 120, 336), (12, 0, 432)])
  func `A05 the hue goes on from card to card and does not wrap`(
    index: Int,
    minY: Double,
    hue: Double
  ) throws {
    // Card i rests at 16 + 108 i.
    let offset = 16 + 108 * Double(index) - minY
    let run = try CaseBench.run(
      "A05-hue-by-index",
      on: .scene("A05-hue-by-index", scrolledBy: offset)
    )
    #expect(isClose(run.value("hueRotation.degrees", target: index), to: hue, within: published))
    #expect(
      isClose(run.value("offset.y", target: index), to: max(0, -minY) / 1.25, within: published)
    )
  }

  @Test func `A05 a name that is no local is an unknown global`() throws {
    let run = try CaseBench.run(
      script: """
        return moth.effect { api = 1, visualEffect = function(content)
          return content:hueRotation(36 * index)
        end }
        """,
      on: .item(100, height: 100, in: phone, at: 0)
    )
    #expect(run.ids == ["unknown-global"])
    #expect(run.diagnostics.first?.message == "there is no global 'index'")
  }
}
