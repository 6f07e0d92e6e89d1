import MothCatalog
import Testing

@Suite struct RefusedModifierTests {
  /// The names that must be refused, by group.
  static let names: [(RefusedModifier.Group, String)] = [
    (
      .layout,
      """
      frame padding fixedSize layoutPriority position alignmentGuide containerRelativeFrame \
      aspectRatio scaledToFit scaledToFill ignoresSafeArea safeAreaInset safeAreaPadding \
      contentMargins layoutValue gridCellColumns zIndex
      """
    ),
    (.clipping, "clipped clipShape cornerRadius mask containerShape contentShape"),
    (
      .decoration,
      """
      background overlay border foregroundStyle foregroundColor tint shadow glassEffect \
      backgroundExtensionEffect
      """
    ),
    (
      .text,
      """
      font fontWeight bold italic kerning tracking lineLimit lineSpacing dynamicTypeSize textCase
      """
    ),
    (
      .compositing,
      "compositingGroup drawingGroup luminanceToAlpha colorInvert colorMultiply projectionEffect"
    ),
    (
      .behaviour,
      """
      hidden disabled allowsHitTesting onTapGesture gesture animation transition \
      matchedGeometryEffect scrollTransition visualEffect id tag accessibilityLabel \
      accessibilityHidden
      """
    ),
  ]

  @Test(arguments: names)
  func `every name that SwiftUI engineers may try is refused`(
    group: RefusedModifier.Group,
    names: String
  ) {
    for name in names.split(separator: " ") {
      #expect(RefusedModifier.named(String(name))?.group == group, "\(name)")
    }
  }

  @Test func `names are unique, and none is a transform or an alias`() {
    let names = RefusedModifier.all.map { $0.name.lowercased() }
    let transforms = Transform.all.map { $0.name.lowercased() }
    let aliases = Alias.all.map { $0.name.lowercased() }
    #expect(Set(names).count == names.count)
    #expect(Set(aliases).count == aliases.count)
    #expect(Set(names).isDisjoint(with: transforms))
    #expect(Set(names).isDisjoint(with: aliases))
    #expect(Set(aliases).isDisjoint(with: transforms))
  }

  @Test(arguments: RefusedModifier.all)
  func `a refusal gives a reason and a fix without a full stop`(modifier: RefusedModifier) {
    for sentence in [modifier.reason, modifier.instead] {
      #expect(sentence.count > 15)
      #expect(!sentence.hasSuffix("."))
      #expect(!sentence.contains("\n") && !sentence.contains("  "))
    }
  }

  @Test func `a prefix stands for all its names, others do not`() {
    #expect(RefusedModifier.named("accessibilityValue")?.name == "accessibility")
    #expect(RefusedModifier.named("frames") == nil)
    #expect(RefusedModifier.named("") == nil)
    #expect(RefusedModifier.named("Frame")?.name == "frame")
  }

  @Test(arguments: [
    ("scale", "scaleEffect"), ("rotate", "rotationEffect"), ("rotation", "rotationEffect"),
    ("rotate3d", "rotation3DEffect"), ("translate", "offset"), ("translation", "offset"),
    ("alpha", "opacity"), ("fade", "opacity"), ("gray", "grayscale"),
    ("greyscale", "grayscale"), ("hue", "hueRotation"), ("saturate", "saturation"),
    ("invert", nil), ("sepia", nil),
  ])
  func `names of other frameworks lead to transforms`(name: String, transform: String?) {
    #expect(Alias.named(name)?.transform == transform)
    #expect(Alias.named(name) != nil)
  }

  @Test func `every alias leads to a transform that exists`() {
    for alias in Alias.all {
      guard let id = alias.transform else { continue }
      #expect(Transform.withID(id) != nil, "\(alias.name)")
      #expect(alias.help.hasPrefix("did you mean '\(id)'"))
    }
  }
}
