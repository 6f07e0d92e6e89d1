import Foundation
import MothDiagnostics
import MothScript
import MothStore
import MothTestSupport
import MothValidation
import Testing

@testable import MothRunner

/// What is known from earlier runs, and what makes it unknown again.
@Suite struct CachedResultsTests {
  private static let scene = """
    return moth.scene { api = 1, ScrollView { VStack {
      Rectangle():frame { height = 300 }:target("card"), Rectangle():frame { height = 3000 },
    } } }
    """

  private static let files = [
    "p/plugin.json": manifest(
      "p",
      effects: ["a.lua", "b.lua"],
      more: ", \"scenes\": [\"s.lua\", \"t.lua\"], \"modules\": [\"m.lua\"], "
        + "\"tests\": [\"test.lua\"], \"devices\": [\"wall.json\"], \"sweeps\": [\"my.json\"]"
    ),
    "p/a.lua": effect(
      "return content:opacity(require(\"m\").value * p.rate)",
      more: "scene = \"s\", parameters = { rate = { default = 0.5, min = 0, max = 1 } },"
    ),
    "p/b.lua": effect("return content:opacity(2)", more: "scene = \"t\","),
    "p/m.lua": "return { value = 0.5 }",
    "p/s.lua": scene, "p/t.lua": scene,
    "p/test.lua": """
    return moth.test { api = 1, effect = "a", cases = {
      { name = "half", devices = { "mac-window" }, at = 0, expect = { opacity = 0.25 } },
    } }
    """,
    "p/wall.json": wall,
    "p/my.json": #"{"name": "my", "summary": "slow", "linear": {"speed": 900}}"#,
  ]

  private let plugins: TemporaryFolder
  private var folder: String { plugins.path("cache") }

  init() throws { plugins = try TemporaryFolder(Self.files) }

  private func run(_ change: (inout RunOptions) -> Void = { _ in }) -> Reported {
    let cache = ResultCache(folder: folder)
    defer { cache.finish() }
    return plugins.run(["p"]) {
      $0.axes.devices = ["wall"]
      $0.axes.sweeps = ["my"]
      $0.cache = cache
      change(&$0)
    }
  }

  /// What a run evaluates: effects by name, and "test".
  private func evaluated(_ change: (inout RunOptions) -> Void = { _ in }) -> [String] {
    let result = run(change).result
    return result.plugins.flatMap { plugin in
      plugin.effects.filter { $0.units.contains { !$0.isCached } }.map(\.name)
        + (plugin.tests.contains { !$0.isCached } ? ["test"] : [])
    }
  }

  @Test func `a second run of the same evaluates nothing and finds the same`() {
    let first = run()
    let second = run()
    #expect(first.effect("b")?.units.map(\.isCached) == [false])
    #expect(evaluated() == [])
    #expect(first.diagnostics == second.diagnostics)
    #expect(!first.diagnostics.isEmpty)
    #expect(first.effect("a")?.units.map(\.columns) == second.effect("a")?.units.map(\.columns))
  }

  @Test func `values of every sample are known too, and only where they are asked for`() {
    let first = run { $0.recordsCurves = true }
    let second = run { $0.recordsCurves = true }
    #expect(second.effect("a")?.units.map(\.isCached) == [true])
    #expect(first.effect("a")?.units.map(\.curves) == second.effect("a")?.units.map(\.curves))
    #expect(run().effect("a")?.units.map(\.isCached) == [false])
  }

  @Test(arguments: [
    ("p/a.lua", ["a", "test"]), ("p/b.lua", ["b"]), ("p/m.lua", ["a", "b", "test"]),
    ("p/s.lua", ["a", "test"]), ("p/t.lua", ["b", "test"]), ("p/test.lua", ["test"]),
  ])
  func `a changed script makes unknown what uses it`(path: String, expected: [String]) throws {
    _ = run()
    try plugins.write((Self.files[path] ?? "") + "\n-- a remark\n", to: path)
    #expect(evaluated() == expected)
  }

  @Test func `a changed profile or sweep makes its units unknown`() throws {
    _ = run()
    try plugins.write(wall.replacing("\"height\": 500", with: "\"height\": 501"), to: "p/wall.json")
    #expect(evaluated() == ["a", "b", "test"])
    try plugins.write(
      #"{"name": "my", "summary": "slow", "linear": {"speed": 901}}"#,
      to: "p/my.json"
    )
    #expect(evaluated() == ["a", "b"])
  }

  @Test func `other values, rules and limits are other results`() {
    _ = run()
    #expect(
      evaluated {
        $0.axes.parameters = [ParameterAxis(name: "rate", values: [.number(0.25)])]
      } == ["a"]
    )
    #expect(evaluated { $0.rules.commandLine.set(.note, of: "value-out-of-range") } == ["a", "b"])
    #expect(evaluated { $0.limits.callMilliseconds = 1999 } == ["a", "b", "test"])
    #expect(evaluated() == [])
  }

  @Test func `a unit that took too long is not known`() throws {
    try plugins.write(effect("while true do end"), to: "p/b.lua")
    let change = { (options: inout RunOptions) in
      options.limits.instructionsPerCall = 1_000_000_000
      options.limits.unitMilliseconds = 50
      options.limits.clock = .moved(millisecondsPer100Instructions: 1)
      // Each reading is a unit's whole time after the one before.
      let readings = Counter()
      options.control = RunControl { UInt64(readings.next()) * 50_000_000 }
    }
    #expect(evaluated(change).contains("b"))
    #expect(evaluated(change).contains("b"))
  }

  @Test func `a problem of another scene is not reported once that is fixed`() throws {
    try plugins.write("return moth.scene { api = 1, Nothing() }", to: "p/t.lua")
    #expect(run().diagnostics.contains { $0.hasPrefix("p/t.lua") })
    try plugins.write(Self.scene, to: "p/t.lua")
    #expect(!run().diagnostics.contains { $0.hasPrefix("p/t.lua") })
  }

  @Test func `the digest of a value counts all that it stores, and no order of a dictionary`() {
    func digest(_ value: Any) -> Digest {
      var digester = Digester()
      digester.add(reflecting: value)
      return digester.digest()
    }
    var many: [String: Int] = [:]
    var reversed: [String: Int] = [:]
    for number in 0..<100 { many["key \(number)"] = number }
    for number in (0..<100).reversed() { reversed["key \(number)"] = number }
    #expect(digest(many) == digest(reversed))
    #expect(digest([1, 2]) != digest([2, 1]))
    #expect(digest([[1], [2]]) != digest([[1, 2]]))
    #expect(digest([Int]()) != digest(Int?.none as Any))
    #expect(digest(UInt8(1)) != digest(UInt8(2)))
    #expect(digest(Duration.seconds(1)) != digest(Duration.seconds(2)))
    var limits = HostLimits()
    let before = digest(limits)
    for limit in HostLimit.all {
      limits[keyPath: limit.keyPath] += 1
      #expect(digest(limits) != before, Comment(rawValue: limit.name))
      limits[keyPath: limit.keyPath] -= 1
    }
    #expect(digest(limits) == before)
  }
}
