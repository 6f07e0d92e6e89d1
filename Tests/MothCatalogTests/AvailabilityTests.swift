import MothCatalog
import Testing

@Suite struct AvailabilityTests {
  private func minimums(_ transform: Transform) -> [String] {
    Platform.allCases.map { transform.availability.minimum(on: $0)?.description ?? "-" }
  }

  @Test func `every transform has SwiftUI's versions`() {
    let shaders = ["colorEffect", "distortionEffect", "layerEffect"]
    let depth = [
      "offsetZ", "scaleEffect3D", "rotationEffect3D", "perspectiveRotationEffect",
      "transform3DEffect",
    ]
    #expect(Platform.allCases == [.iOS, .macOS, .tvOS, .watchOS, .visionOS])
    for transform in Transform.all {
      if transform.id == "blendMode" {
        #expect(minimums(transform) == ["18", "15", "18", "11", "2"])
      } else if shaders.contains(transform.id) {
        #expect(minimums(transform) == ["17", "14", "17", "-", "1"])
      } else if depth.contains(transform.id) {
        #expect(minimums(transform) == ["-", "-", "-", "-", "1"])
      } else {
        #expect(minimums(transform) == ["17", "14", "17", "10", "1"])
      }
    }
  }

  @Test func `status depends on platform and version`() {
    let blendMode = Transform.blendMode.availability
    #expect(blendMode.status(on: .iOS, OSVersion(18)) == .available)
    #expect(blendMode.status(on: .iOS, OSVersion(17, minor: 6)) == .introduced(OSVersion(18)))
    #expect(
      Transform.colorEffect.availability.status(on: .watchOS, OSVersion(26)) == .unavailable
    )
    #expect(Transform.offsetZ.availability.status(on: .iOS, OSVersion(26)) == .unavailable)
  }

  @Test func `rotation3DEffect has a successor on visionOS only`() {
    let rotation = Transform.rotation3DEffect.availability
    #expect(
      rotation.status(on: .visionOS, OSVersion(2))
        == .deprecated(instead: "perspectiveRotationEffect")
    )
    #expect(rotation.status(on: .iOS, OSVersion(17)) == .available)
    let deprecated = Transform.all.filter { $0.availability.visionOSReplacement != nil }
    #expect(deprecated.map(\.id) == ["rotation3DEffect"])
  }

  @Test func `versions order and read`() {
    #expect(OSVersion(17) < OSVersion(17, minor: 1))
    #expect(OSVersion(17, minor: 9) < OSVersion(18))
    #expect(OSVersion(26, minor: 4).description == "26.4")
    #expect(OSVersion(17).description == "17")
    #expect(OSVersion(parsing: "26.4") == OSVersion(26, minor: 4))
    #expect(OSVersion(parsing: "17.0.1") == OSVersion(17))
  }

  @Test(arguments: [
    "", ".", "17.", "a", "17a", "-1", "+1", "1.2.3.4", "٣", "99999999999999999999",
  ])
  func `other text is no version`(text: String) {
    #expect(OSVersion(parsing: text) == nil)
  }
}
