import MothCatalog
import Testing

/// `ios17` and its like.
@Suite struct PlatformProfileTests {
  @Test func `each platform has its first version with visual effects, the next, and 26`() {
    #expect(
      PlatformProfile.all.map(\.name) == [
        "ios17", "ios18", "ios26", "macos14", "macos15", "macos26", "tvos17", "tvos18", "tvos26",
        "watchos10", "watchos11", "watchos26", "visionos1", "visionos2", "visionos26",
      ]
    )
  }

  @Test(arguments: PlatformProfile.all)
  func `a profile is found by its name`(profile: PlatformProfile) {
    #expect(PlatformProfile(named: profile.name) == profile)
  }

  @Test func `a version may have a minor number`() {
    #expect(
      PlatformProfile(named: "ios17.4") == PlatformProfile(.iOS, version: OSVersion(17, minor: 4))
    )
    #expect(PlatformProfile(.iOS, version: OSVersion(17, minor: 4)).description == "iOS 17.4")
  }

  @Test(arguments: [
    "", "ios", "17", "iOS17", "ios16", "ios19", "ios17x", "ios 17", "ipados17", "ios-17",
  ])
  func `any other name is none`(name: String) {
    #expect(PlatformProfile(named: name) == nil)
  }
}
