import MothDiagnostics
import MothEngine
import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

/// Cases of part B in which the layout or the device changes.
struct ChangeCaseTests {
  private let follow = """
    return moth.effect { api = 1, visualEffect = function(content, geometry)
      return content:offset(geometry:frame("scrollView").minY, 0)
    end }
    """

  private func box(_ height: Double, name: String? = nil) -> SceneNode {
    let box = SceneNode.shape(.rectangle).frame(width: 300, height: height)
    return name.map { box.target($0) } ?? box
  }

  /// Three pictures of 300 points above the target.
  private var pictures: Stage {
    let images = (0..<3).map { _ in SceneNode.image(width: 300, height: 300) }
    let views = SceneNode.scrollView([.vStack(spacing: 0, images + [box(2000, name: "item")])])
    return Stage(scene: .views(views), offsets: []).with { $0.change = .lateContent }
  }

  @Test func `B15 an effect follows pictures that come late`() throws {
    let run = try CaseBench.run(script: follow, on: pictures)
    let loaded = try #require(run.timeline?.parts.last?.start)
    let values = run.values("offset.x")
    // 3 * 300 more; the sweep ends at rest.
    #expect(values[loaded - 1] == 0)
    #expect(values.last == 900)
    #expect(run.ids == [])
  }

  @Test func `B15 a position kept from the first frame is 900 points off`() throws {
    let run = try CaseBench.run(
      script: """
        local first
        return moth.effect { api = 1, visualEffect = function(content, geometry)
          first = first or geometry:frame("scrollView").minY
          return content:offset(geometry:frame("scrollView").minY - first, 0)
        end }
        """,
      on: pictures
    )
    #expect(run.values("offset.x").last == 900)
  }

  @Test func `B17 a constant chosen by the width is chosen again when the device turns`() throws {
    let views = SceneNode.scrollView([
      box(3000, name: "item").flexibleFrame(width: .init(max: .infinity))
    ])
    let stage = Stage(scene: .views(views), offsets: []).with { $0.change = .rotation }
    let run = try CaseBench.run(
      script: """
        return moth.effect { api = 1, visualEffect = function(content, geometry)
          return content:opacity(geometry:bounds("scrollView").width < 600 and 0.25 or 0.75)
        end }
        """,
      on: stage
    )
    let starts = try #require(run.timeline).parts.map(\.start)
    try #require(starts.count == 3)
    let values = run.values("opacity")
    // 393 wide upright, 852 - 2 * 59 = 734 on its side; the first frame after the turn is right.
    #expect(values[starts[1] - 1] == 0.25)
    #expect(values[starts[1]] == 0.75)
    #expect(values[starts[2] - 1] == 0.75)
    #expect(values[starts[2]] == 0.25)
  }

