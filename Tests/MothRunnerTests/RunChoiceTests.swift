import MothDiagnostics
import MothRunner
import MothScript
import MothSimulation
import MothTestSupport
import Testing

/// Devices and sweeps, found by name, by file and in plugins.
@Suite struct RunChoiceTests {
  /// A device 500 points wide, or as given, that does not turn.
  private func device(_ id: String, width: Int = 500, rate: Int = 60) -> String {
    """
    {
      "id": "\(id)", "name": "Wall", "platform": "iOS", "osVersion": "26.0",
      "size": {"width": \(width), "height": 500}, "scale": 2,
      "safeAreaInsets": {"portrait": {"top": 0, "leading": 0, "bottom": 0, "trailing": 0}},
      "cornerRadius": 0, "refreshRate": \(rate),
      "sizeClasses": {"portrait": {"horizontal": "regular", "vertical": "regular"}},
      "bounces": true, "rotates": false, "sources": ["a test"]
    }
    """
  }

  /// A sweep that does nothing for so many seconds.
  private func sweep(_ name: String, seconds: Double = 0.5) -> String {
    """
    {"name": "\(name)", "summary": "waits", "steps": [{"do": "wait", "seconds": \(seconds)}]}
    """
  }

  /// A plugin whose effect says the width of a card, which is that of the device less 32 points.
  private func plugins(
    devices: [String: String] = [:],
    sweeps: [String: String] = [:],
    files: [String: String] = [:]
  ) throws -> TemporaryFolder {
    func list(_ names: [String]) -> String {
      names.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    }
    let more =
      ", \"devices\": [\(list(Array(devices.keys)))], \"sweeps\": [\(list(Array(sweeps.keys)))]"
    var all = [
      "p/plugin.json": manifest("p", effects: ["e.lua"], more: more),
      "p/e.lua": effect("return content:offset(geometry.size.width, 0)"),
    ]
    for (name, text) in devices.merging(sweeps, uniquingKeysWith: { $1 }) {
      all["p/" + name] = text
    }
    for (name, text) in files { all[name] = text }
    return try TemporaryFolder(all)
  }

  /// Runs the plugin on the sweep `tap` unless reported otherwise.
  private func run(
    _ plugins: TemporaryFolder,
    change: (inout RunOptions) -> Void
  ) -> Reported {
    plugins.run(["p"]) {
      $0.axes.sweeps = ["tap"]
      change(&$0)
    }
  }

  private func widths(_ reported: Reported) -> [Double] {
    (reported.effect("e")?.units ?? []).compactMap { $0.columns.first?.range.upperBound }
  }

  private func units(_ reported: Reported) -> [String] {
    (reported.effect("e")?.units ?? []).map { "\($0.device) \($0.sweep)" }
  }

  // MARK: - Devices

  @Test func `a device is found by its file`() throws {
    let plugins = try plugins(files: ["wall.json": device("wall")])
    let reported = run(plugins) { $0.axes.devices = [plugins.path("wall.json")] }
    #expect(reported.diagnostics == [])
    #expect(units(reported) == ["wall tap"])
    #expect(widths(reported) == [468])
  }

