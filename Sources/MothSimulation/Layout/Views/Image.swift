package import MothGeometry

/// A picture of a known size in points.
package struct Image: SceneElement {
  package static let name = "Image"
  package static let role = ElementRole.leaf

  /// The picture's own size, in points.
  package var naturalSize: Size
  /// Whether the picture stretches to the proposal.
  package var isResizable: Bool

  /// Makes a picture.
  package init(naturalSize: Size, isResizable: Bool = false) {
    self.naturalSize = naturalSize
    self.isResizable = isResizable
  }

  package var figure: DrawnView.Figure? { .image }

  /// Its own size, or the proposal if it is resizable; none of its own before it has arrived.
  package func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    let own = context.imagesAreLoaded ? naturalSize : .zero
    return isResizable ? proposal.replacingUnspecified(by: own) : own
  }
}

extension SceneNode {
  /// A picture of a known size in points.
  package static func image(
    width: Double,
    height: Double,
    resizable: Bool = false,
    line: Int? = nil
  ) -> SceneNode {
    SceneNode(
      Image(naturalSize: Size(width: width, height: height), isResizable: resizable),
      line: line
    )
  }
}
