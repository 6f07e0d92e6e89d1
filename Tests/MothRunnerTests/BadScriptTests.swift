import MothDiagnostics
import MothRunner
import MothScript
import MothTestSupport
import Testing

/// Scripts that fail: one diagnostic each, the right status, and the other effects still run.
@Suite struct BadScriptTests {
  @Test(arguments: BadScript.all)
  func `a script that fails is answered once, and the others still run`(_ bad: BadScript) throws {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest("p", effects: ["before.lua", "bad.lua", "after.lua"]),
      "p/before.lua": effect("return content:opacity(0.5)"),
      "p/bad.lua": bad.text,
      "p/after.lua": effect("return content:opacity(0.25)"),
    ])
    let reported = plugins.run { $0.limits.clock = .moved(millisecondsPer100Instructions: 0) }
    #expect(reported.diagnostics == ["p/bad.lua\(bad.diagnostic)"])
    #expect(reported.status == bad.status)
    #expect(reported.holds("before"))
    #expect(reported.holds("after"))
  }

  @Test func `an error in one sample names the sample and leaves the others`() throws {
    // iphone-17 draws 120 times a second: sample 371 is at 371 / 120 s.
    let plugins = try TemporaryFolder([
      "late.lua": effect("if env.time == 371 / 120 then error(\"late\") end\nreturn content")
    ])
    let found = plugins.run(["late.lua"]) { $0.axes.devices = ["iphone-17"] }.result.allDiagnostics
    #expect(found.map(\.id) == ["device-time-dependent", "lua-error"])
    #expect(found.last?.moment?.sample == 371)
    // The way back from 2138 has 257 steps from sample 281 on: sample 371 is at 1389.3 points. Card
    // i of the lazy feed is from 62 + 236 i to 220 below, so of the 12 cards 5 to 9 meet the 874
    // points.
    #expect(found.last?.count == 5)
  }

  @Test func `a script that loops for ever from a later sample on is stopped and placed`() throws {
    let plugins = try TemporaryFolder([
      "late.lua": effect("if env.time > 1 then while true do end end\nreturn content:opacity(1)")
    ])
    let reported = plugins.run(["late.lua"]) {
      $0.axes.devices = ["iphone-17"]
      $0.limits.clock = .moved(millisecondsPer100Instructions: 0)
    }
    #expect(
      reported.diagnostics == [
        "late.lua:2:4 note device-time-dependent: 'env.time' is read",
        "late.lua:2:1 instruction-limit: the script reached the instruction limit and was stopped",
      ]
    )
    // A second after the start the first card is out of sight. It comes back when the scroll is
    // less than 282 points from rest, its lower edge being at 282: 2138 - 224 * 2138 / 257 = 274.5.
    #expect(reported.result.allDiagnostics.last?.moment?.sample == 281 + 224)
    #expect(reported.status == .findings)
  }

  @Test func `a stop ends the effect and is not repeated on every device`() throws {
    let plugins = try TemporaryFolder(["loop.lua": effect("while true do end")])
    let reported = plugins.run(["loop.lua"]) { $0.axes.devices = ["iphone-*"] }
    #expect(reported.result.allDiagnostics.map(\.id) == ["instruction-limit"])
  }

  @Test func `pcall cannot swallow a stop`() throws {
    let plugins = try TemporaryFolder([
      "loop.lua": "local function loop() while true do end end\n"
        + effect("pcall(loop)\nreturn content:opacity(1)")
    ])
    #expect(plugins.run(["loop.lua"]).result.allDiagnostics.map(\.id) == ["instruction-limit"])
  }

  @Test func `what a script prints is kept with its effect`() throws {
    let plugins = try TemporaryFolder([
      "one.lua": "print(\"loaded\")\n" + effect("return content:opacity(1)"),
      "two.lua": effect("return content:opacity(1)"),
    ])
    let reported = plugins.run(["one.lua", "two.lua"])
    #expect(reported.effect("one")?.printed == "loaded\n")
    #expect(reported.effect("two")?.printed == "")
  }
}

