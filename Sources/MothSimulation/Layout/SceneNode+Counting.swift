extension SceneNode {
  /// The number of views in this tree: shapes, texts, images, stacks and scroll views, not
  /// modifiers.
  package var viewCount: Int {
    let own =
      switch type(of: element).role {
      case .leaf, .container: 1
      case .modifier, .group: 0
      }
    return children.reduce(own) { $0 + $1.viewCount }
  }

  /// The first view, in reading order, that is marked as a target of this name.
  package func first(withTarget name: String) -> SceneNode? {
    if element.traits.target == name { return self }
    for child in children {
      if let found = child.first(withTarget: name) { return found }
    }
    return nil
  }
}
