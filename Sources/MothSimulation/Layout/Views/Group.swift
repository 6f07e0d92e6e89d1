/// Views that belong to the parent one by one, as `ForEach` and `Group` give them.
package struct Group: SceneElement {
  package static let name = "Group"
  package static let role = ElementRole.group

  /// Makes a group.
  package init() {}
}

extension SceneNode {
  /// Views that belong to the parent one by one.
  package static func group(_ children: [SceneNode], line: Int? = nil) -> SceneNode {
    SceneNode(Group(), children: children, line: line)
  }
}
