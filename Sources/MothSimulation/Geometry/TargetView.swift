package import MothGeometry

/// A view of a laid-out scene that effects can be attached to.
package struct TargetView: Sendable, Equatable {
  /// The name the scene gives it.
  package let name: String
  /// Its range in the source among the targets of that name in reading order, from 0.
  package let index: Int
  /// How many targets have that name.
  package let count: Int
  /// Its range in the source in the layout's list of all targets.
  package let listIndex: Int
  /// Its frame at rest, in window coordinates; for a pinned view, before it is held.
  package let frame: Rect
  /// The number of views in it, itself included and modifiers not counted.
  package let viewCount: Int
  /// What the scene states about it.
  package let marks: TargetMarks
  /// Whether there is text in it.
  package let containsText: Bool
  /// Whether it, or a view in it, takes taps.
  package let takesTaps: Bool
  /// The part of each side that lies under the safe area's insets, in points.
  package let safeAreaInsets: EdgeInsets
  /// The frame of the nearest clipped view around it, in window coordinates.
  ///
  /// It moves with the target; nil if there is none inside the innermost scroll view.
  package let clip: Rect?
  /// The scroll views around it, from the outermost inwards, as indices into the scene's list.
  package let path: [Int]
  /// How it is kept visible as part of a section; nil if it is not.
  package let pin: Pin?
  /// Whether the view is made only when it comes into sight, as in a lazy stack.
  package let isLazy: Bool
  /// Its range in the source among all targets in drawing order, from 0 at the back.
  package let drawingIndex: Int
  /// The named coordinate spaces around it, from the innermost outwards.
  package let namedSpaces: [NamedSpace]
  /// The line of the scene script, from 1, where it is known.
  package let line: Int?

  /// Its size in points.
  package var size: Size { frame.size }

  /// A view that named its coordinate space.
  package struct NamedSpace: Sendable, Equatable {
    /// The name.
    package let name: String
    /// The view's frame at rest, in window coordinates.
    package let frame: Rect
    /// The scroll views around it, from the outermost inwards.
    package let path: [Int]
    /// How the view is kept visible as part of a section; nil if it is not.
    package let pin: Pin?
  }
}

extension TargetView {
  /// The same target with what is known only when all targets are.
  func with(count: Int, drawingIndex: Int) -> TargetView {
    TargetView(
      name: name,
      index: index,
      count: count,
      listIndex: listIndex,
      frame: frame,
      viewCount: viewCount,
      marks: marks,
      containsText: containsText,
      takesTaps: takesTaps,
      safeAreaInsets: safeAreaInsets,
      clip: clip,
      path: path,
      pin: pin,
      isLazy: isLazy,
      drawingIndex: drawingIndex,
      namedSpaces: namedSpaces,
      line: line
    )
  }
}
