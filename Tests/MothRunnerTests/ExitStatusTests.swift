import MothDiagnostics
import MothRunner
import MothTestSupport
import Testing

/// Which status a result has; where several apply, the gravest reason decides.
@Suite struct ExitStatusTests {
  @Test(arguments: [
    (Status.passed, Int32(0)), (.findings, 1), (.usage, 2), (.notLoaded, 3), (.internalError, 4),
    (.nothingMatched, 5),
  ])
  func `a status has the number that the documentation gives`(status: Status, number: Int32) {
    #expect(status.rawValue == number)
  }

  @Test func `a run without effects matched nothing`() throws {
    #expect(RunResult().exitStatus == .nothingMatched)
    let plugins = try TemporaryFolder(["p/plugin.json": manifest("p", effects: [])])
    #expect(plugins.run().status == .nothingMatched)
  }

  @Test func `warnings pass`() throws {
    let plugins = try TemporaryFolder([
      "e.lua": effect("return content:rotation3DEffect(0, 0, 1, 0)")
    ])
    let reported = plugins.run(["e.lua"]) { $0.axes.devices = ["vision-pro-window"] }
    #expect(reported.result.allDiagnostics.map(\.severity) == [.warning])
    #expect(reported.status == .passed)
  }

  @Test func `findings are 1, a script that cannot be loaded 3, a wrong option 2`() throws {
    let plugins = try TemporaryFolder([
      "finding.lua": effect("return content:opacity(2)"), "broken.lua": "return 1",
    ])
    #expect(plugins.run(["finding.lua"]).status == .findings)
    #expect(plugins.run(["finding.lua", "broken.lua"]).status == .notLoaded)
    #expect(plugins.run(["finding.lua", "broken.lua", "none.lua"]).status == .usage)
  }

  @Test func `an internal error is 4, whatever else is wrong`() {
    var result = RunResult()
    result.diagnostics = [.error("usage", message: "u"), .error("internal-error", message: "i")]
    #expect(result.exitStatus == .internalError)
  }

  @Test func `a check has the same statuses`() throws {
    let plugins = try TemporaryFolder([
      "fine.lua": effect("return content:opacity(2)"),
      "finding.lua": effect("return content:frame(1)"), "broken.lua": "return = 1",
    ])
    #expect(plugins.check(["fine.lua"]).status == .passed)
    #expect(plugins.check(["finding.lua"]).status == .findings)
    #expect(plugins.check(["finding.lua", "broken.lua"]).status == .notLoaded)
    #expect(plugins.check(["none.lua"]).status == .usage)
  }

  @Test func `a check runs nothing`() throws {
    let plugins = try TemporaryFolder(["loop.lua": "while true do end"])
    let reported = plugins.check(["loop.lua"])
    #expect(reported.diagnostics == [])
    #expect(reported.effect("loop")?.units.isEmpty ?? false)
  }

  @Test func `a check says the syntax errors of all scripts`() throws {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest(
        "p",
        effects: ["e.lua"],
        more: ", \"scenes\": [\"s.lua\"], \"tests\": [\"t.lua\"], \"modules\": [\"m.lua\"]"
      ),
      "p/e.lua": "x =", "p/s.lua": "y =", "p/t.lua": "z =", "p/m.lua": "w =",
    ])
    let reported = plugins.check()
    #expect(
      reported.result.allDiagnostics.map { $0.location?.path.split(separator: "/").last ?? "" } == [
        "s.lua", "t.lua", "m.lua", "e.lua",
      ]
    )
    #expect(reported.status == .notLoaded)
  }
}
