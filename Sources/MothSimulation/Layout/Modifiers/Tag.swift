/// A statement about a view that leaves its layout alone: a name, a mark, a clip or an order.
package enum Tag: SceneElement {
  /// Effects find the view under this name.
  case target(String)
  /// The script states this about the view.
  case mark(TargetMarks)
  /// Drawing ends at the view's frame.
  case clipped
  /// The view gives a coordinate space of this name to those inside.
  case coordinateSpace(String)
  /// The place among siblings in drawing order.
  case zIndex(Double)
  /// The right to space before siblings with a lower number.
  case layoutPriority(Double)
  /// Scrolling of the scroll views inside comes to rest in this way.
  case scrollTargetBehavior(ScrollTargetBehavior)
  /// The views in this container are those at which scrolling comes to rest.
  case scrollTargetLayout

  package static let name = "tag"
  package static let role = ElementRole.modifier

  package var traits: ElementTraits {
    ElementTraits {
      switch self {
      case .target(let name): $0.target = name
      case .mark(let marks): $0.marks = marks
      case .clipped: $0.isClipping = true
      case .coordinateSpace(let name): $0.coordinateSpace = name
      case .zIndex(let index): $0.zIndex = index
      case .layoutPriority(let priority): $0.layoutPriority = priority
      case .scrollTargetBehavior(let behavior): $0.scrollTargetBehavior = behavior
      case .scrollTargetLayout: $0.isScrollTargetLayout = true
      }
    }
  }
}

extension SceneNode {
  /// The view with a statement about it.
  package func tag(_ tag: Tag, line: Int? = nil) -> SceneNode {
    SceneNode(tag, children: [self], line: line)
  }

  /// The view under a name for effects.
  package func target(_ name: String, line: Int? = nil) -> SceneNode {
    tag(.target(name), line: line)
  }

  /// The view with drawing ending at its frame.
  package func clipped(line: Int? = nil) -> SceneNode { tag(.clipped, line: line) }

  /// The view with a coordinate space of this name for those inside.
  package func coordinateSpace(_ name: String, line: Int? = nil) -> SceneNode {
    tag(.coordinateSpace(name), line: line)
  }
}
