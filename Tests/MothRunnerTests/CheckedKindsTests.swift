import MothDiagnostics
import MothRunner
import MothTestSupport
import Testing

/// Checks of the other kinds of effect, and of views in lazy stacks.
@Suite struct CheckedKindsTests {
  private let bench = CheckBench()

  @Test func `a state is read by its fields, actions and writes`() throws {
    let reported = try bench.run(
      script: """
        return moth.effect { api = 1, scene = "s", scrollState = {
          of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top > 95 end,
          action = function(state, _, new) state.on = new state.at = new and 2 or 1 end,
          initial = { on = false, at = 1, name = "a" } },
          checks = { c = function(trace, _, expect)
            expect(trace.state.on):changes(2)
            expect(trace.state.on):near(trace.state.at - 1)
            expect(trace.state.on):when(trace.scroll:above(99)):near(true)
            expect(trace.state.actions):ends_at(2)
            expect(trace.state.writes):ends_at(4)
            expect(trace.state.actions):when(trace.scroll:below(96)):near(0)
          end },
        }
        """
    )
    #expect(
      reported.diagnostics == [
        "p/e.lua:11:62 check-failed: check 'c' failed: 'state.actions' where scroll is "
          + "below 96 must be 0; got 2"
      ]
    )
    // On the way back, at 90: sample 62 is at 0, so 90 is sample 53. Nine more frames and the rest.
    let found = try #require(reported.result.allDiagnostics.first)
    #expect(found.moment?.sample == 53)
    #expect(found.moment?.target == nil)
    #expect(found.count == 11)
  }

  @Test func `a text of the state is no column`() throws {
    let reported = try bench.run(
      script: """
        return moth.effect { api = 1, scene = "s", scrollState = {
          of = function(scroll) return scroll.contentOffset.y > 95 end,
          action = function() end, initial = { name = "a" } },
          checks = { c = function(trace, _, expect) expect(trace.state.name):near(0) end },
        }
        """
    )
    #expect(reported.diagnostics.first?.hasSuffix("there is no 'state.name' in trace") ?? false)
  }

  @Test func `of a lazy view, samples out of sight are not asked, and break a row`() throws {
    let plugins = try TemporaryFolder([
      "e.lua": """
      return moth.effect { api = 1,
        visualEffect = function(content, geometry)
          return content:offset(0, -geometry:frame("scrollView").minY) end,
        checks = { c = function(trace, _, expect)
          expect(trace.offset.y):never_above(900)
          expect(trace.offset.y):continuous(10000)
          expect(trace.offset.y):changes(0, 5000)
        end } }
      """
    ])
    // A card of the feed is 220 high: once it is scrolled out it is not made.
    let reported = plugins.run(["e.lua"]) { $0.axes.devices = ["iphone-17"] }
    #expect(reported.diagnostics == [])
  }

  @Test func `a scroll transition and stages are checked as a whole`() throws {
    let reported = try bench.run(
      script: """
        return moth.effect { api = 1, scene = "s", stages = {
          { scrollTransition = { effect = function(content, phase)
            return content:opacity(phase.isIdentity and 1 or 0.5) end } },
          { visualEffect = function(content) return content:opacity(0.25) end },
        }, checks = { c = function(trace, _, expect)
          expect(trace.opacity):between(0.5, 1)
          expect(trace.opacity[2]):near(0.5)
        end } }
        """
    )
    #expect(reported.diagnostics.map { $0.prefix(25).description } == ["p/e.lua:7:28 check-failed"])
  }
}
