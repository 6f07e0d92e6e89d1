import MothSimulation
import Testing

@testable import MothRunner

/// Patterns of device ids, in which `*` stands for any letters.
@Suite struct DeviceSelectionTests {
  @Test(arguments: [
    ("iphone-17", "iphone-17"), ("iphone-17", "*"), ("iphone-17", "iphone*"), ("iphone-17", "*17"),
    ("iphone-17", "*hon*"), ("iphone-17", "i*-*7"), ("iphone-17", "iphone-17*"),
    ("iphone-17", "**"), ("aaa", "a*a"), ("aa", "a*a"), ("abcbc", "a*bc"), ("abab", "*ab*ab"),
  ])
  func `a pattern matches`(id: String, pattern: String) {
    #expect(DeviceSelection.matches(id, pattern: pattern))
  }

  @Test(arguments: [
    ("iphone-17", ""), ("iphone-17", "iphone"), ("iphone-17", "IPHONE-17"), ("iphone-17", "phone*"),
    ("iphone-17", "*phone"), ("a", "a*a"), ("iphone-17", "i*x*7"), ("ab", "*ab*ab"),
    ("iphone-17", "iphone-1?"), ("abc", "c*a"),
  ])
  func `a pattern does not match`(id: String, pattern: String) {
    #expect(!DeviceSelection.matches(id, pattern: pattern))
  }

  @Test func `several patterns choose each device once, in the order of the ids`() {
    let selection = DeviceSelection(
      patterns: ["mac-window", "*c-window", "apple-tv"],
      pluginDevices: []
    )
    #expect(selection.devices.map(\.id) == ["apple-tv", "mac-window"])
    #expect(selection.unmatched == [])
  }

  @Test func `the patterns that match nothing are reported in the order given`() {
    let selection = DeviceSelection(patterns: ["z", "mac-window", "a"], pluginDevices: [])
    #expect(selection.unmatched == ["z", "a"])
  }

  @Test func `a plugin's device hides a bundled one of the same id`() throws {
    let bundled = try #require(Device.bundled(id: "iphone-17"))
    let selection = DeviceSelection(patterns: ["iphone-17"], pluginDevices: [bundled])
    #expect(selection.devices.count == 1)
    #expect(selection.known.count == Device.bundled.count)
  }
}
