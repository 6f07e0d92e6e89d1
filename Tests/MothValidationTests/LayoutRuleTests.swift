import MothDiagnostics
import MothValidation
import Testing

/// What happens where a state gives a view its size.
@Suite struct LayoutRuleTests {
  /// The script of a state; its `layout` is on line 5.
  private func state(
    of: String,
    action: String,
    initial: String,
    layout: String
  ) -> String {
    """
    return moth.effect { api = 1, scene = "example", scrollState = {
      of = function(scroll) return \(of) end,
      action = function(state, _, new) \(action) end,
      initial = { \(initial) },
      layout = { \(layout) },
    } }
    """
  }

  private func found(_ script: String, in scene: String) -> [Diagnostic] {
    let bench = Bench(reduceMotion: [false], sceneScript: scene)
    return bench.findings(script)
      .filter { ["geometry-feedback", "bistable-layout"].contains($0.id) }
  }

  /// A container of 600 points around a content of so many, with a bar at its top.
  private func page(content: Int, bar: Int = 66) -> String {
    """
    return moth.scene {
      api = 1,
      ScrollView {
        VStack {
          spacing = 0,
          Rectangle():frame { height = \(bar) }:target("bar"),
          Rectangle():frame { height = \(content - bar) },
        }:target("content"),
      }:frame { height = 600 },
    }
    """
  }

  private let scrolled = "scroll.contentOffset.y + scroll.contentInsets.top"

  // MARK: - geometry-feedback

  /// B02: container 600, content minHeight := observed container height.
  @Test func `a viewport's height as the content's least height is found on the first frame`() {
    let script = state(
      of: "scroll.containerSize.height",
      action: "state.height = new",
      initial: "height = 0",
      layout: "content = function(state) return { minHeight = state.height } end"
    )
    let found = found(script, in: page(content: 300))
    #expect(
      found.map(\.reported) == [
        "5:3 warning geometry-feedback: the first frame is laid out 2 times before it settles; the "
          + "content went from 300 to 600 pt"
      ]
    )
    #expect(found.map { $0.moment?.sample } == [0])
  }

  /// The same where the container is as long as its content and 16 points of padding.
  @Test func `a size that feeds its own container is given up after ten layouts`() {
    let script = state(
      of: "scroll.containerSize.height",
      action: "state.height = new",
      initial: "height = 0",
      layout: "rows = function(state) return { minHeight = state.height } end"
    )
    let found = found(
      script,
      in: """
        return moth.scene {
          api = 1,
          ScrollView {
            Rectangle():frame { height = 600 }:target("rows"):padding { vertical = 8 },
          }:fixedSize("vertical"),
        }
        """
    )
    // 616 at first, and 16 more in each of the nine layouts after it.
    #expect(
      found.map(\.reported) == [
        "5:3 geometry-feedback: after 10 layouts of one frame the state asks for another one; the "
          + "content went from 616 to 760 pt"
      ]
    )
    #expect(found.map { $0.moment?.sample } == [0])
  }

  /// B01: the height of a header depends on a rectangle that the header moves.
  @Test func `an action that its own layout calls again is reported with its count`() throws {
    let script = state(
      of: "scroll",
      action: "state.height = math.max(66 - math.max(new.contentOffset.y, 0), 0)",
      initial: "height = 66",
      layout: "bar = function(state) return { height = state.height } end"
    )
    let first = try #require(found(script, in: page(content: 2000)).first)
    #expect(first.severity == .warning)
    #expect(first.message.hasPrefix("the action runs 2 times in one frame before its layout"))
    #expect(first.location?.range?.start == SourcePosition(line: 5, column: 3))
    #expect(first.count > 1)
  }

  @Test func `the same header drawn by an effect writes nothing into the layout`() {
    let script = """
      return moth.effect { api = 1, scene = "example", target = "bar",
        visualEffect = function(content, geometry, env)
          local top = math.min(math.max(-geometry:frame("scrollView").minY, 0), 66)
          return content:scaleEffect(1, env.reduceMotion and 1 or 1 - top / 132, "bottom")
        end }
      """
    #expect(found(script, in: page(content: 2000)) == [])
  }

  // MARK: - bistable-layout

  private func collapsing(at threshold: Int, by height: Int) -> String {
    state(
      of: "\(scrolled) > \(threshold)",
      action: "state.small = new",
      initial: "small = false",
      layout: "bar = function(state) return { height = state.small and 0 or \(height) } end"
    )
  }

  private func page(bar: Int) -> String {
    page(content: 2000, bar: bar).replacing(":frame { height = 600 },\n}", with: ",\n}")
  }

  /// B04: 66 points are taken away beyond 16, so that from 17 to 82 points nothing, or less than
  /// the threshold, is left.
  @Test func `a collapse that takes more than is there flips from the threshold on`() {
    #expect(
      found(collapsing(at: 16, by: 66), in: page(bar: 66)).map(\.reported) == [
        "5:3 bistable-layout: the layout flips where the content is 17 pt longer than its "
          + "container: scrolled to 17 pt, 0 pt are left to scroll after the state's layout, which "
          + "takes it back"
      ]
    )
  }

  /// B05: 101 - 56 = 45 is less than 100.
  @Test func `a collapse that moves the content below its threshold flips`() {
    #expect(
      found(collapsing(at: 100, by: 56), in: page(bar: 56)).map(\.message) == [
        "the layout flips where the content is 101 pt longer than its container: scrolled to 101 pt, "
          + "45 pt are left to scroll after the state's layout, which takes it back"
      ]
    )
  }

  /// B04 as it is reported: container 600, content 640, at most 40 to scroll.
  @Test func `in a container that the window does not change, its own content is looked at`() {
    // From -100 to 40 the sweep has 17 frames; the 15th is the first beyond 16.
    #expect(
      found(collapsing(at: 16, by: 66), in: page(content: 640)).map(\.message) == [
        "the layout flips where the content is 40 pt longer than its container: scrolled to 23.5294 "
          + "pt, 0 pt are left to scroll after the state's layout, which takes it back"
      ]
    )
  }

  /// Collapsed beyond c and expanded below e, with 66 points taken away: what is left of c + 1 is
  /// not below e where e <= c + 1 - 66.
  @Test(arguments: [(82, 17, 0), (82, 18, 1), (66, 1, 0), (66, 2, 1)])
  func `a hysteresis holds where it is wider than the collapse`(
    collapse: Int,
    expand: Int,
    count: Int
  ) {
    let script = state(
      of: scrolled,
      action: """
        if new > \(collapse) then state.small = true elseif new < \(expand) then state.small = false end
        """,
      initial: "small = false",
      layout: "bar = function(state) return { height = state.small and 0 or 66 } end"
    )
    let flips = found(script, in: page(bar: 66)).filter { $0.id == "bistable-layout" }
    #expect(flips.count == count)
  }

  @Test func `a layout that does not depend on the state cannot flip`() {
    let script = state(
      of: "\(scrolled) > 16",
      action: "state.small = new",
      initial: "small = false",
      layout: "bar = function() return { height = 66 } end"
    )
    #expect(found(script, in: page(bar: 66)) == [])
  }
}
