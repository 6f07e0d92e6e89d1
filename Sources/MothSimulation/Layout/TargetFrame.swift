internal import MothGeometry

/// A frame that an effect's state puts around a view of the scene, in SwiftUI's words.
package struct TargetFrame: Sendable, Equatable {
  /// The width in points; nil for the content's own.
  package var width: Double?
  /// The height in points; nil for the content's own.
  package var height: Double?
  /// The least width in points.
  package var minWidth: Double?
  /// The least height in points.
  package var minHeight: Double?
  /// The greatest width in points.
  package var maxWidth: Double?
  /// The greatest height in points.
  package var maxHeight: Double?

  /// How many numbers a frame has.
  package static let numberCount = 6

  /// Makes a frame from its numbers in the order of the properties; NaN, or one that is not
  /// there, is none.
  package init(_ numbers: some Sequence<Double>) {
    let lengths = numbers.map { $0.isNaN ? nil : $0 }
    func length(_ index: Int) -> Double? { index < lengths.count ? lengths[index] : nil }
    width = length(0)
    height = length(1)
    minWidth = length(2)
    minHeight = length(3)
    maxWidth = length(4)
    maxHeight = length(5)
  }

  /// The view in this frame.
  fileprivate func around(_ view: SceneNode) -> SceneNode {
    guard [minWidth, minHeight, maxWidth, maxHeight].contains(where: { $0 != nil }) else {
      return width == nil && height == nil ? view : view.frame(width: width, height: height)
    }
    return view.flexibleFrame(
      width: .init(min: minWidth ?? width, ideal: width, max: maxWidth ?? width),
      height: .init(min: minHeight ?? height, ideal: height, max: maxHeight ?? height)
    )
  }
}

extension SceneNode {
  /// The scene with a frame around each view that is marked as one of these targets.
  package func framing(_ frames: [String: TargetFrame]) -> SceneNode {
    let inside = children.map { $0.framing(frames) }
    guard let name = element.traits.target, let frame = frames[name] else {
      return SceneNode(element, children: inside, line: line)
    }
    // A name is on a modifier; the frame goes between it and what it names.
    return SceneNode(element, children: inside.map(frame.around), line: line)
  }
}
