internal import MothSimulation

/// One word of scene scripts: a view or a modifier, with how its call is read.
///
/// The lists decide what the prelude binds, what messages suggest and what `moth list` prints.
package struct SceneWord: Sendable {
  /// The word, as in SwiftUI.
  package let name: String
  /// The call with its arguments, for help.
  package let signature: String
  /// What it does, in one phrase.
  package let summary: String
  /// Reads a call of the word; what is wrong is reported to the reader.
  let read: @Sendable (SceneCall) -> SceneNode?

  init(
    _ name: String,
    signature: String,
    summary: String,
    read: @escaping @Sendable (SceneCall) -> SceneNode?
  ) {
    self.name = name
    self.signature = signature
    self.summary = summary
    self.read = read
  }

  /// The views of scenes.
  ///
  /// `ForEach` is made by the prelude.
  package static let views: [SceneWord] = [
    .scrollView, .vStack, .hStack, .zStack, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid,
    .section, .group, .forEach,
    .rectangle, .roundedRectangle, .circle, .capsule, .ellipse, .color, .image, .text, .spacer,
  ]

  /// The modifiers of scenes.
  package static let modifiers: [SceneWord] = [
    .frame, .padding, .aspectRatio, .scaledToFill, .scaledToFit, .resizable, .clipped, .clipShape,
    .background, .overlay, .fixedSize, .layoutPriority, .zIndex, .containerRelativeFrame,
    .safeAreaPadding, .contentMargins, .scrollTargetBehavior, .scrollTargetLayout, .ignoresSafeArea,
    .coordinateSpace, .target, .interactive,
    .decorative, .textMark,
  ]
}
