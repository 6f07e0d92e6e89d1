/// The versions of each platform from which on something exists.
public struct Availability: Hashable, Sendable {
  /// What applies on one platform and version.
  public enum Status: Hashable, Sendable {
    /// It exists.
    case available
    /// It exists, but Apple names a successor.
    case deprecated(instead: String)
    /// It comes with a later version of this platform.
    case introduced(OSVersion)
    /// It does not exist on this platform.
    case unavailable
  }

  /// The first version on iOS, iPadOS and Mac Catalyst; nil when it does not exist there.
  public let iOS: OSVersion?
  /// The first version on macOS; nil when it does not exist there.
  public let macOS: OSVersion?
  /// The first version on tvOS; nil when it does not exist there.
  public let tvOS: OSVersion?
  /// The first version on watchOS; nil when it does not exist there.
  public let watchOS: OSVersion?
  /// The first version on visionOS; nil when it does not exist there.
  public let visionOS: OSVersion?
  /// The successor's id on visionOS; nil when it is not deprecated there.
  public let visionOSReplacement: String?

  /// Makes an availability; a platform left out does not have it.
  init(
    iOS: OSVersion? = nil,
    macOS: OSVersion? = nil,
    tvOS: OSVersion? = nil,
    watchOS: OSVersion? = nil,
    visionOS: OSVersion? = nil,
    visionOSReplacement: String? = nil
  ) {
    self.iOS = iOS
    self.macOS = macOS
    self.tvOS = tvOS
    self.watchOS = watchOS
    self.visionOS = visionOS
    self.visionOSReplacement = visionOSReplacement
  }

  /// The first version on a platform; nil when it does not exist there.
  public func minimum(on platform: Platform) -> OSVersion? {
    switch platform {
    case .iOS: iOS
    case .macOS: macOS
    case .tvOS: tvOS
    case .watchOS: watchOS
    case .visionOS: visionOS
    }
  }

  /// What applies on a platform at a version.
  public func status(on platform: Platform, _ version: OSVersion) -> Status {
    guard let minimum = minimum(on: platform) else { return .unavailable }
    if version < minimum { return .introduced(minimum) }
    if platform == .visionOS, let visionOSReplacement {
      return .deprecated(instead: visionOSReplacement)
    }
    return .available
  }
}

extension Availability {
  /// That of `VisualEffect` itself.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/visualeffect
  static let visualEffect = Availability(
    iOS: OSVersion(17),
    macOS: OSVersion(14),
    tvOS: OSVersion(17),
    watchOS: OSVersion(10),
    visionOS: OSVersion(1)
  )

  /// That of the shader effects, which watchOS lacks.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/view/coloreffect(_:isenabled:)
  static let shader = Availability(
    iOS: OSVersion(17),
    macOS: OSVersion(14),
    tvOS: OSVersion(17),
    visionOS: OSVersion(1)
  )

  /// That of the effects with depth, which only visionOS has.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/visualeffect/offset(z:)
  static let depth = Availability(visionOS: OSVersion(1))
}
