import MothEngine
import MothGeometry
import MothScript
import MothSimulation
import Testing

/// State that follows the scroll, as `onScrollGeometryChange` drives it.
///
/// The content of `feed` is 900 points high in a window of 800 without insets, so that
/// `contentOffset.y` is the distance scrolled.
struct ScrollStateTests {
  private func state(_ fields: String, offsets: Double...) throws -> StateTrace {
    let evaluation = try Unit(state: fields, offsets: offsets).evaluation()
    try #require(evaluation.failure == nil)
    return try #require(evaluation.state)
  }

  private func fired(_ state: StateTrace) -> [Bool] { state.steps.map(\.fired) }

  private func values(_ state: StateTrace, name: String) throws -> [Double] {
    let field = try #require(state.fields.firstIndex { $0.name == name })
    return state.steps.indices.map { state.value(field: field, sample: $0) }
  }

  // MARK: - The filter

  @Test func `a Bool calls the action only where it changes`() throws {
    let state = try state(
      """
      of = function(scroll) return scroll.contentOffset.y > 50 end,
      action = function(state, old, new) state.on = new end,
      initial = { on = false },
      """,
      offsets: 0,
      40,
      60,
      70,
      40,
      60
    )
    // False of the zeros and of the first layout; beyond 50, back, and beyond again.
    #expect(fired(state) == [false, false, true, false, true, true])
    #expect(try values(state, name: "on") == [0, 0, 1, 1, 0, 1])
    #expect(state.transformRuns == 7)
    #expect(state.actions == 3)
    #expect(state.writes == 3)
    #expect(state.changedSamples == 3)
  }

  @Test func `a Bool that is true at the first layout calls the action there`() throws {
    let state = try state(
      """
      of = function(scroll) return scroll.contentSize.height > 0 end,
      action = function(state, old, new) state.on = new end,
      initial = { on = false },
      """,
      offsets: 0,
      10
    )
    #expect(fired(state) == [true, false])
    #expect(try values(state, name: "on") == [1, 1])
  }

  @Test func `a Bool that is true of the zeros too never calls the action`() throws {
    let state = try state(
      """
      of = function(scroll) return scroll.contentOffset.y <= 1000 end,
      action = function(state, old, new) state.on = new end,
      initial = { on = false },
      """,
      offsets: 0,
      10
    )
    #expect(state.actions == 0)
    #expect(try values(state, name: "on") == [0, 0])
  }

  @Test func `a number hands over its old and its new value`() throws {
    let state = try state(
      """
      of = function(scroll) return scroll.contentOffset.y end,
      action = function(state, old, new) state.old = old state.new = new end,
      initial = { old = -1, new = -1 },
      """,
      offsets: 0,
      40,
      40,
      60,
      0
    )
    // The first layout gives 0, as the zeros do.
    #expect(fired(state) == [false, true, false, true, true])
    #expect(try values(state, name: "old") == [-1, 0, 0, 40, 60])
    #expect(try values(state, name: "new") == [-1, 40, 40, 60, 0])
    #expect(state.writes == 6)
  }

  @Test func `a number that is none differs from itself, as in Swift`() throws {
    let state = try state(
      """
      of = function() return 0 / 0 end,
      action = function(state) state.count = state.count + 1 end,
      initial = { count = 0 },
      """,
      offsets: 0,
      0,
      0
    )
    #expect(try values(state, name: "count") == [1, 2, 3])
  }

  @Test func `a text calls the action only where it changes, and an effect can read it`() throws {
    let unit = Unit(
      state: """
        of = function(scroll) return scroll.contentOffset.y > 50 and "far" or "near" end,
        action = function(state, old, new) state.where = old .. ">" .. new end,
        initial = { where = "" },
        effect = function(content, state)
          return content:opacity(state.where == "near>far" and 1 or 0.5)
        end,
        """,
      offsets: [0, 60, 70, 0]
    ).with { $0.target = "card" }
    let evaluation = try unit.evaluation()
    let state = try #require(evaluation.state)
    #expect(fired(state) == [false, true, false, true])
    // A text has no number.
    #expect(try values(state, name: "where") == [0, 0, 0, 0])
    let trace = try #require(evaluation.trace)
    #expect(trace.targets.count == 3)
    #expect(Array(trace.values(target: 0, column: 0)) == [0.5, 1, 1, 0.5])
    #expect(Array(trace.values(target: 2, column: 0)) == [0.5, 1, 1, 0.5])
  }

  @Test func `the whole geometry is compared as a whole, from zeros on`() throws {
    let state = try state(
      """
      of = function(scroll) return scroll end,
      action = function(state, old, new)
        state.before = old.contentSize.height
        state.after = new.contentSize.height
        state.moved = new.contentOffset.y - old.contentOffset.y
      end,
      initial = { before = -1, after = -1, moved = -1 },
      """,
      offsets: 0,
      40,
      40,
      60
    )
    #expect(fired(state) == [true, true, false, true])
    #expect(try values(state, name: "before") == [0, 900, 900, 900])
    #expect(try values(state, name: "after") == [900, 900, 900, 900])
    #expect(try values(state, name: "moved") == [0, 40, 40, 20])
  }

