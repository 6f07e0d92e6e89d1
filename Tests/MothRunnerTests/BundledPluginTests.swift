import Foundation
import MothDiagnostics
import MothRunner
import MothTestSupport
import Testing

/// The plugins in `Plugins/`: the product's showcase.
@Suite struct BundledPluginTests {
  static let folder = Repository.root.appending(path: "Plugins")

  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func run(_ name: String, on devices: [String]) -> RunResult {
    var options = RunOptions(paths: [Self.folder.appending(path: name).path])
    options.axes.devices = devices
    return Runner.run(options)
  }

  /// Each plugin on one phone, run once for all tests.
  private static let results = Result {
    Dictionary(uniqueKeysWithValues: try names().map { ($0, run($0, on: ["iphone-se-3"])) })
  }

  @Test(arguments: try names())
  func `every case of the plugin's tests holds`(name: String) throws {
    let result = try #require(Self.results.get()[name])
    let tests = result.plugins.flatMap(\.tests)
    #expect(!tests.isEmpty)
    for test in tests {
      #expect(
        test.diagnostics.map(\.message) == [],
        "\(test.effect) \(test.name) on \(test.device), Reduce Motion \(test.reduceMotion)"
      )
    }
    #expect(result.diagnostics + result.plugins.flatMap(\.diagnostics) == [])
    for effect in result.plugins.flatMap(\.effects) {
      #expect(ids(of: effect) == Self.mistakes[effect.name, default: []], "\(effect.name)")
    }
  }

  /// The mistakes that effects are there to show, by the effect's name, on iphone-se-3.
  private static let mistakes: [String: Set<String>] = [
    "header-collapse-every-frame": ["state-written-every-frame"],
    "in-screen-state": [
      "state-written-every-frame", "state-owner-too-large", "writes-during-overscroll",
    ],
    "in-card-state": ["state-written-every-frame", "writes-during-overscroll"],
    // The sleeve is as wide as the phone, and the record has nowhere to go.
    "vinyl-disc": ["never-reads"],
  ]

  private func ids(of effect: EffectResult) -> Set<String> {
    Set(
      (effect.diagnostics + effect.findings + effect.units.flatMap(\.diagnostics)).map(\.id)
    )
  }

  /// The copy fits on ipad-pro-13-m4 and does not on the phones; 24 points are allowed under insets
  /// of 20 and 62.
  @Test(
    arguments: [
      ("iphone-se-3", [], []),
      ("iphone-17", ["bottom-test-ignores-insets"], ["bottom-test-ignores-insets"]),
      ("ipad-pro-13-m4", ["first-layout-never-fires"], []),
    ] as [(String, Set<String>, Set<String>)]
  )
  func `the disclaimers show the trap and the missing inset, and the right way neither`(
    device: String,
    ofBool: Set<String>,
    ofGeometry: Set<String>
  ) {
    let effects = Self.run("onboarding-disclaimer", on: [device]).plugins.flatMap(\.effects)
    #expect(
      Dictionary(uniqueKeysWithValues: effects.map { ($0.name, ids(of: $0)) }) == [
        "disclaimer-bool": ofBool,
        "disclaimer-geometry": ofGeometry,
        "disclaimer-insets": [],
      ]
    )
  }

  @Test(arguments: try names())
  func `the plugin's tests use two devices and both settings of Reduce Motion`(name: String) throws
  {
    let tests = try #require(Self.results.get()[name]).plugins.flatMap(\.tests)
    #expect(Set(tests.map(\.device)).count >= 2)
    #expect(Set(tests.map(\.reduceMotion)) == [true, false])
  }

  @Test func `two runs give the same result`() {
    let first = Self.run("vinyl-disc", on: ["iphone-17", "apple-tv"])
    let second = Self.run("vinyl-disc", on: ["iphone-17", "apple-tv"])
    #expect(first.allDiagnostics == second.allDiagnostics)
    #expect(
      first.plugins.flatMap(\.effects).flatMap(\.units).map(\.columns)
        == second.plugins.flatMap(\.effects).flatMap(\.units).map(\.columns)
    )
  }
}
