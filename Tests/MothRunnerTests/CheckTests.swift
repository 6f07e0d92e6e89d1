import MothDiagnostics
import MothRunner
import MothScript
import Testing

/// What an effect's own checks find in a run.
@Suite struct CheckTests {
  private let bench = CheckBench()

  @Test func `a check that holds says nothing`() throws {
    let reported = try bench.run(
      """
      ["follows the scroll"] = function(trace, p, expect)
        expect(trace.offset.y):when(trace.index:is(0)):near(trace.scroll)
        expect(trace.offset.y):constant_when(trace.index:above(0))
        expect(trace.offset.y):starts_at(0)
        expect(trace.offset.y):ends_at(0)
        expect(trace.offset.y):when(trace.index:is(0)):reaches(300)
        expect(trace.offset.y):when(trace.index:is(0)):at(155):near(155)
        expect(trace.offset.y):monotonic("increasing")
        expect(trace.offset.y):continuous(10)
        expect(trace.offset.y):between(0, trace.maxScroll)
        expect(trace.offset.x):constant()
      end,
      """
    )
    #expect(reported.diagnostics == [])
    #expect(reported.status == .passed)
  }

  @Test func `what the effect has kept of env and geometry is not that of some sample`() throws {
    let reported = try bench.run(
      script: """
        local kept = {}
        return moth.effect { api = 1, scene = "s", visualEffect = function(content, geometry, env)
          kept.env, kept.geometry = env, geometry
          return content:offset(env.time * 0, geometry:frame("scrollView").minY) end,
          checks = {
            ["kept"] = function(trace, p, expect)
              print(kept.env.time, kept.env.velocity, kept.env.index)
              print(select(2, pcall(function() return kept.geometry.size.width end)))
            end,
          },
        }
        """
    )
    #expect(
      reported.effect("e")?.printed == """
        0.0\t0.0\t0
        'geometry' was kept from an earlier call and is another one now: read it in each call

        """
    )
  }

  @Test func `all samples that fail are one finding, at the first, with the worst`() throws {
    let reported = try bench.run(
      """
          ["stops at the cap"] = function(trace, p, expect)
            expect(trace.offset.y):never_above(p.cap)
          end,
      """
    )
    #expect(
      reported.diagnostics == [
        "p/e.lua:6:30 check-failed: check 'stops at the cap' failed: 'offset.y' must never "
          + "be above 95; got 100"
      ]
    )
    #expect(reported.status == .findings)
    let found = try #require(reported.result.allDiagnostics.first)
    // At 100 points, in sample 11 after 11 frames.
    #expect(
      found.moment
        == Moment(
          device: "mac-window",
          target: "card",
          index: 0,
          reduceMotion: false,
          sample: 11,
          time: 11.0 / 60,
          offset: 100
        )
    )
    // 100 to 300 on the way down: 21; 300 again: 1; 290 to 100 on the way up: 20.
    #expect(found.count == 42)
    #expect(
      found.notes.first?.text
        == "the worst is 300, sample 31 of mac-window, card[0], 0.52 s, offset 300 pt, "
        + "Reduce Motion off"
    )
  }

  @Test(arguments: [
    ("near(0, 5)", "be 0, give or take 5; got 10"),
    ("never_below(0.5)", "never be below 0.5; got 0"),
    ("between(0, 292)", "be between 0 and 292; got 300"),
    ("constant()", "stay at 0; got 10"),
    ("monotonic(\"decreasing\")", "be decreasing over the scroll; got 10 after 0"),
    ("continuous(9)", "change by at most 9 from a sample to the next; got 10 after 0"),
    ("reaches(301)", "reach 301; got 300 at the nearest"),
    ("starts_at(1)", "start at 1; got 0"),
    ("ends_at(true)", "end at 1; got 0"),
    // Up 30 times, down 30 times.
    ("changes(2)", "change 2 times; got 60"),
    ("changes(61, 70)", "change 61 to 70 times; got 60"),
    ("never_above(trace.scroll / 2 + 1)", "never be above ((scroll / 2) + 1), here 6; got 10"),
    ("never_below(-trace.scroll + 1)", "never be below ((0 - scroll) + 1), here 1; got 0"),
  ])
  func `what must be true and what was got are reported`(statement: String, words: String) throws {
    let reported = try bench.run(
      """
          c = function(trace, _, expect)
            expect(trace.offset.y):when(trace.index:is(0)):\(statement)
          end,
      """
    )
    #expect(
      bench.messages(reported) == [
        "check 'c' failed: 'offset.y' where index is 0 must \(words)"
      ]
    )
  }

  @Test func `each view is judged by itself, and the first sample of any is shown`() throws {
    let reported = try bench.run(
      "    c = function(trace, _, expect) expect(trace.offset.y):reaches(10) end,"
    )
    // The other two stay at 0, from their first sample on.
    let found = try #require(reported.result.allDiagnostics.first)
    #expect(found.message.hasSuffix("'offset.y' must reach 10; got 0 at the nearest"))
    #expect(found.count == 2)
    #expect(found.moment?.index == 1)
    #expect(found.moment?.sample == 0)
  }

  @Test func `between two samples a value is read straight, and at none it is a finding`() throws {
    let reported = try bench.run(
      """
          c = function(trace, _, expect)
            local first = expect(trace.offset.y):when(trace.index:is(0))
            first:at(42.5):near(40)
            first:at(301):near(301)
          end,
      """
    )
    #expect(
      bench.messages(reported) == [
        "check 'c' failed: 'offset.y' at 42.5 points where index is 0 must be 40; got 42.5",
        "check 'c' failed: the scroll passes 301 points in no sample of 'offset.y'",
      ]
    )
    // Once down and once up.
    #expect(reported.result.allDiagnostics.first?.count == 2)
  }

  @Test func `what is not a number satisfies nothing`() throws {
    let reported = try bench.run(
      """
          c = function(trace, _, expect)
            local x = (trace.offset.y - trace.offset.y) / trace.offset.x
            expect(x):never_above(1)
            expect(x):never_below(1)
            expect(x):between(-1, 1)
            expect(x):constant()
            expect(x):monotonic("increasing")
            expect(x):changes(0, 1000)
            expect(x):reaches(0)
            expect(x):when(x:below(9)):near(9)
            expect(x:clamped(0, 1)):near(0)
          end,
      """
    )
    #expect(
      reported.result.allDiagnostics.map {
        $0.message.hasSuffix("got not a number")
          || $0.message.contains("got not a number a")
      } == Array(repeating: true, count: 8)
    )
    #expect(
      reported.result.allDiagnostics.map { $0.location?.range?.start.line } == [
        7, 8, 9, 10, 11, 12, 13, 15,
      ]
    )
  }

  @Test func `checks go on after one that raises and one that is stopped`() throws {
    let reported = try bench.run(
      """
          a = function(trace, _, expect) pcall(function() while true do end end) end,
          b = function(trace, _, expect) error("no") end,
          c = function(trace, _, expect) local list = {} while true do list[#list + 1] = {} end end,
          d = function(trace, _, expect) expect(trace.offset.y):near(0, 299) end,
      """
    ) { $0.limits.memoryBytes = 2_000_000 }
    #expect(
      bench.unitFindings(reported).map(\.id) == [
        "instruction-limit", "lua-error", "memory-limit", "check-failed",
      ]
    )
    #expect(bench.unitFindings(reported).map { $0.location?.range?.start.line } == [5, 6, 7, 8])
    #expect(
      bench.unitFindings(reported).prefix(3).map { $0.notes.last?.text }
        == ["in the check 'a'", "in the check 'b'", "in the check 'c'"]
    )
  }

  @Test func `an unknown label is reported with the nearest and all`() throws {
    let reported = try bench.run(
      "    c = function(trace, _, expect) expect(trace.offset.z):near(0) end,"
    )
    #expect(reported.diagnostics == ["p/e.lua:5:49 unknown-field: there is no 'offset.z' in trace"])
    #expect(
      reported.helps == [
        "did you mean 'offset.x'?; the trace has offset.x, offset.y, index, scroll, time, count, "
          + "device, maxScroll, orientation, reduceMotion, sweep"
      ]
    )
  }

  @Test func `a statement about a column itself is reported how to write it`() throws {
    let reported = try bench.run("    c = function(trace) trace.offset.y:near(0) end,")
    #expect(
      reported.diagnostics.last == "p/e.lua:5:5 unknown-field: there is no 'offset.y.near' in trace"
    )
    #expect(reported.helps.last == "write expect(trace.offset.y):near(value [, tolerance])")
  }

  @Test func `transforms of one kind are distinguished by numbers`() throws {
    let reported = try bench.run(
      """
          c = function(trace, _, expect)
            expect(trace.opacity):near(0.5)
            expect(trace.opacity[1]):near(0.5)
            expect(trace.opacity[2]):near(0.25)
            expect(trace["opacity#2"]):near(0.25)
            expect(trace.offset[2].y):near(7)
            expect(trace.offset[1].y):near(3)
            expect(trace["offset#2.y"]):near(7)
            expect(trace.offset[3].y):near(7)
          end,
      """,
      chain: "content:opacity(0.5):opacity(0.25):offset(0, 3):offset(0, 7)"
    )
    #expect(reported.diagnostics == ["p/e.lua:13:7 unknown-field: there is no 'offset#3' in trace"])
  }

  @Test func `facts are values`() throws {
    let reported = try bench.run(
      """
          c = function(trace, p, expect)
            print(trace.device, trace.orientation, trace.reduceMotion, trace.sweep, trace.count)
            print(trace.maxScroll, p.cap)
          end,
      """
    ) { $0.axes.reduceMotion = [true] }
    #expect(reported.effect("e")?.printed == "mac-window\tportrait\ttrue\tsteps\t3\n300.0\t95.0\n")
  }

  @Test func `what a module states is reported in the module`() throws {
    let reported = try bench.run(
      """
          c = function(trace, _, expect) require("m")(expect, trace.offset.y) end,
      """,
      more: ["p/m.lua": "return function(expect, column)\n  expect(column):near(0)\nend"]
    )
    #expect(reported.diagnostics.map { $0.prefix(25).description } == ["p/m.lua:2:18 check-failed"])
  }

  @Test func `an effect that fails is not checked`() throws {
    let reported = try bench.run(
      "    c = function(trace, _, expect) expect(trace.offset.y):near(-1) end,",
      chain: "content:offset(0, nil)"
    )
    #expect(reported.result.allDiagnostics.map(\.id) == ["wrong-argument-type"])
  }

  @Test(arguments: [1, 3])
  func `the same is found with any number of threads`(workers: Int) throws {
    let reported = try bench.run(
      "    c = function(trace, _, expect) expect(trace.offset.y):near(1) end,"
    ) {
      $0.axes.devices = ["mac-*"]
      $0.axes.reduceMotion = [false, true]
      $0.workers = workers
    }
    let seen = reported.result.allDiagnostics.map(\.moment)
    #expect(
      seen.map { $0?.device } == [
        "mac-window", "mac-window", "mac-window-large", "mac-window-large", "mac-window-small",
        "mac-window-small",
      ]
    )
    #expect(seen.map { $0?.reduceMotion } == [false, true, false, true, false, true])
  }
}
