import MothDiagnostics
import MothEngine
import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

/// Cases of part B: reports of bugs that a simulation of geometry can decide.
struct ReportCaseTests {
  private let phone = Size(width: 393, height: 759)

  /// An effect whose closure returns this.
  private func effect(_ body: String, above: String = "") -> String {
    """
    \(above)
    return moth.effect { api = 1, visualEffect = function(content, geometry, env)
    \(body)
    end }
    """
  }

  /// Content of this height in a scroll view that fills a window of `container`; the content is the
  /// target and gives the space "content".
  private func content(_ height: Double, in container: Double, at offsets: Double...) -> Stage {
    let content = SceneNode.shape(.rectangle).frame(width: 400, height: height)
      .target("item").coordinateSpace("content")
    return Stage(
      scene: .views(.scrollView([content])),
      window: Size(width: 400, height: container),
      offsets: offsets
    )
  }

  @Test(arguments: [(-20.0, 0.0), (350, 0.5), (1400, 2)])
  func `B10 a share that is limited at one side goes on at the other`(
    minY: Double,
    share: Double
  ) throws {
    let script = effect(
      "return content:scaleEffect(math.max(geometry:frame(\"scrollView\").minY / 700, 0))"
    )
    let run = try CaseBench.run(
      script: script,
      on: .item(100, height: 100, in: Size(width: 400, height: 700), at: minY)
    )
    #expect(isClose(run["scaleEffect.x"], to: share, within: published))
  }

  /// The share of the scroll, as it is often written.
  private let naiveShare = """
    local space = geometry:bounds("content").height - geometry:bounds("scrollView").height
    return content:opacity(-geometry:frame("scrollView").minY / space)
    """

  /// The share of the scroll, 1 where nothing scrolls.
  private let guardedShare = """
    local space = geometry:bounds("content").height - geometry:bounds("scrollView").height
    local share = -geometry:frame("scrollView").minY / math.max(space, 1)
    return content:opacity(space > 0 and math.min(math.max(share, 0), 1) or 1)
    """

  @Test func `B11 a share of nothing is 0 divided by 0`() throws {
    let run = try CaseBench.run(script: effect(naiveShare), on: content(500, in: 500, at: 0))
    #expect(run["opacity"]?.isNaN == true)
    #expect(run.ids == ["value-not-finite"])
  }

  @Test(arguments: [(500.0, 500.0), (400, 500)])
  func `B11 B12 a guarded effect is inactive where nothing scrolls`(
    height: Double,
    container: Double
  ) throws {
    let stage = content(height, in: container, at: 0)
    let run = try CaseBench.run(script: effect(guardedShare), on: stage)
    #expect(run.layout?.scrollViews.first?.extent(along: .vertical) == 0)
    #expect(run["opacity"] == 1)
    #expect(run.ids == [])
  }

  @Test func `B14 an item near the end cannot finish`() throws {
    let item = SceneNode.shape(.rectangle).frame(width: 400, height: 100).target("item")
      .padding(EdgeInsets(top: 950))
    let stage = Stage(
      scene: .views(.scrollView([item])),
      window: Size(width: 400, height: 700),
      offsets: [350]
    )
    let run = try CaseBench.run(
      script: effect("return content:opacity(1 - geometry:frame(\"scrollView\").minY / 700)"),
      on: stage
    )
    // Content 1050: the end is at 350, where minY is 600.
    #expect(run.layout?.scrollViews.first?.extent(along: .vertical) == 350)
    #expect(isClose(run["opacity"], to: 0.1429, within: published))
  }

  @Test func `B19 a scene turned by 90 degrees gives the transposed answer`() throws {
    func script(_ side: String, arguments: String) -> String {
      effect(
        """
        local share = geometry:frame("scrollView").mid\(side) / 300
        return content:offset(\(arguments))
        """
      )
    }
    // An item at 500 of 100 points, scrolled by 250: its middle is at 300 of 300.
    let container = Size(width: 300, height: 300)
    let across = try CaseBench.run(
      script: script("X", arguments: "share, 0"),
      on: .item(100, height: 60, in: container, along: .horizontal, at: 250)
    )
    let down = try CaseBench.run(
      script: script("Y", arguments: "0, share"),
      on: .item(60, height: 100, in: container, at: 250)
    )
    #expect(across["offset.x"] == 1)
    #expect(down["offset.y"] == across["offset.x"])
  }

