package import MothGeometry

/// A scene laid out on a device: where every target and every scroll view is at rest.
package struct SceneLayout: Sendable, Equatable {
  /// The size of the window, in points.
  package let window: Size
  /// The safe area's insets, in points.
  package let safeAreaInsets: EdgeInsets
  /// What the reader's settings changed about it.
  package let settings: LayoutSettings
  /// The targets in reading order.
  package let targets: [TargetView]
  /// The scroll views in reading order.
  package let scrollViews: [ScrollViewLayout]
  /// The names of the scene's own coordinate spaces, each once, in reading order.
  package let coordinateSpaces: [String]
  /// The number of views in the scene, modifiers not counted.
  package let viewCount: Int
  /// What the scene shows, from the back to the front.
  package let drawnViews: [DrawnView]
  /// The scroll view that a sweep moves; nil without any.
  ///
  /// With a focus it is the innermost one around the target that has something to scroll along the
  /// axis, as SwiftUI's `scrollView` space is that of the innermost; else the first of the scene
  /// whose content exceeds it, else the first.
  package let sweptScrollView: Int?
  /// What could not be laid out as written.
  package let problems: [LayoutProblem]
  /// The indices of the targets of each name in the list of targets, in reading order.
  private let targetIndices: [String: [Int]]

  /// Lays out a scene on a device: SwiftUI's three steps of proposing, choosing and placing.
  ///
  /// The root is offered the window inside the safe area and is in its middle.
  /// - Parameters:
  ///   - scene: The scene's tree.
  ///   - device: The profile that gives the window and its insets.
  ///   - orientation: How the device is held.
  ///   - settings: What the reader's settings change.
  package init(
    _ scene: SceneNode,
    device: Device,
    orientation: Orientation = .portrait,
    settings: LayoutSettings = .standard
  ) {
    self.init(
      scene,
      window: device.size(in: orientation),
      safeAreaInsets: device.safeAreaInsets(in: orientation),
      settings: settings
    )
  }

  /// Lays out a scene in a window of this size, in points, with insets whose leading side is the
  /// left.
  package init(
    _ scene: SceneNode,
    window: Size,
    safeAreaInsets: EdgeInsets = .zero,
    settings: LayoutSettings = .standard
  ) {
    let pass = LayoutPass(settings: settings)
    let root = pass.layOut(scene, window: window, safeAreaInsets: safeAreaInsets)
    let collector = root.map { LayoutCollector(pass: pass, root: $0, window: window) }
    self.init(
      pass,
      collector: collector,
      window: window,
      safeAreaInsets: safeAreaInsets,
      settings: settings
    )
  }

  /// Makes a layout from a finished pass and what was collected from it.
  private init(
    _ pass: LayoutPass,
    collector: LayoutCollector?,
    window: Size,
    safeAreaInsets: EdgeInsets,
    settings: LayoutSettings
  ) {
    self.window = window
    self.safeAreaInsets = safeAreaInsets
    self.settings = settings
    targets = collector?.countedTargets() ?? []
    scrollViews = collector?.scrollViews ?? []
    sweptScrollView = Self.sweptScrollView(of: scrollViews, targets, focus: settings.focus)
    coordinateSpaces = collector?.spaceNames ?? []
    viewCount = collector?.viewCount ?? 0
    drawnViews = collector?.orderedDrawings() ?? []
    problems = pass.problems
    targetIndices = Dictionary(grouping: targets.indices) { [targets] in targets[$0].name }
  }

  /// The scroll view that a sweep with this focus moves.
  private static func sweptScrollView(
    of scrollViews: [ScrollViewLayout],
    _ targets: [TargetView],
    focus: SweepFocus?
  ) -> Int? {
    func canScroll(_ index: Int) -> Bool {
      scrollViews[index].extent(along: scrollViews[index].sweepAxis) > 0
    }
    func isAlongFocus(_ index: Int) -> Bool {
      focus?.axis.map { $0 == scrollViews[index].sweepAxis } ?? true
    }
    let target = focus.flatMap { focus in
      targets.first { focus.target == nil || $0.name == focus.target }
    }
    let around = target?.path.last { canScroll($0) && isAlongFocus($0) }
    return around ?? scrollViews.indices.first { canScroll($0) && isAlongFocus($0) }
      ?? scrollViews.indices.first(where: canScroll) ?? scrollViews.indices.first
  }

  /// The direction in which text is read.
  package var layoutDirection: LayoutDirection { settings.layoutDirection }

  /// Another scene, or the same one changed, in the same window.
  package func laidOut(_ scene: SceneNode) -> SceneLayout {
    SceneLayout(scene, window: window, safeAreaInsets: safeAreaInsets, settings: settings)
  }

  /// The targets of a name, in reading order.
  package func targets(named name: String) -> [TargetView] {
    targetIndices[name, default: []].map { targets[$0] }
  }

  /// The target of a name with an index among those of that name; nil if there is none.
  package func target(named name: String, index: Int) -> TargetView? {
    guard let indices = targetIndices[name], indices.indices.contains(index) else { return nil }
    return targets[indices[index]]
  }
}
