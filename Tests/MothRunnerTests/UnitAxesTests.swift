import MothRunner
import MothScript
import MothSimulation
import MothTestSupport
import Testing

/// The axes whose product an effect's units are, and the units' names.
@Suite struct UnitAxesTests {
  private static let rated = effect(
    "return content:opacity(p.rate)",
    more: "parameters = { rate = { default = 0.3, min = 0, max = 1 }, on = { default = true } },"
  )

  private func names(
    _ files: [String: String],
    change: (inout RunOptions) -> Void
  ) throws
    -> [String]
  {
    let plugins = try TemporaryFolder(files)
    return plugins.run(["e.lua"], change: change).effect("e")?.units.map(\.name) ?? []
  }

  @Test func `a unit is named by device, orientation, sweep and Reduce Motion`() throws {
    #expect(
      try names(["e.lua": effect("return content:opacity(1)")]) { _ in }
        == ["mac-window, portrait, linear, Reduce Motion off"]
    )
  }

  @Test func `what is set apart from the usual follows in its name`() throws {
    let names = try names(["e.lua": Self.rated]) {
      $0.axes.scenes = ["shelf"]
      $0.axes.layoutDirections = [.rightToLeft]
      $0.axes.dynamicTypeSizes = [.xxLarge]
      $0.axes.refreshRate = 30
      $0.axes.parameters = [ParameterAxis(name: "rate", values: [.number(0.5)])]
    }
    #expect(
      names == [
        "mac-window, portrait, linear, Reduce Motion off, scene shelf, right to left, xxLarge, "
          + "30 Hz, rate=0.5"
      ]
    )
  }

  @Test func `there is a unit for each combination of values, Reduce Motion the fastest`() throws {
    let names = try names(["e.lua": Self.rated]) {
      $0.axes.sweeps = ["linear", "tap"]
      $0.axes.reduceMotion = [true, false]
      $0.axes.parameters = [
        ParameterAxis(name: "rate", values: [.number(0.25), .number(1)]),
        ParameterAxis(name: "on", values: [.boolean(false)]),
      ]
    }
    let tails = ["rate=0.25, on=false", "rate=1, on=false"]
    #expect(
      names
        == ["linear", "tap"].flatMap { sweep in
          tails.flatMap { tail in
            ["on", "off"].map {
              "mac-window, portrait, \(sweep), Reduce Motion \($0), \(tail)"
            }
          }
        }
    )
  }

  @Test func `each set of values reaches the effect`() throws {
    let plugins = try TemporaryFolder(["e.lua": Self.rated])
    let reported = plugins.run(["e.lua"]) {
      $0.axes.parameters = [ParameterAxis(name: "rate", values: [.number(0.25), .number(1)])]
    }
    let units = reported.effect("e")?.units ?? []
    #expect(units.map { $0.columns.first?.range } == [0.25...0.25, 1...1])
    #expect(
      units.map(\.parameters) == [
        [
          ParameterSetting(name: "on", value: .boolean(true)),
          ParameterSetting(name: "rate", value: .number(0.25)),
        ],
        [
          ParameterSetting(name: "on", value: .boolean(true)),
          ParameterSetting(name: "rate", value: .number(1)),
        ],
      ]
    )
  }

  @Test func `an effect without the parameter is run once`() throws {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest("p", effects: ["e.lua", "plain.lua"]),
      "p/e.lua": Self.rated,
      "p/plain.lua": effect("return content:opacity(1)"),
    ])
    let reported = plugins.run {
      $0.axes.parameters = [ParameterAxis(name: "rate", values: [.number(0.25), .number(1)])]
    }
    #expect(reported.effect("e")?.units.count == 2)
    #expect(
      reported.effect("plain")?.units.map(\.name)
        == ["mac-window, portrait, linear, Reduce Motion off"]
    )
  }

  @Test func `a value outside its range is reported once, however many values there are`() throws {
    let plugins = try TemporaryFolder(["e.lua": Self.rated])
    let reported = plugins.run(["e.lua"]) {
      $0.axes.parameters = [
        ParameterAxis(name: "rate", values: [.number(0.5), .number(7)]),
        ParameterAxis(name: "on", values: [.boolean(false), .boolean(true)]),
      ]
    }
    #expect(
      reported.diagnostics == [
        "e.lua parameter-out-of-range: parameter 'rate' must be between 0 and 1; got 7"
      ]
    )
  }

  @Test func `several scenes are run one after the other`() throws {
    let names = try names(["e.lua": effect("return content:opacity(1)")]) {
      $0.axes.scenes = ["feed", "shelf"]
    }
    #expect(
      names == [
        "mac-window, portrait, linear, Reduce Motion off, scene feed",
        "mac-window, portrait, linear, Reduce Motion off, scene shelf",
      ]
    )
  }

  @Test func `a device that does not turn has no unit of a rotation`() throws {
    let plugins = try TemporaryFolder(["e.lua": effect("return content:opacity(1)")])
    var options = RunOptions(paths: [plugins.path("e.lua")])
    options.axes.devices = ["mac-window", "iphone-17"]
    options.axes.sweeps = ["rotation"]
    options.axes.reduceMotion = [false]
    #expect(
      Runner.list(options).names == ["e/e: iphone-17, portrait, rotation, Reduce Motion off"]
    )
  }
}
