import MothRunner
import MothTestSupport
import Testing

/// Scripts are called by their paths within the plugin, which do not say where that lies.
@Suite struct ChunkNameTests {
  private static let plugin = [
    "plugin.json": manifest("p", effects: ["effects/e.lua"], more: #", "modules": ["m.lua"]"#),
    "effects/e.lua": effect(
      """
      local _, own = pcall(function() error("own") end)
      local _, other = pcall(require("m").fail)
      print(own, other)
      return content:offset(#own, #other)
      """
    ),
    "m.lua": "return { fail = function()\nerror('m') end }",
  ]

  private func run(in folder: String) throws -> Reported {
    let files = Self.plugin.map { ("\(folder)/\($0)", $1) }
    return try TemporaryFolder(Dictionary(uniqueKeysWithValues: files)).run([folder])
  }

  @Test(arguments: ["p", "a/folder/with/a/much/longer/name/than/the/other/one/of/this/test"])
  func `texts and lengths of errors do not depend on the folder`(folder: String) throws {
    let reported = try run(in: folder)
    let effect = try #require(reported.effect("e"))
    #expect(effect.printed.hasPrefix("effects/e.lua:2: own\tm.lua:2: m\n"))
    let columns = try #require(effect.units.first).columns
    #expect(columns.map(\.range) == [20...20, 10...10])
  }

  @Test func `a single script is called by its name`() throws {
    let plugins = try TemporaryFolder([
      "somewhere/single.lua": effect(
        "local _, text = pcall(function() error('x') end) print(text) return content"
      )
    ])
    let reported = plugins.run(["somewhere/single.lua"])
    #expect(reported.effect("single")?.printed.hasPrefix("single.lua:2: x\n") == true)
  }

  @Test func `a diagnostic says the user's path`() throws {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest("p", effects: ["effects/e.lua"], more: #", "modules": ["m.lua"]"#),
      "p/effects/e.lua": effect("return require('m')(content)"),
      "p/m.lua": "return function(content)\n  return content + 1\nend",
    ])
    #expect(
      plugins.run(["p"]).diagnostics == [
        "p/m.lua:2:3 lua-error: attempt to perform arithmetic on a userdata value (local 'content')"
      ]
    )
  }
}
