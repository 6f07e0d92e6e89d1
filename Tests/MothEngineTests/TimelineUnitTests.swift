import MothEngine
import MothGeometry
import MothScript
import MothSimulation
import Testing

/// Layouts that change in mid-scroll, and what the user has set, as an effect sees them.
struct TimelineUnitTests {
  /// A picture of 300 by 200 points, then a card that fills the width.
  private static let scene = SceneNode.scrollView([
    .vStack(
      spacing: 0,
      [
        SceneNode.image(width: 300, height: 200),
        SceneNode.shape(.rectangle).frame(height: 2000).target("card"),
      ]
    )
  ])

  private func timeline(_ change: LayoutChange) throws -> SceneTimeline {
    let phone = try #require(Device.bundled(id: "iphone-17"))
    return try #require(change.timeline(of: Self.scene, on: phone))
  }

  private func columns(_ body: String, timeline: SceneTimeline) throws -> [[Double]] {
    let trace = try Unit(body).with { $0.timeline = timeline }.trace()
    return trace.shape.columns.indices.map { Array(trace.values(target: 0, column: $0)) }
  }

  @Test func `a rotation reaches the size, the container and the insets`() throws {
    let timeline = try timeline(.rotation)
    let columns = try columns(
      """
      return content
        :offset(geometry.size.width, geometry:bounds("scrollView").height)
        :blur(geometry.safeAreaInsets.leading)
      """,
      timeline: timeline
    )
    let turn = timeline.parts[1].start
    let back = timeline.parts[2].start
    #expect(columns.allSatisfy { $0.count == timeline.samples.count })
    // 402 by 874 less 62 and 34; turned 874 less 62 on both sides by 402 less 20.
    for (column, upright, turned) in [(0, 402.0, 750.0), (1, 778, 382), (2, 0, 62)] {
      let values = columns[column]
      #expect(values[..<turn].allSatisfy { $0 == upright })
      #expect(values[turn..<back].allSatisfy { $0 == turned })
      #expect(values[back...].allSatisfy { $0 == upright })
    }
  }

  @Test func `late pictures push down what is below them`() throws {
    let timeline = try timeline(.lateContent)
    let minY = try columns(
      "return content:offset(0, geometry:frame('scrollView').minY + env.velocity * 0)",
      timeline: timeline
    )[1]
    // At rest without the picture for the first layout and six frames, then 200 further down, less
    // what is scrolled.
    let offsets = timeline.samples.offsets
    #expect(Array(minY[..<7]) == Array(repeating: 0, count: 7))
    #expect(minY[7...].elementsEqual(offsets[7...].map { 200 - $0 }))
    #expect(minY.last == 200)
  }

  @Test func `a rotation changes the geometry that a state follows`() throws {
    let timeline = try timeline(.rotation)
    let unit = Unit(
      state: """
        of = function(scroll) return scroll.containerSize.height end,
        action = function(state, old, new) state.height = new end,
        initial = { height = 0 },
        """
    ).with { $0.timeline = timeline }
    let state = try #require(try unit.evaluation().state)
    let fired = state.steps.indices.filter { state.steps[$0].fired }
    #expect(fired == [0, timeline.parts[1].start, timeline.parts[2].start])
    #expect(fired.map { state.value(field: 0, sample: $0) } == [778, 382, 778])
  }

  @Test func `what the user has set is in env`() throws {
    var settings = UnitSettings()
    settings.layoutDirection = .rightToLeft
    settings.dynamicTypeSize = .xxLarge
    settings.reduceMotion = true
    let body = """
      return content
        :opacity(env.layoutDirection == "rightToLeft" and 0.5 or 1)
        :blur(env.dynamicTypeSize == "xxLarge" and 2 or 0)
        :offset(env.reduceMotion and 3 or 0, env.displayScale)
      """
    let set = try Unit(body).with { $0.settings = settings }.trace()
    let values = Dictionary(
      uniqueKeysWithValues: set.shape.columns.enumerated().map { index, column in
        (column.label, set.value(target: 0, column: index, sample: 0))
      }
    )
    #expect(values["opacity"] == 0.5)
    #expect(values["blur.radius"] == 2)
    #expect(values["offset.x"] == 3)
    // iphone-17 has three pixels a point.
    #expect(values["offset.y"] == 3)
  }

  @Test func `without settings it is a new device in English`() throws {
    let body = """
      return content:opacity(
        env.layoutDirection == "leftToRight" and env.dynamicTypeSize == "large"
          and not env.reduceMotion and 1 or 0
      )
      """
    #expect(try Unit(body).trace().value(target: 0, column: 0, sample: 0) == 1)
  }
}
