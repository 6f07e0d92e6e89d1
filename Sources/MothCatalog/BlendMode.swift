/// The ways in which a view's pixels combine with what lies behind, in SwiftUI's order.
///
/// Source: https://developer.apple.com/documentation/swiftui/blendmode
public enum BlendMode: String, Codable, CaseIterable, Sendable {
  /// Source over destination.
  case normal
  /// The product; never lighter.
  case multiply
  /// The product of the complements; never darker.
  case screen
  /// Multiply in the dark of the destination, screen in its light.
  case overlay
  /// The darker of the two, channel by channel.
  case darken
  /// The lighter of the two, channel by channel.
  case lighten
  /// Brightens the destination towards the source.
  case colorDodge
  /// Darkens the destination towards the source.
  case colorBurn
  /// A gentle overlay led by the source.
  case softLight
  /// Overlay with the roles exchanged.
  case hardLight
  /// The absolute difference.
  case difference
  /// A difference of lower contrast.
  case exclusion
  /// The hue of the source, the rest of the destination.
  case hue
  /// The saturation of the source, the rest of the destination.
  case saturation
  /// Hue and saturation of the source, luminosity of the destination.
  case color
  /// The luminosity of the source, the rest of the destination.
  case luminosity
  /// The source where there is a destination.
  case sourceAtop
  /// The destination over the source.
  case destinationOver
  /// The destination if there is no source.
  case destinationOut
  /// The sum less one; darker.
  case plusDarker
  /// The sum; lighter.
  case plusLighter

  /// The position in `allCases`, which a chain carries as a number.
  public var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
