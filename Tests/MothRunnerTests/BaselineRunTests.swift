import MothRunner
import MothStore
import MothTestSupport
import Testing

/// Runs of plugins that have baselines.
@Suite struct BaselineRunTests {
  // MARK: - Beginning

  @Test func `a plugin that never asked has none, and nothing is written`() throws {
    let plugins = try TemporaryFolder.sinking()
    let reported = plugins.run { $0.baselines.requiresAll = true }
    #expect(reported.diagnostics == [])
    #expect(plugins.run([""], change: updating(.changed)).diagnostics == [])
    #expect(plugins.baselines == nil)
  }

  @Test(arguments: [BaselineOptions.Update.all, .missing])
  func `asking for all or the missing ones begins`(update: BaselineOptions.Update) throws {
    let plugins = try TemporaryFolder.sinking()
    let reported = plugins.run([""], change: updating(update))
    #expect(
      reported.diagnostics == [
        "p/baselines/sink.txt note baseline-written: baselines were written: 1 added"
      ]
    )
    #expect(reported.status == .passed)
    #expect(plugins.run { $0.baselines.requiresAll = true }.diagnostics == [])
    #expect(plugins.run([""], change: updating(.all)).diagnostics == [])
  }

  @Test func `the file says what the effect does`() throws {
    let plugins = try TemporaryFolder.sinking()
    _ = plugins.run([""], change: updating(.all))
    let lines = try #require(plugins.baselines).split(separator: "\n").map(String.init)
    #expect(lines[0] == "moth baseline 1")
    #expect(lines[1] == "unit mac-window, portrait, linear, Reduce Motion off")
    #expect(lines.contains("  scene s") && lines.contains("  target card"))
    #expect(lines.contains("  views 1") && lines.contains("  chain offset"))
    #expect(lines.contains("  argument offset.x 0") && lines.contains("  argument offset.y 0..40"))
    #expect(lines.last == "end")
  }

  @Test func `a manifest can ask for them, and refuse them`() throws {
    let asking = try TemporaryFolder.sinking(manifest: ", \"baselines\": true")
    let missing = ": there is no baseline of this unit in p/baselines/sink.txt"
    #expect(asking.run().diagnostics == ["p/sink.lua note baseline-missing" + missing])
    let refusing = try TemporaryFolder.sinking(manifest: ", \"baselines\": false")
    #expect(refusing.run([""], change: updating(.all)).diagnostics == [])
    #expect(refusing.baselines == nil)
    let wrong = try TemporaryFolder.sinking(manifest: ", \"baselines\": 1")
    #expect(
      wrong.run().diagnostics == [
        "p/plugin.json:6:62 invalid-manifest: 'baselines' must be true or false; got 1"
      ]
    )
  }

  @Test func `a missing one is an error where all are required`() throws {
    let plugins = try TemporaryFolder.sinking(manifest: ", \"baselines\": true")
    let reported = plugins.run { $0.baselines.requiresAll = true }
    #expect(
      reported.diagnostics == [
        "p/sink.lua baseline-missing: there is no baseline of this unit in p/baselines/sink.txt"
      ]
    )
    #expect(reported.status == .findings)
    #expect(plugins.baselines == nil)
  }

  @Test func `a single script has them beside it`() throws {
    let plugins = try TemporaryFolder(["fade.lua": effect("return content:opacity(0.5)")])
    #expect(
      plugins.run(["fade.lua"], change: updating(.missing)).diagnostics == [
        "fade.baseline.txt note baseline-written: baselines were written: 1 added"
      ]
    )
    try plugins.write(effect("return content:opacity(0.51)"), to: "fade.lua")
    #expect(
      plugins.run(["fade.lua"]).diagnostics == [
        "fade.lua:2:16 baseline-differs: 'opacity' is 0.51 where the baseline has 0.5"
      ]
    )
  }

  // MARK: - Differing

  @Test func `a rate that changes by one percent is found`() throws {
    let plugins = try TemporaryFolder.sinking()
    _ = plugins.run([""], change: updating(.all))
    try plugins.write(sinking(by: 0.303), to: "p/sink.lua")
    let reported = plugins.run()
    #expect(reported.diagnostics.count == 1)
    #expect(
      reported.diagnostics.first?.hasPrefix("p/sink.lua:3:16 baseline-differs: 'offset.y' is ")
        ?? false
    )
    #expect(reported.status == .findings)
  }

  @Test func `what only the last digits emit apart is the same`() throws {
    let plugins = try TemporaryFolder.sinking()
    _ = plugins.run([""], change: updating(.all))
    let before = plugins.baselines
    // At most 40 * 1e-4 = 0.004 points.
    try plugins.write(sinking(by: 0.30003), to: "p/sink.lua")
    #expect(plugins.run().diagnostics == [])
    #expect(plugins.run([""], change: updating(.changed)).diagnostics == [])
    #expect(plugins.baselines == before)
  }

  @Test(arguments: [("0..40", "0..40.04", false), ("0..40", "0..40.06", true)])
  func `a stored value may be off by the tolerance`(
    old: String,
    new: String,
    isReported: Bool
  ) throws {
    let plugins = try TemporaryFolder.sinking()
    _ = plugins.run([""], change: updating(.all))
    try plugins.write(try #require(plugins.baselines).replacing(old, with: new), to: baselineFile)
    #expect(
      plugins.run().diagnostics
        == (isReported
          ? [
            "p/sink.lua:3:16 baseline-differs: 'offset.y' is 40 pt where the baseline has 40.06 pt"
          ]
          : [])
    )
  }

  @Test func `a tolerance of the project is honored`() throws {
    let plugins = try TemporaryFolder.sinking()
    _ = plugins.run([""], change: updating(.all))
    try plugins.write(sinking(by: 0.303), to: "p/sink.lua")
    // 1 % of 40 points is 0.4.
    #expect(plugins.run { $0.baselines.tolerances[.points] = 0.5 }.diagnostics == [])
    #expect(plugins.run { $0.baselines.tolerances[.points] = 0.1 }.diagnostics.count == 1)
  }

  @Test func `changed ones are taken over, and others kept`() throws {
    let plugins = try TemporaryFolder.sinking()
    _ = plugins.run([""], change: updating(.all) { $0.axes.reduceMotion = [false, true] })
    try plugins.write(sinking(by: 0.4), to: "p/sink.lua")
    let reported = plugins.run([""], change: updating(.changed))
    #expect(
      reported.diagnostics == [
        "p/baselines/sink.txt note baseline-written: baselines were written: 1 changed"
      ]
    )
    #expect(plugins.run().diagnostics == [])
    // The unit that was not run is as it was.
    #expect(plugins.run { $0.axes.reduceMotion = [true] }.diagnostics.count == 1)
    #expect(plugins.run { $0.axes.reduceMotion = [false, true] }.diagnostics.count == 1)
  }

  @Test func `with the missing ones, what differs is reported and left alone`() throws {
    let plugins = try TemporaryFolder.sinking()
    _ = plugins.run([""], change: updating(.all))
    try plugins.write(sinking(by: 0.4), to: "p/sink.lua")
    let reported = plugins.run(
      [""],
      change: updating(.missing) { $0.axes.reduceMotion = [false, true] }
    )
    #expect(reported.diagnostics.count { $0.contains("baseline-differs") } == 1)
    #expect(
      reported.diagnostics.first
        == "p/baselines/sink.txt note baseline-written: baselines were written: 1 added"
    )
  }

  @Test func `the file is the same for any number of threads`() throws {
    let texts = try [1, 2, 5].map { count in
      let plugins = try TemporaryFolder.sinking()
      _ = plugins.run(
        [""],
        change: updating(.all) { options in
          options.workers = count
          options.axes.devices = ["iphone-1*", "mac-window*"]
          options.axes.reduceMotion = [false, true]
        }
      )
      return plugins.baselines
    }
    #expect(texts[0] != nil && texts.allSatisfy { $0 == texts[0] })
  }

  @Test func `what is known from an earlier run is compared too`() throws {
    let plugins = try TemporaryFolder.sinking()
    func run(_ change: (inout RunOptions) -> Void = { _ in }) -> Reported {
      let cache = ResultCache(folder: plugins.path("cache"))
      defer { cache.finish() }
      return plugins.run(["p"]) { options in
        options.cache = cache
        change(&options)
      }
    }
    let isCached = { (reported: Reported) in reported.effect("sink")?.units.map(\.isCached) }
    _ = run()
    #expect(isCached(run(updating(.all))) == [false], "what a baseline keeps was not kept")
    try plugins.write(
      try #require(plugins.baselines).replacing("0..40", with: "0..41"),
      to: baselineFile
    )
    let reported = run()
    #expect(isCached(reported) == [true])
    #expect(
      reported.diagnostics == [
        "p/sink.lua:3:16 baseline-differs: 'offset.y' is 40 pt where the baseline has 41 pt"
      ]
    )
    #expect(isCached(run { $0.baselines.tolerances[.points] = 2 }) == [false])
    #expect(run { $0.baselines.tolerances[.points] = 2 }.diagnostics == [])
  }

  @Test func `a unit that fails is not compared, and its baseline is kept`() throws {
    let plugins = try TemporaryFolder.sinking()
    _ = plugins.run([""], change: updating(.all))
    let before = plugins.baselines
    try plugins.write(
      effect("error('no')", more: "scene = \"s\", target = \"card\","),
      to: "p/sink.lua"
    )
    #expect(
      plugins.run([""], change: updating(.all)).diagnostics.allSatisfy { !$0.contains("baseline") }
    )
    #expect(plugins.baselines == before)
  }
}
