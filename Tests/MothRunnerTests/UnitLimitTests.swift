import MothDiagnostics
import MothRunner
import MothScript
import MothTestSupport
import Testing

/// A limit belongs to a unit: what is reached does not depend on other effects, their order, or the
/// number of workers.
@Suite struct UnitLimitTests {
  /// An effect with so many shaders, each used in a chain that is not returned.
  private func shaders(_ count: Int, named prefix: String) -> String {
    effect(
      "for i = 1, \(count) do local _ = content:colorEffect(moth.shader('\(prefix)' .. i)) end "
        + "return content:opacity(0.5)"
    )
  }

  private func reported(
    _ effects: [(name: String, text: String)],
    change: (inout RunOptions) -> Void = { _ in }
  ) throws -> [String: [String]] {
    var files = ["p/plugin.json": manifest("p", effects: effects.map { "\($0.name).lua" })]
    for effect in effects { files["p/\(effect.name).lua"] = effect.text }
    let plugins = try TemporaryFolder(files)
    let result = plugins.run(["p"]) {
      $0.axes.devices = ["mac-window", "iphone-1*"]
      change(&$0)
    }
    return effects.reduce(into: [:]) { found, effect in
      let units = result.effect(effect.name)?.units ?? []
      found[effect.name] = units.map { unit in
        unit.diagnostics.first.map { "\($0.id): \($0.message)" } ?? "passed"
      }
    }
  }

  @Test(arguments: [1, 2, 8])
  func `64 shaders are a unit's`(workers: Int) throws {
    let effects = [
      ("a", shaders(40, named: "a")), ("b", shaders(40, named: "b")),
      ("c", shaders(65, named: "c")),
    ]
    for order in [effects, effects.reversed()] {
      let found = try reported(order) { $0.workers = workers }
      #expect(Set(found["a"] ?? []) == ["passed"])
      #expect(Set(found["b"] ?? []) == ["passed"])
      // The first unit ends the effect's run only where its state is lost.
      #expect(
        Set(found["c"] ?? []) == ["sandbox-refused: more than 64 different shaders in one unit"]
      )
    }
  }

  @Test(arguments: [1, 2, 8])
  func `memory is a unit's`(workers: Int) throws {
    let fill = """
      local kept = {}
      for i = 1, 150 do kept[i] = ("x"):rep(65536) .. i end
      \(effect("return content:opacity(0.5)"))
      """
    let effects = [("a", fill), ("b", fill), ("c", fill)]
    for order in [effects, effects.reversed()] {
      let found = try reported(order) { $0.workers = workers }
      #expect(found.values.allSatisfy { Set($0) == ["passed"] && $0.count > 8 })
    }
  }

  @Test func `text beyond the limit over several units is reported`() throws {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest("p", effects: ["a.lua"]),
      "p/a.lua": effect(
        "if env.time == 0 and env.index == 0 then print(('x'):rep(99)) end return content:opacity(0.5)"
      ),
    ])
    let result = plugins.run(["p"]) {
      $0.axes.devices = ["iphone-1*"]
      $0.limits.printedBytes = 1_050
    }
    let printed = try #require(result.effect("a")?.printed)
    #expect((result.effect("a")?.units.count ?? 0) > 10)
    let lines = printed.split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.last == "(more was printed; the limit is 1050 bytes)")
  }

  @Test func `what a scene prints is reported once, with any number of workers`() throws {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest(
        "p",
        effects: ["a.lua", "b.lua"],
        more: #", "scenes": ["s.lua"]"#
      ),
      "p/a.lua": effect("return content:opacity(0.5)", more: "scene = 's',"),
      "p/b.lua": effect("return content:opacity(0.5)", more: "scene = 's',"),
      "p/s.lua": """
      print(select(2, pcall(error, "here", 1)))
      return moth.scene { api = 1, ScrollView { Rectangle():frame { height = 900 }:target("t") } }
      """,
    ])
    for workers in [1, 2, 8] {
      let result = plugins.run(["p"]) {
        $0.axes.devices = ["iphone-1*"]
        $0.workers = workers
      }
      for name in ["a", "b"] { #expect(result.effect(name)?.printed == "here\n") }
    }
  }
}
