import Foundation
import MothDiagnostics
import MothRunner
import Testing

/// The plugins in `Plugins/`: the product's showcase.
@Suite struct BundledPluginTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Plugins")

  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  private func run(_ name: String, on devices: [String]) -> RunResult {
    var options = RunOptions(paths: [Self.folder.appending(path: name).path])
    options.devices = devices
    return Runner.run(options)
  }

  @Test(arguments: try names())
  func `every case of the plugin's tests holds`(name: String) throws {
    let result = run(name, on: ["iphone-se-3"])
    let tests = result.plugins.flatMap(\.tests)
    #expect(!tests.isEmpty)
    for test in tests {
      #expect(
        test.diagnostics.map(\.message) == [],
        "\(test.effect) \(test.name) on \(test.device), Reduce Motion \(test.reduceMotion)"
      )
    }
    #expect(Set(result.allDiagnostics.map(\.id)).sorted() == Self.showcase[name] ?? [])
  }

  /// What the rules say of the plugins that show a mistake, on purpose, on an iPhone SE.
  private static let showcase = [
    // The sleeve is as wide as the phone, and the record has nowhere to go.
    "vinyl-disc": ["never-reads"]
  ]

  @Test(arguments: try names())
  func `the plugin's tests use two devices and both settings of Reduce Motion`(name: String) {
    let tests = run(name, on: ["iphone-se-3"]).plugins.flatMap(\.tests)
    #expect(Set(tests.map(\.device)).count >= 2)
    #expect(Set(tests.map(\.reduceMotion)) == [true, false])
  }

  @Test func `two runs give the same result`() {
    let first = run("vinyl-disc", on: ["iphone-17", "apple-tv"])
    let second = run("vinyl-disc", on: ["iphone-17", "apple-tv"])
    #expect(first.allDiagnostics == second.allDiagnostics)
    #expect(
      first.plugins.flatMap(\.effects).flatMap(\.units).map(\.columns)
        == second.plugins.flatMap(\.effects).flatMap(\.units).map(\.columns)
    )
  }
}
