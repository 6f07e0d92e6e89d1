import MothDiagnostics
import MothRunner
import MothTestSupport
import Testing

/// The tests that plugins bring.
@Suite struct PluginTestTests {
  /// A plugin whose effect is offset.y = -minY of the card; `cases` are the cases of its test.
  private func run(_ cases: String, effect name: String = "slide") throws -> Reported {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest("p", effects: ["slide.lua"], more: ", \"tests\": [\"t.lua\"]"),
      "p/slide.lua": effect(
        """
        local top = env.reduceMotion and 0 or geometry:frame("scrollView").minY
        return content:offset(0, -top * p.rate)
        """,
        more: "parameters = { rate = { default = 1, min = 0, max = 2 } },"
      ),
      "p/t.lua": """
      return moth.test { api = 1, effect = "\(name)", cases = {
      \(cases)
      } }
      """,
    ])
    return plugins.run()
  }

  @Test func `a case that holds has nothing to say`() throws {
    // The card at index 2 is at 2 * 236 = 472, less the offset of 100.
    let reported = try run(
      """
      { name = "first", devices = { "iphone-17" }, at = 100, expect = { ["offset.y"] = 100 } },
      { name = "third", devices = { "mac-window" }, at = 100, index = 2,
        expect = { ["offset.x"] = 0, ["offset.y"] = -372 } },
      { name = "set", devices = { "iphone-17", "apple-tv" }, at = -7, parameters = { rate = 2 },
        expect = { ["offset.y"] = -14 } },
      { name = "still", devices = { "iphone-17" }, at = 100, reduceMotion = true,
        expect = { ["offset.y"] = 0 } },
      """
    )
    #expect(reported.diagnostics == [])
    #expect(reported.status == .passed)
    #expect(
      reported.result.plugins.flatMap(\.tests).map { "\($0.name) \($0.device) \($0.reduceMotion)" }
        == [
          "first iphone-17 false", "third mac-window false", "set iphone-17 false",
          "set apple-tv false", "still iphone-17 true",
        ]
    )
  }

  @Test func `a case that fails names the values, the location and the moment`() throws {
    let reported = try run(
      """
      { name = "is wrong", devices = { "iphone-17" }, at = 100, expect = { ["offset.y"] = 99 } },
      """
    )
    #expect(reported.diagnostics == ["p/t.lua:2:11 test-failed: 'offset.y' must be 99; got 100"])
    #expect(reported.result.allDiagnostics.first?.moment?.device == "iphone-17")
    #expect(reported.result.allDiagnostics.first?.moment?.offset == 100)
    #expect(reported.status == .findings)
    #expect(reported.holds("slide"))
  }

  @Test func `a tolerance is the largest difference allowed`() throws {
    let reported = try run(
      """
      { name = "near", devices = { "iphone-17" }, at = 100, tolerance = 1,
        expect = { ["offset.y"] = 99 } },
      { name = "far", devices = { "iphone-17" }, at = 100, tolerance = 0.5,
        expect = { ["offset.y"] = 99 } },
      """
    )
    #expect(reported.diagnostics == ["p/t.lua:4:11 test-failed: 'offset.y' must be 99; got 100"])
  }

  @Test func `a case can let an animation run before it compares`() throws {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest("p", effects: ["fade.lua"], more: ", \"tests\": [\"t.lua\"]"),
      "p/fade.lua": """
      return moth.effect { api = 1, scrollTransition = {
        configuration = moth.animated { animation = moth.timingCurve("linear", 1) },
        effect = function(content, phase, env, p)
          return content:opacity(phase.isIdentity and 1 or 0)
        end,
      } }
      """,
      // The first card leaves at 236 points; half a second on it is half gone.
      "p/t.lua": """
      return moth.test { api = 1, effect = "fade", cases = {
        { name = "half", devices = { "iphone-*" }, at = 300, after = 0.5, expect = { opacity = 0.5 } },
        { name = "gone", devices = { "ipad-*" }, at = 300, after = 2, expect = { opacity = 0 } },
      } }
      """,
    ])
    let reported = plugins.run()
    #expect(reported.diagnostics == [])
    let devices = Set(reported.result.plugins.flatMap(\.tests).map(\.device))
    #expect(devices.isSuperset(of: ["iphone-17", "iphone-air", "ipad-mini-a17-pro"]))
  }

  @Test func `a column that the chain does not have is answered with the nearest`() throws {
    let reported = try run(
      "{ name = \"n\", devices = { \"iphone-17\" }, at = 0, expect = { [\"ofset.y\"] = 0 } },"
    )
    #expect(
      reported.diagnostics == [
        "p/t.lua:2:11 test-failed: there is no 'ofset.y', only offset.x, offset.y; "
          + "did you mean 'offset.y'?"
      ]
    )
  }

  @Test func `an index without a target is reported`() throws {
    let reported = try run(
      """
      { name = "n", devices = { "iphone-17" }, at = 0, index = 12, expect = { opacity = 1 } },
      """
    )
    #expect(
      reported.diagnostics == [
        "p/t.lua:2:11 test-failed: 'index' must be between 0 and 11; got 12"
      ]
    )
  }

  @Test func `a device that is not there is answered with the nearest`() throws {
    let reported = try run(
      "{ name = \"n\", devices = { \"iphone-ari\" }, at = 0, expect = { opacity = 1 } },"
    )
    #expect(
      reported.diagnostics == [
        "p/t.lua:2:11 test-failed: unknown device 'iphone-ari'; did you mean 'iphone-air'?"
      ]
    )
  }

  @Test func `a parameter outside its range is reported`() throws {
    let reported = try run(
      """
      { name = "n", devices = { "iphone-17" }, at = 0, parameters = { rate = 3 }, expect = { opacity = 1 } },
      """
    )
    #expect(reported.result.allDiagnostics.map(\.id) == ["parameter-out-of-range"])
    #expect(reported.status == .findings)
  }

  @Test func `a parameter that the effect does not have is reported`() throws {
    let reported = try run(
      """
      { name = "n", devices = { "iphone-17" }, at = 0, parameters = { rat = 1 }, expect = { opacity = 1 } },
      """
    )
    #expect(
      reported.diagnostics == [
        """
        p/t.lua:2:11 unknown-parameter: unknown parameter 'rat'; did you mean 'rate'?
        """
      ]
    )
  }

  @Test func `an effect that the plugin does not have is reported, and its cases do not run`()
    throws
  {
    let reported = try run(
      "{ name = \"n\", devices = { \"iphone-17\" }, at = 0, expect = { opacity = 1 } },",
      effect: "slid"
    )
    #expect(
      reported.diagnostics == [
        "p/t.lua unknown-effect: unknown effect 'slid'; did you mean 'slide'?"
      ]
    )
    #expect(reported.status == .notLoaded)
    #expect(reported.result.plugins.flatMap(\.tests).isEmpty)
  }

  @Test(arguments: [
    (
      "name = 5",
      "p/t.lua:2:10 invalid-definition: 'cases[1].name' must be a string; got 5"
    ),
    (
      "at = \"top\"",
      "p/t.lua:2:8 invalid-definition: 'cases[1].at' must be a number; got 'top'"
    ),
    (
      "at = 0 / 0",
      "p/t.lua:2:8 invalid-definition: 'cases[1].at' must be a finite number; got not a number"
    ),
    (
      "devices = \"iphone-17\"",
      "p/t.lua:2:13 invalid-definition: 'cases[1].devices' must be an array; got 'iphone-17'"
    ),
    (
      "devices = { 17 }",
      "p/t.lua:2:15 invalid-definition: 'cases[1].devices[1]' must be a string; got 17"
    ),
    (
      "devices = {}",
      "p/t.lua:2:13 invalid-definition: 'cases[1].devices' must not be empty"
    ),
    (
      "expect = { [\"offset.y\"] = \"0\" }",
      """
      p/t.lua:2:29 invalid-definition: 'cases[1].expect.offset.y' must be a number, true or \
      false; got '0'
      """
    ),
    (
      "expect = { 0 }",
      """
      p/t.lua:2:12 invalid-definition: 'cases[1].expect' must be a table of named entries; got an \
      array
      """
    ),
    (
      "index = 1.5",
      "p/t.lua:2:11 invalid-definition: 'cases[1].index' must be a whole number; got 1.5"
    ),
    (
      "tolerance = math.huge",
      "p/t.lua:2:15 invalid-definition: 'cases[1].tolerance' must be a finite number; got infinity"
    ),
    (
      "parameters = { rate = \"1\" }",
      """
      p/t.lua:2:25 invalid-definition: 'cases[1].parameters.rate' must be a finite number, true \
      or false; got '1'
      """
    ),
  ])
  func `a case with a wrong value is reported and not passed over`(
    key: String,
    problem: String
  ) throws {
    let fields = [
      "name = \"n\"", "devices = { \"iphone-17\" }", "at = 0", "expect = { [\"offset.y\"] = 0 }",
    ]
    let name = key.prefix { $0 != " " }
    let others = fields.filter { !$0.hasPrefix(name) }
    let reported = try run("{ \(([key] + others).joined(separator: ", ")) },")
    #expect(reported.diagnostics == [problem])
    #expect(reported.status == .notLoaded)
  }

  @Test(arguments: [
    ("effect = 1, cases = {}", "p/t.lua:1:38 invalid-definition: 'effect' must be a string; got 1"),
    (
      "effect = \"e\", cases = 2",
      """
      p/t.lua:1:51 invalid-definition: 'cases' must be an array; got 2
      """
    ),
  ])
  func `a test with a wrong value is reported and not passed over`(
    keys: String,
    problem: String
  ) throws {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest("p", effects: [], more: ", \"tests\": [\"t.lua\"]"),
      "p/t.lua": "return moth.test { api = 1, \(keys) }",
    ])
    let reported = plugins.run()
    #expect(reported.diagnostics == [problem])
  }

  @Test func `a test that cannot be loaded is reported, and the effects still run`() throws {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest("p", effects: ["e.lua"], more: ", \"tests\": [\"t.lua\"]"),
      "p/e.lua": effect("return content:opacity(1)"),
      "p/t.lua": "return 5",
    ])
    let reported = plugins.run()
    #expect(
      reported.diagnostics == [
        "p/t.lua:1:1 invalid-definition: the script must return moth.test { ... }; got 5"
      ]
    )
    #expect(reported.status == .notLoaded)
    #expect(reported.holds("e"))
  }
}
