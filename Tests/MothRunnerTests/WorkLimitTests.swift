import Foundation
import MothDiagnostics
import MothScript
import MothTestSupport
import Testing

@testable import MothRunner

/// Work of Moth's own for a script: it ends at a count, with its time, or when a run ends.
@Suite struct WorkLimitTests {
  /// A plugin `p` with this scene and this more in its effect.
  private func plugins(scene: String, more: String = "") throws -> TemporaryFolder {
    try TemporaryFolder([
      "p/plugin.json": manifest("p", effects: ["e.lua"], more: #", "scenes": ["s.lua"]"#),
      "p/e.lua": effect(
        #"return content:offset(0, geometry:frame("scrollView").minY)"#,
        more: #"scene = "s", target = "t", \#(more)"#
      ),
      "p/s.lua": "return moth.scene { api = 1, ScrollView { \(scene) } }",
    ])
  }

  private static let decorated = """
    Rectangle():target("t"),
    ForEach(300, function() return Rectangle() end)
      :overlay(Group { ForEach(300, function() return Rectangle() end) })
    """

  @Test func `a scene that takes too many steps is one error, and ends its effect`() throws {
    let plugins = try plugins(scene: Self.decorated)
    let reported = plugins.run {
      $0.limits.layoutSteps = 20_000
      $0.axes.devices = ["iphone-17", "mac-window"]
    }
    #expect(
      reported.diagnostics == [
        "p/e.lua:1:31 unit-too-large: laying the scene out takes more than 20000 steps: "
          + "iphone-17, portrait, linear, Reduce Motion off"
      ]
    )
    #expect(
      reported.helps == [
        "use fewer views in the scene, or nest fewer stacks, or raise 'layoutSteps' in 'limits'"
      ]
    )
    #expect(reported.status == .notLoaded)
  }

  @Test func `a verdict by count does not depend on workers or on units before`() throws {
    let plugins = try plugins(
      scene: "ForEach(300, function() return Rectangle():target(\"t\") end)"
    )
    func reported(_ workers: Int, rates: [Bool]) -> [String] {
      plugins.run {
        $0.axes.devices = ["iphone-17"]
        $0.axes.reduceMotion = rates
        $0.limits.layoutSteps = 5_000
        $0.workers = workers
      }.diagnostics
    }
    #expect(reported(1, rates: [false, true]) == reported(3, rates: [false, true]))
    #expect(reported(1, rates: [false, true]).count == 1)
  }

  @Test func `comparisons of checks are counted`() throws {
    let check = """
      checks = { ["many"] = function(trace, p, expect)
        for i = 1, 50 do expect(trace.offset.y):never_above(1e9) end
      end },
      """
    let plugins = try plugins(
      scene: "Rectangle():frame { height = 2000 }:target(\"t\")",
      more: check
    )
    #expect(plugins.run().diagnostics == [])
    let reported = plugins.run { $0.limits.checkComparisons = 1_000 }
    #expect(reported.diagnostics.count == 1)
    #expect(
      reported.diagnostics.first?.contains(
        " unit-too-large: comparing what the checks state takes more than 1000 comparisons: "
      ) == true
    )
  }

  @Test func `a plan of too many units is a wrong option before it is made`() throws {
    let plugins = try TemporaryFolder([
      "e.lua": effect("return content", more: "parameters = { a = { default = 1 } },")
    ])
    let reported = plugins.run(["e.lua"]) {
      $0.limits.planUnits = 10
      $0.axes.parameters = [
        ParameterAxis(name: "a", values: (0..<11).map { .number(Double($0)) })
      ]
    }
    #expect(reported.status == .usage)
    #expect(reported.diagnostics.count == 1)
    #expect(reported.diagnostics[0].contains("the effect 'e' has more than 10 units"))
    #expect([Int.max, 2].clampedProduct == .max)
  }

  @Test func `listing, checking and laying out end with the run, and say so`() throws {
    let plugins = try plugins(scene: Self.decorated)
    var options = RunOptions(paths: [plugins.path("p")])
    options.control.end(.hungUp)
    #expect(Runner.list(options).ending == .hungUp)
    let checked = Checker.check(options)
    #expect(checked.ending == .hungUp)
    #expect(checked.plugins.isEmpty)
    #expect(checked.exitStatus == .hungUp)
    options.axes.devices = ["iphone-17"]
    #expect(SceneFramesRunner.run(options).frames.isEmpty)
  }

  @Test func `frames of a scene that takes too many steps are an error`() throws {
    let plugins = try plugins(scene: Self.decorated)
    var options = RunOptions(paths: [plugins.path("p")])
    options.limits.layoutSteps = 10_000
    options.axes.devices = ["iphone-17"]
    let outcome = SceneFramesRunner.run(options)
    #expect(outcome.frames.isEmpty)
    #expect(outcome.sceneDiagnostics.map(\.id) == ["unit-too-large"])
  }

  @Test func `threads that cannot be made leave the work to those that could`() {
    for possible in [0, 1, 2] {
      let started = Counter()
      let pool = WorkerPool(
        count: 3,
        stackBytes: HostLimits().stackBytes,
        startThread: { stack, body in
          started.next() <= possible && LuaThread.start(stackBytes: stack, body)
        }
      ) { 0 }
      var taken: [Int] = []
      pool.run(20) { _, item in
        item
      } take: { _, item in
        taken.append(item)
        return true
      }
      #expect(taken == Array(0..<20))
      #expect(pool.missingThreads == 3 - possible)
    }
  }

  @Test func `work on a thread for Lua needs no other`() {
    let stack = HostLimits().stackBytes
    let isSame = LuaThread.run(stackBytes: stack) {
      let here = ObjectIdentifier(Thread.current)
      return LuaThread.run(stackBytes: stack) { ObjectIdentifier(Thread.current) == here }
    }
    #expect(isSame)
  }
}
