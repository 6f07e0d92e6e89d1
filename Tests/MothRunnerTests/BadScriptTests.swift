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

  init(_ name: String, text: String, diagnostic: String, status: Status) {
    testDescription = name
    self.text = text
    self.diagnostic = diagnostic
    self.status = status
  }

  static let all = loading + running

  private static let loading = [
    BadScript(
      "a syntax error",
      text: "local x = = 1\n" + effect("return content"),
      diagnostic: ":1:11 lua-syntax: expected an expression; got '='",
      status: .notLoaded
    ),
    BadScript(
      "an error at load",
      text: "local t = nil\nlocal _x = t.y\n" + effect("return content"),
      diagnostic: ":2:1 lua-error: attempt to index a nil value (local 't')",
      status: .notLoaded
    ),
    BadScript(
      "an endless loop at load",
      text: "while true do end",
      diagnostic:
        ":1:1 instruction-limit: the script reached the instruction limit and was stopped",
      status: .notLoaded
    ),
    BadScript(
      "nothing returned",
      text: "local _x = 1",
      diagnostic:
        ":1:1 invalid-definition: the script must return moth.effect { ... }; got nothing",
      status: .notLoaded
    ),
    BadScript(
      "a number returned",
      text: "return 12",
      diagnostic: ":1:1 invalid-definition: the script must return moth.effect { ... }; got 12",
      status: .notLoaded
    ),
    BadScript(
      "a table returned",
      text: "return { api = 1 }",
      diagnostic:
        ":1:1 invalid-definition: the script must return moth.effect { ... }; got a table",
      status: .notLoaded
    ),
    BadScript(
      "an unknown key",
      text: "return moth.effect { api = 1, visualEfect = function(content) return content end }",
      diagnostic: ":1:31 unknown-key: unknown key 'visualEfect'; did you mean 'visualEffect'?",
      status: .notLoaded
    ),
    BadScript(
      "an unknown scene",
      text: effect("return content", more: "scene = \"fead\","),
      diagnostic: ":1:31 unknown-scene: unknown scene 'fead'; did you mean 'feed'?",
      status: .notLoaded
    ),
    BadScript(
      "an unknown target",
      text: effect("return content", more: "target = \"cart\","),
      diagnostic: ":1:31 unknown-target: the scene 'feed' has no target 'cart'",
      status: .notLoaded
    ),
    BadScript(
      "a default outside its range",
      text: effect("return content", more: "parameters = { rate = { default = 2, max = 1 } },"),
      diagnostic: ":1:55 parameter-out-of-range: the default of 'rate' must be at most 1; got 2",
      status: .notLoaded
    ),
  ]

  private static let running = [
    BadScript(
      "a number as chain",
      text: effect("return 12"),
      diagnostic: ":2:1 wrong-result: an effect must return a chain; got 12",
      status: .findings
    ),
    BadScript(
      "nothing as chain",
      text: effect("content:opacity(1)"),
      diagnostic: ":3:1 wrong-result: an effect must return a chain; got nil",
      status: .findings
    ),
    BadScript(
      "a table as chain",
      text: "local list = {}\n" + effect("return list"),
      diagnostic: ":3:1 wrong-result: an effect must return a chain; got a table",
      status: .findings
    ),
    BadScript(
      "content of an earlier sample",
      text: "local kept\n" + effect("kept = kept or content\nreturn kept"),
      diagnostic: ":2:1 stale-content: a chain from an earlier call is used again",
      status: .findings
    ),
    BadScript(
      "an error in every sample",
      text: effect("local t\nreturn content:offset(0, t.y)"),
      diagnostic: ":3:1 lua-error: attempt to index a nil value (local 't')",
      status: .findings
    ),
    BadScript(
      "an endless loop",
      text: effect("while true do end"),
      diagnostic:
        ":2:1 instruction-limit: the script reached the instruction limit and was stopped",
      status: .findings
    ),
    BadScript(
      "a layout modifier",
      text: effect("return content:frame(100, 100)"),
      diagnostic: ":2:16 unknown-transform: 'frame' is not a transform that a chain can hold",
      status: .findings
    ),
    BadScript(
      "a value of the wrong type",
      text: effect("return content:opacity(\"1\")"),
      diagnostic: ":2:16 wrong-argument-type: argument 1 of 'opacity' must be a number; got \"1\"",
      status: .findings
    ),
    BadScript(
      "an unknown space",
      text: effect("return content:offset(0, geometry:frame(\"scrolView\").minY)"),
      diagnostic: ":2:42 unknown-space: there is no coordinate space 'scrolView'",
      status: .findings
    ),
  ]
}
