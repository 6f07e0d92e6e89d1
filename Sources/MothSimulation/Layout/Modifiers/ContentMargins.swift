package import MothGeometry

/// Space between a scroll view's sides and its content, for the scroll views inside.
package struct ContentMargins: SceneElement {
  package static let name = "contentMargins"
  package static let role = ElementRole.modifier

  /// The margin on each side, in points.
  package var insets: EdgeInsets

  /// Makes margins for scroll content; margins for indicators alone change no geometry.
  package init(_ insets: EdgeInsets) {
    self.insets = insets
  }

  package var traits: ElementTraits { ElementTraits { $0.contentMargins = insets } }
}

extension SceneNode {
  /// The view with margins for the content of the scroll views inside, in points.
  package func contentMargins(_ insets: EdgeInsets, line: Int? = nil) -> SceneNode {
    SceneNode(ContentMargins(insets), children: [self], line: line)
  }
}
