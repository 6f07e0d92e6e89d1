import MothGeometry

/// Walks a placed scene and collects its targets, scroll views and coordinate spaces.
struct LayoutCollector {
  let pass: LayoutPass
  let window: Size
  private(set) var scrollViews: [ScrollViewLayout] = []
  private(set) var spaceNames: [String] = []
  private var knownSpaces: Set<String> = []
  private var targets: [TargetView] = []
  private var counts: [String: Int] = [:]
  private let drawingOrder: [Int]
  private let contents: [ViewContents]
  private var drawings: [DrawnView] = []
  /// The number of views in the scene, modifiers not counted.
  let viewCount: Int

  init(pass: LayoutPass, root: Int, window: Size) {
    self.pass = pass
    self.window = window
    drawingOrder = pass.drawingOrder(from: root)
    contents = pass.contents(from: root)
    viewCount = contents[root].viewCount
    visit(root, outer: Path())
  }

  /// What is drawn, from the back to the front.
  func orderedDrawings() -> [DrawnView] {
    drawings.sorted { $0.drawingIndex < $1.drawingIndex }
  }

  /// What a view knows of those around it.
  private struct Path {
    var scrollViews: [Int] = []
    var spaces: [TargetView.NamedSpace] = []
    var clip: Rect?
    /// The innermost scroll view's container, before any mirroring.
    var container: Rect?
    var pin: Pin?
    var marks: TargetMarks = []
    var targets: [Int] = []
    var isLazy = false
    var clips: [DrawnView.Clip] = []
  }

  /// The targets with the number of those of the same name, and their indices in drawing order.
  func countedTargets() -> [TargetView] {
    let order = targets.indices.sorted { targets[$0].drawingIndex < targets[$1].drawingIndex }
    var indices = Array(repeating: 0, count: targets.count)
    for (position, index) in order.enumerated() { indices[index] = position }
    return zip(targets, indices).map { target, drawingIndex in
      target.with(count: counts[target.name] ?? 0, drawingIndex: drawingIndex)
    }
  }

  private mutating func visit(_ index: Int, outer: Path) {
    guard pass.goesOn() else { return }
    let node = pass.nodes[index]
    var path = outer
    path.marks.formUnion(node.traits.marks)
    if node.traits.isLazy { path.isLazy = true }
    if let name = node.traits.target {
      add(target: name, index, path: path)
      path.targets.append(targets.count - 1)
    }
    let frame = mirrored(node.frame)
    if node.traits.isClipping { clip(to: frame, &path) }
    addDrawing(of: index, frame, path: path)
    if let name = node.traits.coordinateSpace { add(space: name, frame, path: &path) }
    if let axes = node.traits.scrollAxes, let metrics = node.scroll {
      addScrollView(index, axes: axes, metrics: metrics, path: &path)
    }
    if node.traits.isScrollTargetLayout { addSnapTargets(in: index, path) }
    for child in node.children {
      var inner = path
      inner.pin = pin(of: child, in: node.traits.pinnedViews, path) ?? path.pin
      visit(child, outer: inner)
    }
  }

  private mutating func add(space name: String, _ frame: Rect, path: inout Path) {
    let space = TargetView.NamedSpace(
      name: name,
      frame: frame,
      path: path.scrollViews,
      pin: path.pin
    )
    path.spaces.insert(space, at: 0)
    if knownSpaces.insert(name).inserted { spaceNames.append(name) }
  }

  private mutating func addScrollView(
    _ index: Int,
    axes: Axis.Set,
    metrics: ScrollMetrics,
    path: inout Path
  ) {
    let node = pass.nodes[index]
    scrollViews.append(
      ScrollViewLayout(
        axes: axes,
        container: mirrored(metrics.container),
        viewport: mirrored(metrics.viewport),
        contentSize: metrics.contentSize,
        contentInsets: metrics.contentInsets,
        path: path.scrollViews,
        pin: path.pin,
        behavior: node.scrollTargetBehavior,
        snapTargets: [],
        line: node.line
      )
    )
    path.scrollViews.append(scrollViews.count - 1)
    path.clip = nil
    path.container = metrics.container
  }

