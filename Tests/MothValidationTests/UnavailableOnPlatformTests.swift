import MothDiagnostics
import MothTestSupport
import Testing

/// `unavailable-on-platform`: what the device's platform and version have.
@Suite struct UnavailableOnPlatformTests {
  private func findings(_ body: String, on device: String) -> [Diagnostic] {
    Bench(device: device, reduceMotion: [false]).findings(effect(body))
  }

  @Test(arguments: [
    ("iphone-17", "iOS"), ("ipad-pro-13-m4", "iOS"), ("mac-window", "macOS"), ("apple-tv", "tvOS"),
  ])
  func `a transform in depth exists on visionOS only`(device: String, platform: String) {
    let found = findings("return content:offsetZ(10)", on: device)
    #expect(
      found.map(\.reported) == [
        "2:16 unavailable-on-platform: 'offsetZ' does not exist on \(platform)"
      ]
    )
    #expect(found.first?.moment?.device == device)
  }

  @Test func `on visionOS it is there`() {
    #expect(findings("return content:offsetZ(10)", on: "vision-pro-window").map(\.reported) == [])
  }

  @Test func `a deprecated transform is a warning that names its successor`() {
    let found = findings(
      "return content:rotation3DEffect(10, 0, 1, 0)",
      on: "vision-pro-window"
    )
    #expect(
      found.map(\.reported) == [
        "2:16 warning unavailable-on-platform: 'rotation3DEffect' is deprecated on visionOS"
      ]
    )
    #expect(
      found.first?.notes.last?.text == "On visionOS use perspectiveRotationEffect."
    )
  }

  @Test func `each transform of a chain is reported at its own call`() {
    let found = findings(
      """
      return content
        :offsetZ(1)
        :opacity(1)
        :offsetZ(2)
      """,
      on: "iphone-17"
    )
    #expect(
      found.map(\.reported) == [
        "3:4 unavailable-on-platform: 'offsetZ' does not exist on iOS",
        "5:4 unavailable-on-platform: 'offsetZ' does not exist on iOS",
      ]
    )
  }

  @Test func `it is reported even where the transform does nothing`() {
    #expect(findings("return content:offsetZ(0)", on: "iphone-17").count == 1)
  }
}
