extension LayoutPass {
  /// Each view's place in drawing order, by its index.
  ///
  /// A view is drawn before its children, a background before the view it belongs to, and among
  /// siblings those with a lower `zIndex` first. A header or footer that is kept visible is drawn
  /// above the rows that pass under it.
  func drawingOrder(from root: Int) -> [Int] {
    var order = Array(repeating: 0, count: nodes.count)
    var next = 0
    func visit(_ index: Int) {
      guard goesOn() else { return }
      order[index] = next
      next += 1
      for child in drawnChildren(of: index) { visit(child) }
    }
    visit(root)
    return order
  }

  /// What each view consists of, by its index.
  func contents(from root: Int) -> [ViewContents] {
    var contents = Array(repeating: ViewContents(), count: nodes.count)
    func visit(_ index: Int) {
      guard goesOn() else { return }
      let node = nodes[index]
      node.children.forEach(visit)
      let isModifier = type(of: node.element).role == .modifier
      var own = ViewContents(node.traits, isModifier: isModifier)
      for child in node.children { own.add(contents[child]) }
      if isModifier, let first = node.children.first {
        own.marksBelow = nodes[first].traits.marks.union(contents[first].marksBelow)
      }
      contents[index] = own
    }
    visit(root)
    return contents
  }

  /// The children in the order in which they are drawn.
  func drawnChildren(of index: Int) -> [Int] {
    let children = nodes[index].children
    if nodes[index].traits.isBackground { return children.reversed() }
    let pinned = nodes[index].traits.pinnedViews
    func height(_ child: Int) -> (zIndex: Double, isPinned: Int) {
      let part = nodes[child].sectionPart
      let isPinned = part.map { pinned.contains($0.isHeader ? .sectionHeaders : .sectionFooters) }
      return (nodes[child].zIndex, isPinned ?? false ? 1 : 0)
    }
    guard children.contains(where: { height($0) != (0, 0) }) else { return children }
    return children.enumerated().sorted { left, right in
      let (one, other) = (height(left.element), height(right.element))
      return (one.zIndex, one.isPinned, left.offset) < (other.zIndex, other.isPinned, right.offset)
    }.map(\.element)
  }
}

/// What a view consists of, itself included.
struct ViewContents {
  /// The number of views, modifiers not counted.
  var viewCount = 0
  /// Whether one shows text.
  var containsText = false
  /// Whether one takes taps.
  var takesTaps = false
  /// The marks of the modifiers directly inside, and of the view that they change.
  var marksBelow: TargetMarks = []

  /// Nothing.
  init() {}

  /// A view or a modifier without what is in it.
  init(_ traits: ElementTraits, isModifier: Bool) {
    viewCount = isModifier ? 0 : 1
    containsText = traits.isText
    takesTaps = traits.marks.contains(.interactive)
  }

  /// Adds what a child consists of.
  mutating func add(_ child: ViewContents) {
    viewCount += child.viewCount
    containsText = containsText || child.containsText
    takesTaps = takesTaps || child.takesTaps
  }
}