/// A script with what must be said of it, after its path.
struct BadScript: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let diagnostic: String
  let status: Status

  init(_ name: String, _ text: String, _ diagnostic: String, _ status: Status) {
    testDescription = name
    self.text = text
    self.diagnostic = diagnostic
    self.status = status
  }

  static let all = loading + running

  private static let loading = [
    BadScript(
      "a syntax error",
      "local x = = 1\n" + effect("return content"),
      ":1:11 lua-syntax: expected an expression; got '='",
      .notLoaded
    ),
    BadScript(
      "an error at load",
      "local t = nil\nlocal _x = t.y\n" + effect("return content"),
      ":2:1 lua-error: attempt to index a nil value (local 't')",
      .notLoaded
    ),
    BadScript(
      "an endless loop at load",
      "while true do end",
      ":1:1 instruction-limit: the script reached the instruction limit and was stopped",
      .notLoaded
    ),
    BadScript(
      "nothing returned",
      "local _x = 1",
      ":1:1 invalid-definition: the script must return moth.effect { ... }; got nothing",
      .notLoaded
    ),
    BadScript(
      "a number returned",
      "return 12",
      ":1:1 invalid-definition: the script must return moth.effect { ... }; got 12",
      .notLoaded
    ),
    BadScript(
      "a table returned",
      "return { api = 1 }",
      ":1:1 invalid-definition: the script must return moth.effect { ... }; got a table",
      .notLoaded
    ),
    BadScript(
      "an unknown key",
      "return moth.effect { api = 1, visualEfect = function(content) return content end }",
      ":1:31 unknown-key: unknown key 'visualEfect'; did you mean 'visualEffect'?",
      .notLoaded
    ),
    BadScript(
      "an unknown scene",
      effect("return content", more: "scene = \"fead\","),
      ":1:31 unknown-scene: unknown scene 'fead'; did you mean 'feed'?",
      .notLoaded
    ),
    BadScript(
      "an unknown target",
      effect("return content", more: "target = \"cart\","),
      ":1:31 unknown-target: the scene 'feed' has no target 'cart'",
      .notLoaded
    ),
    BadScript(
      "a default outside its range",
      effect("return content", more: "parameters = { rate = { default = 2, max = 1 } },"),
      ":1:55 parameter-out-of-range: the default of 'rate' must be at most 1; got 2",
      .notLoaded
    ),
  ]

  private static let running = [
    BadScript(
      "a number as chain",
      effect("return 12"),
      ":2:1 wrong-result: an effect must return a chain; got 12",
      .findings
    ),
    BadScript(
      "nothing as chain",
      effect("content:opacity(1)"),
      ":3:1 wrong-result: an effect must return a chain; got nil",
      .findings
    ),
    BadScript(
      "a table as chain",
      "local list = {}\n" + effect("return list"),
      ":3:1 wrong-result: an effect must return a chain; got a table",
      .findings
    ),
    BadScript(
      "content of an earlier sample",
      "local kept\n" + effect("kept = kept or content\nreturn kept"),
      ":2:1 stale-content: a chain from an earlier call is used again",
      .findings
    ),
    BadScript(
      "an error in every sample",
      effect("local t\nreturn content:offset(0, t.y)"),
      ":3:1 lua-error: attempt to index a nil value (local 't')",
      .findings
    ),
    BadScript(
      "an endless loop",
      effect("while true do end"),
      ":2:1 instruction-limit: the script reached the instruction limit and was stopped",
      .findings
    ),
    BadScript(
      "a layout modifier",
      effect("return content:frame(100, 100)"),
      ":2:16 unknown-transform: 'frame' is not a transform that a chain can hold",
      .findings
    ),
    BadScript(
      "a value of the wrong type",
      effect("return content:opacity(\"1\")"),
      ":2:16 wrong-argument-type: argument 1 of 'opacity' must be a number; got \"1\"",
      .findings
    ),
    BadScript(
      "an unknown space",
      effect("return content:offset(0, geometry:frame(\"scrolView\").minY)"),
      ":2:42 unknown-space: there is no coordinate space 'scrolView'",
      .findings
    ),
  ]
}
