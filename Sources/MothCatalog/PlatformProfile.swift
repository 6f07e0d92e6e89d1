/// A platform at a version, such as `ios17`: what an app must still run on.
public struct PlatformProfile: Hashable, Sendable, CustomStringConvertible {
  /// The platform.
  public let platform: Platform
  /// The version.
  public let version: OSVersion

  /// Makes a profile.
  public init(_ platform: Platform, version: OSVersion) {
    self.platform = platform
    self.version = version
  }

  /// Every profile by a whole version: of each platform the first one that has `VisualEffect`, the
  /// one of the year after, and that of 2025.
  public static let all: [PlatformProfile] = Platform.allCases.flatMap { platform in
    let first = Availability.visualEffect.minimum(on: platform)?.major
    return first.map {
      [$0, $0 + 1, versionOf2025].map { PlatformProfile(platform, version: OSVersion($0)) }
    }
      ?? []
  }

  /// The number that all platforms have had since 2025.
  ///
  /// Source:
  /// https://developer.apple.com/documentation/ios-ipados-release-notes/ios-ipados-26-release-notes
  private static let versionOf2025 = 26

  /// The profile with a name, `ios17` or `ios17.4`; nil for any other name, and for a version of
  /// which Moth knows nothing.
  public init?(named name: String) {
    let letters = name.prefix { $0.isASCII && $0.isLetter }
    guard let version = OSVersion(parsing: String(name.dropFirst(letters.count))),
      let known = Self.all.first(where: {
        $0.platform.profileName == letters && $0.version.major == version.major
      })
    else { return nil }
    self.init(known.platform, version: version)
  }

  /// The name.
  public var name: String { platform.profileName + version.description }

  /// The platform and the version as people write them, such as `iOS 17`.
  public var description: String { "\(platform.rawValue) \(version)" }
}

extension Platform {
  /// The name in that of a profile.
  fileprivate var profileName: String { rawValue.lowercased() }
}
