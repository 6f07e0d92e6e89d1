package import MothGeometry

/// What a reader's settings change about a layout.
package struct LayoutSettings: Hashable, Sendable {
  /// The direction in which text is read.
  package var layoutDirection: LayoutDirection
  /// The factor by which Dynamic Type enlarges text; 1 at the size `large`.
  package var textScale: Double
  /// Whether pictures have arrived; one that has not takes no room of its own.
  package var imagesAreLoaded: Bool
  /// What the sweep of the layout is about; nil for the scene as a whole.
  package var focus: SweepFocus?

  /// The settings of a new device.
  package static let standard = LayoutSettings()

  /// Makes settings; a text scale that is not a positive number becomes 1.
  package init(
    layoutDirection: LayoutDirection = .leftToRight,
    textScale: Double = 1,
    imagesAreLoaded: Bool = true
  ) {
    self.imagesAreLoaded = imagesAreLoaded
    self.layoutDirection = layoutDirection
    self.textScale = textScale.isFinite && textScale > 0 ? textScale : 1
  }
}

/// What a sweep is about, which says the scroll view that it moves.
package struct SweepFocus: Hashable, Sendable {
  /// The name of the targets; nil for those of any name.
  package var target: String?
  /// The axis to scroll along; nil for any.
  package var axis: Axis?

  /// Makes a focus.
  package init(target: String? = nil, axis: Axis? = nil) {
    self.target = target
    self.axis = axis
  }
}

extension LayoutSettings {
  /// Makes settings from a Dynamic Type size.
  package init(
    layoutDirection: LayoutDirection = .leftToRight,
    dynamicTypeSize: DynamicTypeSize
  ) {
    self.init(layoutDirection: layoutDirection, textScale: dynamicTypeSize.textScale)
  }
}

/// The direction in which text is read.
package enum LayoutDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Arabic; leading is on the right.
  case rightToLeft
}
