import MothGeometry
import MothSimulation
import Testing

struct SceneTimelineTests {
  /// A picture of 300 x 200, then cards that fill the width.
  private let scene = SceneNode.scrollView([
    .lazyVStack(
      spacing: 0,
      [SceneNode.image(width: 300, height: 200)]
        + (0..<20).map { _ in box(nil, height: 100, name: "card") }
    )
  ])

  private func timeline(_ change: LayoutChange, id: String) throws -> SceneTimeline? {
    change.timeline(of: scene, on: try #require(Device.bundled(id: id)))
  }

  private func minY(_ timeline: SceneTimeline) throws -> [Double] {
    let card = try #require(timeline.targets.first)
    let geometry = try #require(timeline.geometry(of: card))
    return try #require(geometry[.scrollView]).minY.values(count: timeline.samples.count)
  }

  @Test func `late pictures move what lies below them by their height`() throws {
    let timeline = try #require(try timeline(.lateContent, id: "iphone-se-3"))
    #expect(timeline.parts.map(\.start) == [0, 7])
    let minY = try minY(timeline)
    #expect(minY[0] == 0 && minY[6] == 0)
    // In the seventh frame the pictures are there and scrolling starts.
    #expect(minY[7] > 180 && minY[7] <= 200)
    #expect(minY.last == 200)
    #expect(timeline.samples.velocities.last == 0)
  }

  @Test func `a turned device changes the container in mid-scroll`() throws {
    let timeline = try #require(try timeline(.rotation, id: "iphone-17"))
    #expect(timeline.parts.count == 3)
    let card = try #require(timeline.targets.first)
    let geometry = try #require(timeline.geometry(of: card))
    let turn = timeline.parts[1].start
    #expect(geometry.width[turn - 1] == 402)
    // 874 less 62 on each side.
    #expect(geometry.width[turn] == 750)
    #expect(geometry[.scrollView]?.containerHeight?[turn - 1] == 778)
    // 402 less 20 at the bottom.
    #expect(geometry[.scrollView]?.containerHeight?[turn] == 382)
    #expect(geometry.verticalTransition?.containerLength[turn] == 382)
    #expect(geometry.safeArea.leading[turn] == 62)
    #expect(geometry.size.width == 402)
    #expect(try self.timeline(.rotation, id: "mac-window") == nil)
  }

  @Test func `a resized window changes width with every frame`() throws {
    let timeline = try #require(try timeline(.resize, id: "mac-window"))
    #expect(timeline.parts.count == 41)
    let card = try #require(timeline.targets.first)
    let geometry = try #require(timeline.geometry(of: card))
    let widths = geometry.width.values(count: timeline.samples.count)
    #expect(widths.min() == 600)
    #expect(widths.first == 1000 && widths.last == 1000)
    #expect(widths.count == timeline.samples.count)
  }

  @Test(arguments: LayoutChange.allCases)
  func `every column has a number for every frame`(change: LayoutChange) throws {
    let timeline = try #require(try timeline(change, id: "iphone-17"))
    #expect(timeline.targets.count == 20)
    for target in timeline.targets {
      let geometry = try #require(timeline.geometry(of: target))
      let columns = geometry.spaces.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
      let counts = Set(columns.compactMap(\.count))
      #expect(counts.isEmpty || counts == [timeline.samples.count])
    }
  }

  @Test func `a target that not every layout has is left out`() throws {
    let both = layout(.group([box(1, height: 1, name: "a"), box(1, height: 1, name: "b")]))
    let one = layout(box(1, height: 1, name: "a"))
    var samples = SweepSamples()
    samples.append(time: 1, offset: 0, phase: .idle)
    let timeline = SceneTimeline(
      parts: [.init(layout: both, start: 0), .init(layout: one, start: 1)],
      samples: samples
    )
    #expect(timeline.targets.map(\.name) == ["a"])
    #expect(timeline.geometry(of: both.targets[1]) == nil)
    #expect(SceneTimeline(parts: [], samples: samples).geometry(of: both.targets[0]) == nil)
  }
}