  @Test(arguments: [
    ("contentOffset.x", 0), ("contentOffset.y", -50), ("contentSize.width", 400),
    ("contentSize.height", 900), ("contentInsets.top", 60), ("contentInsets.bottom", 40),
    ("contentInsets.leading", 0), ("containerSize.width", 400), ("containerSize.height", 700),
    // The visible rectangle has the insets in it, the container has not.
    ("visibleRect.minY", -50), ("visibleRect.height", 800), ("visibleRect.maxY", 750),
    ("visibleRect.midY", 350), ("visibleRect.midX", 200),
    ("bounds.minY", -50), ("bounds.height", 700), ("bounds.maxY", 650), ("bounds.maxX", 400),
  ])
  func `each field of the geometry can be read`(field: String, expected: Double) throws {
    // Insets of 60 and 40 in a window of 800: 10 points from rest is an offset of 10 - 60.
    let unit = Unit(
      state: """
        of = function(scroll) return scroll.\(field) end,
        action = function(state, old, new) state.value = new end,
        initial = { value = 0 },
        """,
      offsets: [0, 10]
    ).with {
      let cards = (0..<3).map { _ in SceneNode.shape(.rectangle).frame(height: 300) }
      $0.layout = SceneLayout(
        SceneNode.scrollView([.vStack(spacing: 0, cards)]),
        window: Size(width: 400, height: 800),
        safeAreaInsets: EdgeInsets(top: 60, bottom: 40)
      )
    }
    let state = try #require(try unit.evaluation().state)
    #expect(state.value(field: 0, sample: 1) == expected)
  }

  // MARK: - Writes

  @Test func `a write of an equal value is a write and no change`() throws {
    let state = try state(
      """
      of = function(scroll) return scroll.contentOffset.y end,
      action = function(state) state.on = true state.on = true end,
      initial = { on = false },
      """,
      offsets: 0,
      40,
      60
    )
    #expect(state.steps.map(\.writes) == [0, 2, 2])
    #expect(state.steps.map(\.changes) == [0, 1, 0])
    #expect(state.writes == 4)
    #expect(state.changedSamples == 1)
  }

  @Test func `an action reads what it wrote, and env and p`() throws {
    let unit = Unit(
      state: """
        of = function(scroll) return scroll.contentOffset.y end,
        action = function(state, _, _, env, p)
          state.sum = state.sum + p.step
          state.index = env.index + env.count
        end,
        initial = { sum = 0, index = 0 },
        """,
      offsets: [0, 1, 2]
    ).with { $0.parameters = [ScriptField("step", value: .number(2.5))] }
    let state = try #require(try unit.evaluation().state)
    #expect(try values(state, name: "sum") == [0, 2.5, 5])
    // Without a view, as for an only one: index 0 of 1.
    #expect(try values(state, name: "index") == [0, 1, 1])
  }

  @Test func `each target has a state of its own that starts again`() throws {
    let unit = Unit(
      state: """
        of = function(scroll) return scroll.contentOffset.y end,
        action = function(state) state.count = state.count + 1 end,
        initial = { count = 0 },
        effect = function(content, state) return content:offset(0, state.count) end,
        """,
      offsets: [0, 1, 2]
    ).with { $0.target = "card" }
    let evaluation = try unit.evaluation()
    let trace = try #require(evaluation.trace)
    for target in 0..<3 { #expect(Array(trace.values(target: target, column: 1)) == [0, 1, 2]) }
    // The cost is reported once, however many views read the state.
    #expect(evaluation.state?.actions == 2)
  }

  @Test func `a state of ten thousand samples goes on through all of them`() throws {
    let unit = Unit(
      state: """
        of = function(scroll) return scroll.contentOffset.y end,
        action = function(state) state.count = state.count + 1 end,
        initial = { count = 0 },
        """,
      offsets: (0..<10_000).map(Double.init)
    )
    let state = try #require(try unit.evaluation().state)
    #expect(state.value(field: 0, sample: 9_999) == 9_999)
  }

  @Test func `a scene without a scroll view has the geometry of zeros throughout`() throws {
    let unit = Unit(
      state: """
        of = function(scroll) return scroll end,
        action = function(state) state.count = state.count + 1 end,
        initial = { count = 0 },
        """,
      offsets: [0, 1, 2]
    ).with {
      $0.layout = SceneLayout(SceneNode.shape(.rectangle), window: Size(width: 400, height: 800))
    }
    #expect(try unit.evaluation().state?.actions == 0)
  }
}
