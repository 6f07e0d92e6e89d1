extension LayoutPass {
  /// Each view's place in drawing order, by its index.
  ///
  /// A view is drawn before its children, a background before the view it belongs to, and among
  /// siblings those with a lower `zIndex` first. A header or footer that is kept in sight is drawn
  /// above the rows that pass under it.
  func drawingOrder(from root: Int) -> [Int] {
    var order = Array(repeating: 0, count: nodes.count)
    var next = 0
    func visit(_ index: Int) {
      order[index] = next
      next += 1
      for child in drawnChildren(of: index) { visit(child) }
    }
    visit(root)
    return order
  }

  /// How many views each view consists of, itself included and modifiers not counted, by its index.
  func viewCounts(from root: Int) -> [Int] {
    var counts = Array(repeating: 0, count: nodes.count)
    func visit(_ index: Int) -> Int {
      let own = type(of: nodes[index].element).role == .modifier ? 0 : 1
      counts[index] = nodes[index].children.reduce(own) { $0 + visit($1) }
      return counts[index]
    }
    _ = visit(root)
    return counts
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
