import MothDiagnostics
import MothRunner
import MothScript
import MothSimulation
import MothTestSupport
import Testing

/// What the options of a run choose, and what is said when they choose nothing.
@Suite struct PlanTests {
  private static let rated = effect(
    "return content:opacity(p.rate)",
    more: "parameters = { rate = { default = 0.3, min = 0, max = 1 }, on = { default = true } },"
  )

  // MARK: - Devices

  @Test func `an unknown device is answered with the nearest, and nothing runs`() throws {
    let plugins = try TemporaryFolder(good)
    let reported = plugins.run { $0.axes.devices = ["iphone-ari"] }
    #expect(
      reported.diagnostics == [
        """
        unknown-device: unknown device 'iphone-ari'; did you mean 'iphone-air'?
        """
      ]
    )
    #expect(reported.status == .usage)
    #expect(reported.result.plugins.isEmpty)
  }

  @Test func `a pattern that matches no device is answered with the list`() throws {
    let plugins = try TemporaryFolder(good)
    let reported = plugins.run { $0.axes.devices = ["mac-window", "android-*"] }
    #expect(reported.diagnostics == ["unknown-device: unknown device 'android-*'"])
    #expect(reported.helps.first?.hasPrefix("the devices are apple-tv, ") ?? false)
  }

  @Test func `without a pattern every device is used, in the order of their ids`() throws {
    let plugins = try TemporaryFolder(good)
    let units = plugins.run { $0.axes.devices = [] }.effect("good")?.units ?? []
    #expect(units.map(\.device) == Device.bundled.map(\.id).sorted())
  }

  @Test func `each device runs with Reduce Motion off and then on`() throws {
    let plugins = try TemporaryFolder(good)
    let units =
      plugins.run {
        $0.axes.devices = ["iphone-se*", "apple-*"]
        $0.axes.reduceMotion = [false, true]
      }.effect("good")?.units ?? []
    #expect(
      units.map { "\($0.device) \($0.reduceMotion)" } == [
        "apple-tv false", "apple-tv true", "iphone-se-3 false", "iphone-se-3 true",
      ]
    )
  }

  @Test func `a plugin's own device can be chosen`() throws {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest("p", effects: ["e.lua"], more: ", \"devices\": [\"wall.json\"]"),
      "p/e.lua": effect("return content:opacity(1)"),
      "p/wall.json": wall,
    ])
    let reported = plugins.run { $0.axes.devices = ["wall"] }
    #expect(reported.diagnostics == [])
    #expect(reported.effect("e")?.units.map(\.device) == ["wall"])
  }

  @Test func `a device profile that is wrong is reported at its key`() throws {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest("p", effects: ["e.lua"], more: ", \"devices\": [\"wall.json\"]"),
      "p/e.lua": effect("return content:opacity(1)"),
      "p/wall.json": wall.replacing("\"refreshRate\": 60", with: "\"refreshRate\": -1"),
    ])
    let reported = plugins.run()
    #expect(reported.result.diagnostics.map(\.id) == ["invalid-device"])
    #expect(
      reported.diagnostics == [
        "p/wall.json:7:37 invalid-device: 'refreshRate' must be between 0.1 and 1000; got -1"
      ]
    )
    #expect(reported.status == .usage)
    #expect(reported.holds("e"))
  }

  // MARK: - Scenes

  @Test func `another scene replaces the effect's own`() throws {
    let plugins = try TemporaryFolder(good)
    let units = plugins.run { $0.axes.scenes = ["shelf"] }.effect("good")?.units ?? []
    #expect(units.map(\.scene) == ["shelf"])
  }

  @Test func `another scene that is not there is reported with the nearest`() throws {
    let plugins = try TemporaryFolder(good)
    let reported = plugins.run { $0.axes.scenes = ["shelv"] }
    #expect(reported.diagnostics.map { $0.split(separator: " ")[1] } == ["unknown-scene:"])
    #expect(reported.status == .notLoaded)
  }

  @Test func `a scene with an error is reported once, whatever needs it`() throws {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest(
        "p",
        effects: ["one.lua", "two.lua", "three.lua"],
        more: ", \"scenes\": [\"home.lua\"], \"tests\": [\"t.lua\"]"
      ),
      "p/t.lua": """
      return moth.test { api = 1, effect = "one", cases = {
        { name = "a", devices = { "mac-window" }, at = 0, expect = { opacity = 1 } },
      } }
      """,
      "p/home.lua": "return moth.scene { api = 1, VStack { spacin = 3 } }",
      "p/one.lua": effect("return content:opacity(1)", more: "scene = \"home\","),
      "p/two.lua": effect("return content:opacity(1)", more: "scene = \"home\","),
      "p/three.lua": effect("return content:opacity(1)"),
    ])
    let reported = plugins.run()
    #expect(
      reported.diagnostics == [
        "p/home.lua:1:39 unknown-key: unknown key 'VStack.spacin'; did you mean 'spacing'?"
      ]
    )
    #expect(reported.status == .notLoaded)
    #expect(reported.holds("three"))
  }

  @Test func `a problem of a layout is reported once, whatever devices have it`() throws {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest("p", effects: ["e.lua"], more: ", \"scenes\": [\"home.lua\"]"),
      "p/home.lua": """
      return moth.scene { api = 1, ScrollView {
        Rectangle():frame { width = -3, height = 900 }:target("t"),
      } }
      """,
      "p/e.lua": effect("return content:opacity(1)", more: "scene = \"home\","),
    ])
    let reported = plugins.run { $0.axes.devices = ["mac-window", "iphone-17", "iphone-se-3"] }
    #expect(
      reported.diagnostics.filter { $0.contains("layout-problem") && $0.contains("frame") } == [
        "p/home.lua:2:3 warning layout-problem: the width of 'frame' must be 0 points or more; got -3.0, used"
          + " 0 on iphone-17 and 2 other devices"
      ]
    )
  }

  @Test func `a device that is refused is reported once, and not by the tests that name it`() throws
  {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest(
        "p",
        effects: ["e.lua"],
        more: ", \"devices\": [\"odd.json\"], \"tests\": [\"t.lua\"]"
      ),
      "p/odd.json": "[]",
      "p/e.lua": effect("return content:opacity(1)"),
      "p/t.lua": """
      return moth.test { api = 1, effect = "e", cases = {
        { name = "a", devices = { "odd" }, at = 0, after = 1, expect = { opacity = 1 } },
      } }
      """,
    ])
    #expect(
      plugins.run().diagnostics == [
        "p/odd.json:1:1 invalid-device: the device must be an object; got an array"
      ]
    )
  }

  @Test func `an effect must say which of several targets it means`() throws {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest("p", effects: ["e.lua"], more: ", \"scenes\": [\"two.lua\"]"),
      "p/two.lua": """
      return moth.scene { api = 1, VStack {
        Rectangle():target("first"), Rectangle():target("second"), Circle():target("first"),
      } }
      """,
      "p/e.lua": effect("return content:opacity(1)", more: "scene = \"two\","),
    ])
    let reported = plugins.run()
    #expect(
      reported.diagnostics == [
        "p/e.lua:1:1 unknown-target: the effect must name its target in the scene 'two'"
      ]
    )
    #expect(reported.helps == ["its targets are first, second"])
  }

  @Test func `a scene without targets says how to mark one`() throws {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest("p", effects: ["e.lua"], more: ", \"scenes\": [\"bare.lua\"]"),
      "p/bare.lua": "return moth.scene { api = 1, Rectangle() }",
      "p/e.lua": effect("return content:opacity(1)", more: "scene = \"bare\","),
    ])
    #expect(plugins.run().helps == ["mark a view of the scene with :target(\"name\")"])
  }

  @Test func `a scene that does not scroll has the first layout and rest`() throws {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest("p", effects: ["e.lua"], more: ", \"scenes\": [\"still.lua\"]"),
      "p/still.lua": "return moth.scene { api = 1, Rectangle():target(\"one\") }",
      "p/e.lua": effect("return content:opacity(1)", more: "scene = \"still\","),
    ])
    let reported = plugins.run()
    #expect(reported.diagnostics == [])
    #expect(reported.effect("e")?.units.map(\.sampleCount) == [1])
  }

  // MARK: - Parameters

  @Test func `a parameter takes the value given last`() throws {
    let plugins = try TemporaryFolder(["e.lua": Self.rated])
    let reported = plugins.run(["e.lua"]) {
      $0.axes.parameters = [
        ParameterAxis(name: "rate", values: [.number(0.75)]),
        ParameterAxis(name: "on", values: [.boolean(false)]),
      ]
    }
    #expect(reported.diagnostics == [])
    #expect(reported.effect("e")?.units.first?.columns.map(\.range) == [0.75...0.75])
  }

  @Test(arguments: [
    (ParameterValue.number(2), "'rate' must be between 0 and 1; got 2"),
    (.number(-0.5), "'rate' must be between 0 and 1; got -0.5"),
    (.number(.nan), "'rate' must be a finite number; got not a number"),
    (.boolean(true), "'rate' must be a number; got true"),
  ])
  func `a parameter outside its range ends the effect, and the others run`(
    value: ParameterValue,
    message: String
  ) throws {
    let plugins = try TemporaryFolder(good.merging(["e.lua": Self.rated]) { $1 })
    let reported = plugins.run(["e.lua", "good"]) {
      $0.axes.parameters = [ParameterAxis(name: "rate", values: [value])]
    }
    #expect(reported.diagnostics == ["e.lua parameter-out-of-range: parameter \(message)"])
    #expect(reported.status == .usage)
    #expect(reported.effect("e")?.units.isEmpty ?? false)
    #expect(reported.holds("good"))
  }

  @Test func `a parameter that no effect has is answered with the nearest`() throws {
    let plugins = try TemporaryFolder(["e.lua": Self.rated])
    let reported = plugins.run(["e.lua"]) {
      $0.axes.parameters = [ParameterAxis(name: "rates", values: [.number(1)])]
    }
    #expect(
      reported.diagnostics == ["unknown-parameter: unknown parameter 'rates'; did you mean 'rate'?"]
    )
    #expect(reported.status == .usage)
  }

  @Test func `a parameter is not unknown because its effect cannot be loaded`() throws {
    let plugins = try TemporaryFolder(["e.lua": Self.rated + "\nlocal = 1"])
    let reported = plugins.run(["e.lua"]) {
      $0.axes.parameters = [ParameterAxis(name: "rate", values: [.number(1)])]
    }
    #expect(reported.result.diagnostics.map(\.id) == [])
    #expect(reported.status == .notLoaded)
  }
}
