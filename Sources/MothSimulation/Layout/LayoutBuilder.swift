import MothGeometry

/// Turns a scene's tree into a layout's flat list: opens groups, applies a modifier of a group to
/// each of its views, and puts several views where one is expected into a stack.
struct LayoutBuilder {
  let pass: LayoutPass

  /// How many views a scene may have: ten thousand rows of twenty views.
  static let maximumViews = 200_000

  /// Adds the scene and returns the index of its root; nil when there is nothing in it.
  func build(_ scene: SceneNode) -> Int? {
    let root = Surroundings()
    return one(views(of: scene, root), in: .vertical, around: root)
  }

  /// The views that a node stands for: one, or those of a group.
  private func views(of node: SceneNode, _ around: Surroundings) -> [Int] {
    guard pass.goesOn() else { return [] }
    if node.isTruncated { reportTruncation(of: node) }
    var inside = around.inside(node)
    inside.contentMargins = pass.usable(inside.contentMargins, line: node.line)
    switch type(of: node.element).role {
    case .group: return parts(of: node, around)
    case .leaf: return add(node, children: [], around: around)
    case .container:
      let children = node.children.flatMap { views(of: $0, inside) }
      guard node.element.traits.scrollAxes != nil else {
        return add(node, children: children, around: around)
      }
      // A vertical stack whatever the axes: measured on macOS 26.2 (swiftui-web, scroll/children).
      return add(
        node,
        children: one(children, in: .vertical, around: inside).map { [$0] } ?? [],
        around: around
      )
    case .modifier:
      guard let content = node.children.first else { return [] }
      return views(of: content, inside).flatMap { view -> [Int] in
        guard pass.goesOn() else { return [] }
        let decorations = node.children.dropFirst().compactMap { decoration in
          one(views(of: decoration, inside), in: nil, around: inside)
        }
        return add(node, children: [view] + decorations, around: around)
      }
    }
  }

  /// The views of a group, with the headers and footers of a section marked.
  private func parts(of node: SceneNode, _ around: Surroundings) -> [Int] {
    let parts = node.children.map { views(of: $0, around) }
    _ = pass.goesOn(after: parts.reduce(0) { $0 + $1.count } / 16)
    guard node.element.traits.isSection, parts.count == 3 else { return parts.flatMap(\.self) }
    let content = parts[1]
    for header in parts[0] {
      let last = content.last ?? parts[0].last ?? header
      pass.nodes[header].sectionPart = SectionPart(isHeader: true, farthest: last)
    }
    for footer in parts[2] {
      let first = content.first ?? parts[2].first ?? footer
      pass.nodes[footer].sectionPart = SectionPart(isHeader: false, farthest: first)
    }
    return parts.flatMap(\.self)
  }

  /// One view for several: themselves if they are one, else a `VStack`; along no axis, a `ZStack`.
  private func one(_ views: [Int], in axis: Axis?, around: Surroundings) -> Int? {
    guard views.count != 1 else { return views[0] }
    guard !views.isEmpty else { return nil }
    let stack: any SceneElement =
      switch axis {
      case .horizontal: HStack()
      case .vertical: VStack()
      case nil: ZStack()
      }
    return add(SceneNode(stack), children: views, around: around).first
  }

  /// Adds one view; none when the scene has too many already.
  private func add(_ node: SceneNode, children: [Int], around: Surroundings) -> [Int] {
    guard pass.nodes.count < Self.maximumViews else {
      let message = "a scene may have at most \(Self.maximumViews) views; the others are left out"
      pass.report(.tooManyViews, message: message, line: nil)
      return []
    }
    let result = LayoutNode(node, surroundings: around)
    result.children = children
    let isModifier = type(of: node.element).role == .modifier
    let content = isModifier ? children.first.map { pass.nodes[$0] } : nil
    result.layoutPriority = result.traits.layoutPriority ?? content?.layoutPriority ?? 0
    result.zIndex = result.traits.zIndex ?? content?.zIndex ?? 0
    result.sectionPart = content?.sectionPart
    pass.nodes.append(result)
    return [pass.nodes.count - 1]
  }

  private func reportTruncation(of node: SceneNode) {
    let message =
      "views may be nested \(SceneNode.maximumDepth) deep; what is in this one is left out"
    pass.report(.tooDeep, message: message, line: node.line)
  }
}

/// What a view inherits from those around it.
struct Surroundings {
  var stackAxis: Axis?
  var contentMargins = EdgeInsets.zero
  var scrollTargetBehavior = ScrollTargetBehavior.automatic

  /// What the views inside a node inherit.
  func inside(_ node: SceneNode) -> Surroundings {
    let traits = node.element.traits
    var result = self
    switch traits.childAxis {
    case .inherited: break
    case .none: result.stackAxis = nil
    case .along(let axis): result.stackAxis = axis
    }
    if let margins = traits.contentMargins { result.contentMargins = contentMargins + margins }
    if let behavior = traits.scrollTargetBehavior { result.scrollTargetBehavior = behavior }
    // What is said about scroll views reaches those inside, but not others nested in them.
    if traits.scrollAxes != nil {
      result.contentMargins = .zero
      result.scrollTargetBehavior = .automatic
    }
    return result
  }
}
