import MothRunner
import MothTestSupport
import Testing

/// Which units and tests are run, and what is left out.
@Suite struct RunFilterTests {
  private static let test = """
    return moth.test { api = 1, effect = "a", cases = {
      { name = "half", devices = { "mac-window", "iphone-17" }, at = 0, expect = { opacity = 0.5 } },
      { name = "wrong", devices = { "mac-window" }, at = 0, expect = { opacity = 0.25 } },
    } }
    """

  private static let files = [
    "p/plugin.json": manifest("p", effects: ["a.lua", "b.lua"], more: ", \"tests\": [\"t.lua\"]"),
    "p/a.lua": effect("return content:opacity(0.5)"),
    "p/b.lua": effect("return content:opacity(1)"),
    "p/t.lua": test,
    "q.lua": effect("return content:opacity(2)"),
  ]

  /// The names of everything that a run reports, with those of effects.
  private func reported(_ change: (inout RunFilter) -> Void) throws -> [String] {
    let plugins = try TemporaryFolder(Self.files)
    let result = plugins.run(["p", "q.lua"]) { change(&$0.filter) }.result
    return result.plugins.flatMap { plugin in
      plugin.effects.flatMap { effect in
        [effect.name] + effect.units.map { "\(effect.name): \($0.name)" }
      } + plugin.tests.map { "\($0.name) on \($0.device)" }
    }
  }

  private static let location = "mac-window, portrait, linear, Reduce Motion off"

  @Test func `everything is run without a filter`() throws {
    #expect(
      try reported { _ in } == [
        "a", "a: \(Self.location)", "b", "b: \(Self.location)", "half on mac-window",
        "half on iphone-17", "wrong on mac-window", "q", "q: \(Self.location)",
      ]
    )
  }

  @Test func `a pattern finds names of units and of tests, whatever their case`() throws {
    #expect(
      try reported { $0.matching = NamePattern("P/B|HALF.*iphone") }
        == ["b", "b: \(Self.location)", "half on iphone-17"]
    )
  }

  @Test func `an inverted pattern leaves out what it finds`() throws {
    #expect(
      try reported { $0.notMatching = NamePattern("^p/|half|wrong") } == [
        "q", "q: \(Self.location)",
      ]
    )
  }

  @Test func `both patterns must agree`() throws {
    #expect(
      try reported {
        $0.matching = NamePattern("p/a")
        $0.notMatching = NamePattern("iphone|Reduce Motion off$")
      } == []
    )
  }

  @Test func `names choose units and tests one by one, or all of an effect`() throws {
    #expect(
      try reported { $0.names = ["p/a: wrong, mac-window, Reduce Motion off", "q/q"] }
        == ["wrong on mac-window", "q", "q: \(Self.location)"]
    )
  }

  @Test func `a pattern that is no regular expression is none`() {
    #expect(NamePattern("p/(") == nil)
  }

  @Test func `a filter that takes nothing matches nothing`() throws {
    let plugins = try TemporaryFolder(Self.files)
    let reported = plugins.run { $0.filter.matching = NamePattern("no such name") }
    #expect(reported.status == .nothingMatched)
    #expect(reported.diagnostics == [])
  }

  @Test func `a changed script concerns its effect and the plugin's tests`() throws {
    let plugins = try TemporaryFolder(Self.files)
    let reported = plugins.run(["p", "q.lua"]) {
      $0.filter.changes = FileChanges([plugins.path("p/b.lua"), plugins.path("other.lua")])
    }
    #expect(reported.result.plugins.flatMap(\.effects).map(\.name) == ["b"])
    #expect(reported.result.plugins.flatMap(\.tests).count == 3)
  }

  @Test(arguments: ["p/plugin.json", "p/m.lua", "p/s.lua", "p/d.json"])
  func `a changed manifest, module, scene or device concerns all effects`(path: String) throws {
    let plugins = try TemporaryFolder(Self.files)
    let more = #", "modules": ["m.lua"], "scenes": ["s.lua"], "devices": ["d.json"]"#
    try plugins.write(manifest("p", effects: ["a.lua", "b.lua"], more: more), to: "p/plugin.json")
    try plugins.write("return {}", to: "p/m.lua")
    try plugins.write("return moth.scene { api = 1, Rectangle() }", to: "p/s.lua")
    try plugins.write(wall, to: "p/d.json")
    let reported = plugins.run(["p", "q.lua"]) {
      $0.filter.changes = FileChanges([plugins.path(path)])
    }
    #expect(reported.result.plugins.flatMap(\.effects).map(\.name) == ["a", "b"])
  }

  @Test func `a changed configuration or device of the options concerns everything`() throws {
    let plugins = try TemporaryFolder(Self.files)
    try plugins.write(wall, to: "wall.json")
    for name in ["moth.json", "wall.json"] {
      let reported = plugins.run(["p", "q.lua"]) {
        $0.axes.devices.append(plugins.path("wall.json"))
        $0.configurationPath = plugins.path("moth.json")
        $0.filter.changes = FileChanges([plugins.path(name)])
      }
      #expect(reported.result.plugins.flatMap(\.effects).map(\.name) == ["a", "b", "q"])
    }
  }

  @Test func `what is listed is what is run`() throws {
    let plugins = try TemporaryFolder(Self.files)
    var options = RunOptions(paths: [plugins.path("p"), plugins.path("q.lua")])
    options.axes.devices = ["mac-window"]
    options.axes.reduceMotion = [false]
    options.filter.notMatching = NamePattern("p/b")
    let list = Runner.list(options)
    #expect(
      list.names == [
        "p/a: \(Self.location)", "p/a: half, mac-window, Reduce Motion off",
        "p/a: half, iphone-17, Reduce Motion off", "p/a: wrong, mac-window, Reduce Motion off",
        "q/q: \(Self.location)",
      ]
    )
    #expect(list.unitCount == 2)
    #expect(list.diagnostics.isEmpty)
  }
}