  private mutating func add(target name: String, _ index: Int, path: Path) {
    let node = pass.nodes[index]
    let count = counts[name] ?? 0
    counts[name] = count + 1
    targets.append(
      TargetView(
        name: name,
        index: count,
        count: 0,
        listIndex: targets.count,
        frame: mirrored(node.frame),
        viewCount: contents[index].viewCount,
        marks: path.marks.union(contents[index].marksBelow),
        containsText: contents[index].containsText,
        takesTaps: contents[index].takesTaps,
        safeAreaInsets: node.safeArea.extensions(of: node.frame),
        clip: path.clip,
        path: path.scrollViews,
        pin: path.pin,
        isLazy: path.isLazy,
        drawingIndex: drawingOrder[index],
        namedSpaces: path.spaces,
        line: node.line
      )
    )
  }

  private func clip(to frame: Rect, _ path: inout Path) {
    path.clip = frame
    path.clips.append(
      DrawnView.Clip(
        frame: frame,
        path: path.scrollViews,
        pin: path.pin,
        targets: path.targets
      )
    )
  }

  private mutating func addDrawing(of index: Int, _ frame: Rect, path: Path) {
    guard let figure = pass.nodes[index].element.figure else { return }
    drawings.append(
      DrawnView(
        figure: figure,
        frame: frame,
        path: path.scrollViews,
        pin: path.pin,
        targets: path.targets,
        clips: path.clips,
        drawingIndex: drawingOrder[index],
        line: pass.nodes[index].line
      )
    )
  }

  /// How a child of a lazy stack is kept visible; nil if it is not.
  private func pin(of index: Int, in pinnedViews: PinnedViews, _ path: Path) -> Pin? {
    guard !pinnedViews.isEmpty, let part = pass.nodes[index].sectionPart,
      pinnedViews.contains(part.isHeader ? .sectionHeaders : .sectionFooters),
      let scrollView = path.scrollViews.last, let container = path.container
    else { return nil }
    let axis = scrollViews[scrollView].sweepAxis
    let frame = pass.nodes[index].frame
    let farthest = pass.nodes[part.farthest].frame
    return part.isHeader
      ? Pin(
        scrollView: scrollView,
        isHeader: true,
        distance: frame.min(along: axis) - container.min(along: axis),
        travel: max(0, farthest.max(along: axis) - frame.max(along: axis))
      )
      : Pin(
        scrollView: scrollView,
        isHeader: false,
        distance: container.max(along: axis) - frame.max(along: axis),
        travel: max(0, frame.min(along: axis) - farthest.min(along: axis))
      )
  }

  /// Adds the views of a scroll target layout to the scroll view around it.
  private mutating func addSnapTargets(in index: Int, _ path: Path) {
    guard let scrollView = path.scrollViews.last, let container = path.container else { return }
    var current = index
    while type(of: pass.nodes[current].element).role == .modifier,
      let child = pass.nodes[current].children.first
    {
      current = child
    }
    let axis = scrollViews[scrollView].sweepAxis
    guard pass.goesOn(after: pass.nodes[current].children.count) else { return }
    scrollViews[scrollView].snapTargets += pass.nodes[current].children.map { child in
      let frame = pass.nodes[child].frame
      return ScrollTrack.SnapTarget(
        start: frame.min(along: axis) - container.min(along: axis),
        length: frame.size[axis]
      )
    }
  }

  /// The frame as it is on screen: in a right-to-left layout the mirror image.
  private func mirrored(_ frame: Rect) -> Rect {
    switch pass.settings.layoutDirection {
    case .leftToRight: frame
    case .rightToLeft:
      Rect(
        x: window.width - frame.maxX,
        y: frame.minY,
        width: frame.width,
        height: frame.height
      )
    }
  }
}