  @Test(arguments: [(1400.0, 200.0), (700, 380)])
  func `B18 a narrower window moves what lies below text`(width: Double, minY: Double) throws {
    // Lines of 20 points have an em of 20 / 1.2 = 16.667 and characters of 8.333 points: 168 in a
    // line of 1400 points, 84 in one of 700. 1550 of them make 10 lines (9.2) and 19 (18.5).
    let text = SceneNode.text(String(repeating: "a", count: 1550), fontSize: 20 / 1.2)
    let views = SceneNode.scrollView([
      .vStack(spacing: 0, [text, box(2000, name: "item")])
    ])
    let stage = Stage(
      scene: .views(views),
      window: Size(width: width, height: 800),
      offsets: []
    )
    #expect(
      isClose(try CaseBench.run(script: follow, on: stage)["offset.x"], to: minY, within: published)
    )
  }

  @Test func `B24 rows put in above move what follows once, by their height`() throws {
    func views(_ rows: [SceneNode]) -> SceneNode {
      .scrollView([.vStack(spacing: 0, rows + [box(3000, name: "item")])])
    }
    let inserted = views([box(200)])
    let stage = Stage(
      scene: .views(views([])),
      window: Size(width: 400, height: 800),
      offsets: (1..<20).map { 10 * Double($0) }
    ).with { $0.later = [(10, inserted)] }
    let values = try CaseBench.run(script: follow, on: stage).values("offset.x")
    let steps = zip(values.dropFirst(), values).map { $0 - $1 }
    // Ten points up with every frame, and once 200 down.
    #expect(steps == Array(repeating: -10, count: 9) + [190] + Array(repeating: -10, count: 9))
    let fresh = try CaseBench.run(
      script: follow,
      on: stage.with {
        $0.scene = .views(inserted)
        $0.later = []
      }
    )
    #expect(fresh.values("offset.x")[10...] == values[10...])
  }

  @Test(arguments: [30.0, 120, 1000])
  func `B26 the same moment has the same output at any refresh rate`(rate: Double) throws {
    let views = SceneNode.scrollView([box(4000, name: "item")])
    let layout = SceneLayout(views, window: Size(width: 400, height: 800))
    let phone = try #require(Device.bundled(id: "iphone-15"))
    func samples(_ rate: Double) -> SweepSamples {
      layout.samples(of: .fling, sweeping: 0, device: phone.refreshing(at: rate))
    }
    let base = samples(10)
    let other = samples(rate)
    let every = Int(rate / 10)
    // Frames are at the same times where the rates have them in common; the last one of each is
    // where its own clock ends.
    let common = min(base.count, (other.count - 1) / every + 1) - 1
    #expect(common > 5)
    for frame in 0..<common {
      #expect(abs(other.offsets[frame * every] - base.offsets[frame]) < 1e-9)
    }
  }

  @Test func `B26 a fixed step for each frame is found`() throws {
    let run = try CaseBench.run(
      script: """
        local distance = 0
        return moth.effect { api = 1, visualEffect = function(content)
          distance = math.min(distance + 8, 400)
          return content:offset(0, distance)
        end }
        """,
      on: .item(100, height: 100, in: Size(width: 400, height: 800), at: -8, -16, -24)
    )
    #expect(run.ids == ["nondeterministic-effect"])
  }

  @Test(arguments: [-32.0, -20])
  func `B27 a negative size is named and 0 is used`(width: Double) throws {
    let views = SceneNode.shape(.rectangle).frame(width: width, height: 10).target("item")
    let layout = SceneLayout(views, window: Size(width: 400, height: 800))
    #expect(layout.problems.map(\.kind) == [.invalidSize])
    #expect(
      layout.problems.first?.message
        == "the width of 'frame' must be 0 points or more; got \(width), used 0"
    )
    #expect(layout.targets.first?.frame.width == 0)
    let fixed = SceneNode.shape(.rectangle).frame(width: max(0, width), height: 10)
    #expect(SceneLayout(fixed, window: Size(width: 400, height: 800)).problems.isEmpty)
  }

  @Test func `B29 a window without size leaves a scroll view no room, which is reported`() throws {
    let stage = Stage(
      scene: .views(.scrollView([box(100, name: "item")])),
      window: .zero,
      offsets: []
    )
    let run = try CaseBench.run(script: follow, on: stage)
    // A vertical scroll view is as wide as its content, and as high as the window.
    #expect(run.layout?.problems.map(\.kind) == [.emptyContainer])
  }

  @Test(arguments: [("iphone-se-3", 20.0), ("iphone-16e", 47), ("iphone-15", 59), ("apple-tv", 60)])
  func `B32 a header under the status bar rests at 0 and others below the inset`(
    device: String,
    inset: Double
  ) throws {
    let stage = Stage.scene("A30-stretchy-header").with { $0.device = device }
    let header = try CaseBench.run("A30-stretchy-header", on: stage)
    #expect(header.layout?.targets.first?.frame.minY == 0)
    let rows = Stage.scene("A02-row-twist").with { $0.device = device }
    let row = try CaseBench.run("A02-row-twist", on: rows)
    #expect(row.layout?.targets.first?.frame.minY == inset)
  }

  @Test func `B39 right to left a carousel is the mirror image`() throws {
    // At rest the next card is at 368 of 393 points, or as far on the other side: -308.
    func run(_ direction: LayoutDirection) throws -> CaseRun {
      try CaseBench.run(
        "A10-wallpaper-image",
        on: .scene("A10-wallpaper").with { $0.layoutDirection = direction }
      )
    }
    let left = try run(.leftToRight)
    let right = try run(.rightToLeft)
    #expect(isClose(left.value("offset.x", target: 1), to: -473.2, within: published))
    #expect(isClose(right.value("offset.x", target: 1), to: 473.2, within: published))
    let cards = try [left, right].map { run in
      try #require(run.layout?.targets(named: "card")).map(\.frame)
    }
    #expect(
      zip(cards[0], cards[1]).allSatisfy { isClose($0.minX, to: 393 - $1.maxX, within: published) }
    )
  }

  @Test func `B39 content of 100 scrolled by 10 in 50 points is scrolled by 40 from the left`()
    throws
  {
    let content = SceneNode.shape(.rectangle).frame(width: 100, height: 50).target("item")
    let layout = SceneLayout(
      .scrollView(axes: .horizontal, [content]),
      window: Size(width: 50, height: 50),
      settings: LayoutSettings(layoutDirection: .rightToLeft)
    )
    let target = try #require(layout.targets.first)
    let geometry = layout.geometry(of: target, sweeping: 0, offsets: [10])
    // 100 - (10 + 50).
    #expect(geometry[.scrollView]?.minX[0] == -40)
  }
}