  @Test(arguments: [-100.0, 0, 50, 100])
  func `B21 a photo taller than its container never settles`(distance: Double) throws {
    // L = 900, C = 700, linear, 0.5 at both edges: while it fills the container, the shortfalls of
    // both edges add up to 1 - C / L = 2 / 9, so 1 - 0.5 * 2 / 9 = 0.8889 throughout.
    let run = try CaseBench.run(
      script: tallPhoto,
      on: .centred(.vertical, length: 900, in: 700, by: distance)
    )
    #expect(isClose(run["opacity"], to: 0.8889, within: published))
  }

  @Test func `B21 a container of the photo's height is the smallest that settles`() throws {
    let short = try CaseBench.run(
      script: tallPhoto,
      on: .centred(.vertical, length: 900, in: 899, by: 0)
    )
    let exact = try CaseBench.run(
      script: tallPhoto,
      on: .centred(.vertical, length: 900, in: 900, by: 0)
    )
    #expect(try #require(short["opacity"]) < 1)
    #expect(exact["opacity"] == 1)
  }

  private let tallPhoto = """
    return moth.effect { api = 1, scrollTransition = {
      configuration = moth.interactive { timingCurve = "linear" },
      effect = function(content, phase)
        return content:opacity(phase.isIdentity and 1 or 0.5)
      end,
    } }
    """

  @Test func `B23 a held view stands still in step and is 20 points off a frame late`() throws {
    let offsets = stride(from: 20.0, through: 200, by: 20)
    let stage = Stage.item(100, height: 100, in: phone, at: 0).with { $0.offsets = Array(offsets) }
    let run = try CaseBench.run(
      script: effect("return content:offset(0, -geometry:frame(\"scrollView\").minY)"),
      on: stage
    )
    let held = run.values("offset.y")
    #expect(zip(held, [0] + Array(offsets)).allSatisfy { $0 == $1 })
    let late = zip(held.dropFirst(), held).map { $0 - $1 }
    #expect(late.allSatisfy { $0 == 20 })
  }

  @Test(arguments: [(0.0, 110.0, 0.25), (55, 110, 0)])
  func `B37 two titles are both half visible where their ramps overlap`(
    start: Double,
    end: Double,
    product: Double
  ) throws {
    // The large title goes from 0 to 110, or to 55 where the small one comes after it.
    func ramp(_ low: Double, high: Double) -> String {
      let amount = "-geometry:frame(\"scrollView\").minY"
      return "math.min(math.max((\(amount) - \(low)) / \(high - low), 0), 1)"
    }
    let stage = Stage.item(100, height: 100, in: phone, at: -55)
    let large = try CaseBench.run(
      script: effect("return content:opacity(1 - \(ramp(0, high: start > 0 ? start : end)))"),
      on: stage
    )
    let small = try CaseBench.run(
      script: effect("return content:opacity(\(ramp(start, high: end)))"),
      on: stage
    )
    #expect(
      isClose(
        try #require(large["opacity"]) * #require(small["opacity"]),
        to: product,
        within: published
      )
    )
  }

  @Test(arguments: [(0.99, -19.8), (1, 1), (1.01, 20.2)])
  func `B47 a special case at exactly 1 jumps`(distance: Double, turn: Double) throws {
    let run = try steps(
      """
      local distance = geometry:frame("scrollView").minY / 1000
      if distance == 1 then return content:rotationEffect(1) end
      return content:rotationEffect((distance < 1 and -20 or 20) * distance)
      """,
      at: distance
    )
    #expect(isClose(run["rotationEffect.degrees"], to: turn, within: published))
  }

  @Test(arguments: [
    (1.0, 30.0), (1.001, 35.035), (2, 70), (2.001, 80.04), (3.001, 135.045), (4.001, 200.05),
  ])
  func `B47 a slope for each bracket jumps between them`(distance: Double, turn: Double) throws {
    let run = try steps(
      """
      local distance = geometry:frame("scrollView").minY / 1000
      local slope = 25 + 5 * math.min(math.ceil(distance), 5)
      return content:rotationEffect(slope * distance)
      """,
      at: distance
    )
    #expect(isClose(run["rotationEffect.degrees"], to: turn, within: published))
  }

  private func steps(_ body: String, at distance: Double) throws -> CaseRun {
    try CaseBench.run(
      script: effect(body),
      on: .item(100, height: 100, in: phone, at: distance * 1000)
    )
  }
}
