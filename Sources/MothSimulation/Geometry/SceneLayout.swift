package import MothGeometry

/// A scene laid out on a device: where every target and every scroll view is at rest.
package struct SceneLayout: Sendable, Equatable {
  /// The size of the window, in points.
  package let window: Size
  /// The safe area's insets, in points.
  package let safeAreaInsets: EdgeInsets
  /// The direction in which text is read.
  package let layoutDirection: LayoutDirection
  /// The targets in reading order.
  package let targets: [TargetView]
  /// The scroll views in reading order.
  package let scrollViews: [ScrollViewLayout]
  /// The names of the scene's own coordinate spaces, each once, in reading order.
  package let coordinateSpaces: [String]
  /// The number of views in the scene, modifiers not counted.
  package let viewCount: Int
  /// What could not be laid out as written.
  package let problems: [LayoutProblem]

  /// Lays out a scene on a device: SwiftUI's three steps of proposing, choosing and placing.
  ///
  /// The root is offered the window inside the safe area and stands in its middle.
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
      collector,
      window: window,
      safeAreaInsets: safeAreaInsets,
      settings: settings
    )
  }

  /// Makes a layout from a finished pass and what was collected from it.
  init(
    _ pass: LayoutPass,
    _ collector: LayoutCollector?,
    window: Size,
    safeAreaInsets: EdgeInsets,
    settings: LayoutSettings
  ) {
    self.window = window
    self.safeAreaInsets = safeAreaInsets
    layoutDirection = settings.layoutDirection
    targets = collector?.countedTargets() ?? []
    scrollViews = collector?.scrollViews ?? []
    coordinateSpaces = collector?.spaceNames ?? []
    viewCount = collector?.viewCount ?? 0
    problems = pass.problems
  }

  /// The scroll view that a sweep moves: the first whose content exceeds it, else the first; nil
  /// without any.
  package var defaultScrollView: Int? {
    scrollViews.firstIndex { $0.extent(along: $0.sweepAxis) > 0 }
      ?? (scrollViews.isEmpty ? nil : 0)
  }

  /// The scroll view whose movement a target notices most: the innermost around it that has
  /// something to scroll, else the scene's default.
  package func scrollView(around target: TargetView) -> Int? {
    target.path.last { scrollViews[$0].extent(along: scrollViews[$0].sweepAxis) > 0 }
      ?? defaultScrollView
  }

  /// The targets of a name, in reading order.
  package func targets(named name: String) -> [TargetView] {
    targets.filter { $0.name == name }
  }
}
