import MothEngine
import MothGeometry
import MothScript
import MothSimulation
import Testing

/// A state that gives views a size, within the frame in which it changes.
///
/// A bar of 100 points over 900 more in a window of 800: 200 can be scrolled, and 100 where the bar
/// is gone.
struct LayoutFeedbackTests {
  private let root = SceneNode.scrollView([
    .vStack(
      spacing: 0,
      [
        SceneNode.shape(.rectangle).frame(height: 100).target("bar"),
        SceneNode.shape(.rectangle).frame(height: 900),
      ]
    )
  ])

  private func evaluation(_ fields: String, offsets: [Double]) throws -> Evaluation {
    try Unit(state: fields, offsets: offsets).with {
      $0.root = root
      $0.layout = SceneLayout(root, window: Size(width: 400, height: 800))
    }.evaluation()
  }

  private func state(_ fields: String, offsets: Double...) throws -> StateTrace {
    try #require(try evaluation(fields, offsets: offsets).state)
  }

  private func collapsing(beyond threshold: Int) -> String {
    """
    of = function(scroll) return scroll.contentOffset.y > \(threshold) end,
    action = function(state, _, new) state.small = new end,
    initial = { small = false },
    layout = { bar = function(state) return { height = state.small and 0 or 100 } end },
    """
  }

  private func heights(_ frame: LayoutFrame) -> [Double] {
    frame.passes.map(\.geometry.contentSize.height)
  }

  private func offsets(_ frame: LayoutFrame) -> [Double] {
    frame.passes.map(\.geometry.contentOffset.y)
  }

  @Test func `the scene is laid out again in the frame of the action`() throws {
    let state = try state(collapsing(beyond: 50), offsets: 0, 60, 70)
    let frame = try #require(state.layoutFrames.first)
    #expect(state.layoutFrames.count == 1)
    #expect(frame.sample == 1)
    #expect(heights(frame) == [1000, 900])
    #expect(offsets(frame) == [60, 60])
    #expect(frame.passes.map(\.fired) == [true, false])
    #expect(frame.isSettled)
    #expect(state.actions == 1)
    // Zeros, three samples, and one more layout.
    #expect(state.transformRuns == 5)
  }

  @Test func `content comes back as far as the new extent is shorter`() throws {
    let frame = try #require(try state(collapsing(beyond: 50), offsets: 0, 150).layoutFrames.first)
    #expect(offsets(frame) == [150, 100])
  }

  @Test func `what is pulled beyond the end stays beyond it`() throws {
    let frame = try #require(try state(collapsing(beyond: 50), offsets: 0, 230).layoutFrames.first)
    #expect(offsets(frame) == [230, 130])
  }

  @Test func `two layouts that take turns end with the tenth, and the last one stays`() throws {
    let state = try state(collapsing(beyond: 120), offsets: 0, 150, 0)
    let frame = try #require(state.layoutFrames.first)
    #expect(state.layoutFrames.count == 1)
    #expect(heights(frame) == [1000, 900, 1000, 900, 1000, 900, 1000, 900, 1000, 900])
    #expect(frame.alternates)
    #expect(frame.actions == 10)
    // Ten in that frame, and none after it: the state says that the bar is there.
    #expect(state.actions == 10)
    #expect(state.steps.map(\.writes) == [0, 10, 0])
  }

  @Test func `the first layout has the sizes of the first state`() throws {
    let state = try state(
      """
      of = function(scroll) return scroll.contentSize.height end,
      action = function(state, _, new) state.seen = new end,
      initial = { seen = 0 },
      layout = { bar = function() return { height = 40 } end },
      """,
      offsets: 0
    )
    #expect(state.value(field: 0, sample: 0) == 940)
    #expect(state.layoutFrames == [])
  }

  @Test func `the geometry that an action gets as the old one is that of the layout before`() throws
  {
    let state = try state(
      """
      of = function(scroll) return scroll end,
      action = function(state, old, new)
        state.old = old.contentSize.height
        state.small = new.contentOffset.y > 50
      end,
      initial = { old = 0, small = false },
      layout = { bar = function(state) return { height = state.small and 0 or 100 } end },
      """,
      offsets: 0,
      60
    )
    #expect(state.layoutFrames.first?.passes.map(\.fired) == [true, true])
    #expect(state.value(field: 0, sample: 1) == 1000)
    #expect(state.actions == 3)
  }

  @Test(arguments: [
    ("3", "got 3"), ("{ hight = 3 }", "got \"hight\""), ("{ height = true }", "got true"),
  ])
  func `what is no size is reported with what was seen`(value: String, seen: String) throws {
    let failure = try evaluation(
      """
      of = function(scroll) return scroll.contentOffset.y end,
      action = function(state, _, new) state.on = new end,
      initial = { on = 0 },
      layout = { bar = function() return \(value) end },
      """,
      offsets: [0]
    ).failure
    #expect(
      failure?.fault.detail
        == "'layout' must return a table with width, height, minWidth, minHeight, maxWidth or "
        + "maxHeight in points; \(seen)"
    )
    #expect(failure?.fault.line == 5)
  }

  @Test func `nil leaves the view as the scene has it`() throws {
    let state = try state(
      """
      of = function(scroll) return scroll.contentSize.height end,
      action = function(state, _, new) state.seen = new end,
      initial = { seen = 0 },
      layout = { bar = function() end },
      """,
      offsets: 0
    )
    #expect(state.value(field: 0, sample: 0) == 1000)
  }
}