  @Test func `patterns and files can be given together, and no device runs twice`() throws {
    let plugins = try plugins(files: ["wall.json": device("wall")])
    let wall = plugins.path("wall.json")
    let reported = run(plugins) {
      $0.axes.devices = ["mac-window", wall, "mac-window*", wall, "wall"]
    }
    #expect(reported.diagnostics == [])
    #expect(
      units(reported) == [
        "mac-window tap", "mac-window-large tap", "mac-window-small tap", "wall tap",
      ]
    )
  }

  @Test func `a file's device hides a bundled one and a plugin's of the same id`() throws {
    let plugins = try plugins(
      devices: ["wall.json": device("wall", width: 300)],
      files: ["wall.json": device("wall"), "mac.json": device("mac-window", width: 600)]
    )
    let reported = run(plugins) {
      $0.axes.devices = [plugins.path("wall.json"), plugins.path("mac.json")]
    }
    #expect(units(reported) == ["mac-window tap", "wall tap"])
    #expect(widths(reported) == [568, 468])
  }

  @Test func `a plugin's device hides a bundled one of the same id`() throws {
    let plugins = try plugins(devices: ["mac.json": device("mac-window", width: 700)])
    #expect(widths(run(plugins) { $0.axes.devices = ["mac-window"] }) == [668])
  }

  @Test(arguments: [
    ("gone.json", "gone.json missing-file: there is no file 'gone.json' that can be read"),
    (
      "bad.json",
      """
      bad.json:5:37 invalid-device: 'refreshRate' must be between 0.1 and 1000; got -1
      """
    ),
    (
      "empty.json",
      "empty.json:1:1 invalid-device: not valid JSON: the file ends where a value is expected"
    ),
  ])
  func `a device's file that cannot be used is reported, and nothing runs`(
    name: String,
    problem: String
  ) throws {
    let plugins = try plugins(files: ["bad.json": device("wall", rate: -1), "empty.json": ""])
    let reported = run(plugins) { $0.axes.devices = ["mac-window", plugins.path(name)] }
    #expect(reported.diagnostics == [problem])
    #expect(reported.status == .usage)
    #expect(reported.result.plugins.isEmpty)
  }

  @Test func `a refresh rate replaces the devices' own`() throws {
    let plugins = try plugins(sweeps: ["half.json": sweep("half")])
    let counts = [8.0, 16].map { rate in
      run(plugins) {
        $0.axes.sweeps = ["half"]
        $0.axes.refreshRate = rate
      }.effect("e")?.units.first?.sampleCount ?? 0
    }
    // Half a second has 4 frames more at 16 Hz than at 8.
    #expect(counts[1] - counts[0] == 4)
  }

  // MARK: - Sweeps

  @Test func `sweeps are found by name, by file and in plugins, in the order given`() throws {
    let plugins = try plugins(
      sweeps: ["own.json": sweep("own")],
      files: ["else.json": sweep("else")]
    )
    let reported = run(plugins) {
      $0.axes.sweeps = ["own", plugins.path("else.json"), "late-content", "tap"]
    }
    #expect(reported.diagnostics == [])
    #expect(
      units(reported) == [
        "mac-window own", "mac-window else", "mac-window late-content", "mac-window tap",
      ]
    )
  }

  @Test func `no sweep runs twice`() throws {
    let plugins = try plugins(files: ["else.json": sweep("else")])
    let other = plugins.path("else.json")
    let reported = run(plugins) { $0.axes.sweeps = ["tap", other, "tap", other] }
    #expect(units(reported) == ["mac-window tap", "mac-window else"])
  }

  @Test func `a plugin's sweep hides a bundled one, and a file's both`() throws {
    let plugins = try plugins(
      sweeps: ["tap.json": sweep("tap", seconds: 1)],
      files: ["tap.json": sweep("tap", seconds: 2)]
    )
    let own = run(plugins) { $0.axes.sweeps = ["tap"] }
    let file = run(plugins) { $0.axes.sweeps = ["tap", plugins.path("tap.json")] }
    let counts = [own, file].map { $0.effect("e")?.units.map(\.sampleCount) ?? [] }
    // 60 frames per second more.
    #expect(counts.map(\.count) == [1, 1])
    #expect(counts[1].first.map { $0 - 60 } == counts[0].first)
  }

  @Test func `a sweep that is not there is reported with the nearest, and nothing runs`() throws {
    let reported = run(try plugins(sweeps: ["own.json": sweep("my-own")])) {
      $0.axes.sweeps = ["my-onw", "pirouette"]
    }
    #expect(
      reported.diagnostics == [
        "unknown-sweep: unknown sweep 'my-onw'; did you mean 'my-own'?",
        """
        unknown-sweep: unknown sweep 'pirouette'
        """,
      ]
    )
    #expect(reported.helps.last?.hasPrefix("the sweeps are linear, exhaustive, tap, ") ?? false)
    #expect(reported.helps.last?.hasSuffix(", late-content, rotation, resize, my-own") ?? false)
    #expect(reported.status == .usage)
    #expect(reported.result.plugins.isEmpty)
  }

  @Test(arguments: [
    ("gone.json", "gone.json missing-file: there is no file 'gone.json' that can be read"),
    (
      "bad.json",
      "bad.json:1:74 invalid-sweep: 'steps[0].seconds' must be between 0 and 60; got 61"
    ),
  ])
  func `a sweep's file that cannot be used is reported, and nothing runs`(
    name: String,
    problem: String
  ) throws {
    let plugins = try plugins(files: ["bad.json": sweep("long", seconds: 61)])
    let reported = run(plugins) { $0.axes.sweeps = [plugins.path(name)] }
    #expect(reported.diagnostics == [problem])
    #expect(reported.status == .usage)
    #expect(reported.result.plugins.isEmpty)
  }

  @Test func `a device that does not turn has no unit of a rotation`() throws {
    let reported = run(try plugins()) {
      $0.axes.sweeps = ["rotation"]
      $0.axes.devices = ["mac-window", "iphone-se-3"]
    }
    #expect(units(reported) == ["iphone-se-3 rotation"])
  }

  // MARK: - Settings

  @Test func `devices are held as the options say, as far as they turn`() throws {
    let reported = run(try plugins()) {
      $0.axes.devices = ["mac-window", "iphone-se-3"]
      $0.axes.orientations = [.portrait, .landscape]
    }
    #expect(
      reported.effect("e")?.units.map { "\($0.device) \($0.orientation)" } == [
        "iphone-se-3 portrait", "iphone-se-3 landscape", "mac-window portrait",
      ]
    )
    // 375 by 667 without insets at the sides.
    #expect(widths(reported) == [343, 635, 968])
  }

  @Test func `what the user has set reaches the effect and the layout`() throws {
    let plugins = try TemporaryFolder([
      "e.lua": effect(
        """
        local name = env.layoutDirection .. " " .. env.dynamicTypeSize
        return content:offset(name == "rightToLeft accessibility1" and 1 or 0, 0)
        """
      )
    ])
    let reported = plugins.run(["e.lua"]) {
      $0.axes.sweeps = ["tap"]
      $0.axes.layoutDirections = [.rightToLeft]
      $0.axes.dynamicTypeSizes = [.accessibility1]
    }
    #expect(reported.effect("e")?.units.first?.columns.first?.range == 1...1)
  }

  @Test func `each plugin is scrolled by its own sweep of a name`() throws {
    func files(_ name: String, seconds: Double) -> [String: String] {
      [
        "\(name)/plugin.json": manifest(
          name,
          effects: ["\(name).lua"],
          more: ", \"sweeps\": [\"mine.json\"]"
        ),
        "\(name)/\(name).lua": effect("return content:opacity(1)"),
        "\(name)/mine.json": sweep("mine", seconds: seconds),
      ]
    }
    let plugins = try TemporaryFolder(
      files("p", seconds: 0.5).merging(files("q", seconds: 1)) { $1 }
    )
    let reported = plugins.run(["p", "q"]) {
      $0.axes.devices = ["mac-window"]
      $0.axes.sweeps = ["mine"]
      $0.axes.refreshRate = 60
      $0.axes.reduceMotion = [false]
    }
    #expect(reported.diagnostics == [])
    let counts = try ["p", "q"].map { try #require(reported.effect($0)?.units.first).sampleCount }
    // Half a second more at 60 Hz.
    #expect(counts[1] - counts[0] == 30)
  }
}
