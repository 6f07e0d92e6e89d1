/// A view or a modifier of a scene with what it holds: the value that a scene script is decoded to.
///
/// A modifier's first child is the view it changes; a background or an overlay has its decoration
/// as the second. Any number of children is legal everywhere: see `LayoutBuilder`.
package struct SceneNode: Sendable {
  /// What the node is, with its arguments.
  package let element: any SceneElement
  /// The views inside, in reading order.
  package let children: [SceneNode]
  /// The line of the scene script, from 1; nil for scenes made in Swift.
  package let line: Int?
  /// The number of levels from here down, this one included.
  package let depth: Int
  /// Whether the children were dropped because they reach deeper than `maximumDepth`.
  package let isTruncated: Bool

  /// The deepest tree that is kept, in levels.
  ///
  /// Layout walks the tree recursively; at this depth it was measured to need less than 512 KiB of
  /// stack in a debug build.
  package static let maximumDepth = 256

  /// Makes a node; children that would make the tree deeper than `maximumDepth` are dropped.
  package init(_ element: any SceneElement, children: [SceneNode] = [], line: Int? = nil) {
    let depth = 1 + (children.map(\.depth).max() ?? 0)
    self.element = element
    self.line = line
    isTruncated = depth > Self.maximumDepth
    self.children = isTruncated ? [] : children
    self.depth = isTruncated ? 1 : depth
  }

  /// The same node with the line it is on.
  package func at(line: Int?) -> SceneNode {
    SceneNode(element, children: children, line: line)
  }
}

extension SceneNode: Equatable {
  /// Whether both trees have equal elements on equal lines.
  package static func == (left: SceneNode, right: SceneNode) -> Bool {
    left.line == right.line && left.element.isEqual(to: right.element)
      && left.children == right.children
  }
}
