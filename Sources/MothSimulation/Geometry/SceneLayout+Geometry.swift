package import MothGeometry

extension SceneLayout {
  /// What a target reports in every sample of a sweep over one scroll view.
  ///
  /// Everything inside that scroll view moves against the offset along the sweep's axis; in a
  /// right-to-left layout, a horizontal one moves to the right as it scrolls on.
  /// - Parameters:
  ///   - target: One of this layout's targets.
  ///   - scrollView: The index of the scroll view that moves; nil for none.
  ///   - offsets: The distance from rest in each sample, in points.
  /// - Returns: A column for every number.
  package func geometry(
    of target: TargetView,
    sweeping scrollView: Int?,
    offsets: [Double]
  ) -> TargetGeometry {
    let motion = SweepMotion(layout: self, scrollView: scrollView, offsets: offsets)
    let spaces = CoordinateSpace.builtIn + coordinateSpaces.map(CoordinateSpace.named)
    return TargetGeometry(
      width: .constant(target.size.width),
      height: .constant(target.size.height),
      safeArea: EdgeColumns(target.safeAreaInsets),
      spaces: motion.geometries(of: target, in: spaces),
      verticalTransition: motion.transition(of: target, along: .vertical),
      horizontalTransition: motion.transition(of: target, along: .horizontal),
      innermostScrollAxes: target.path.last.map { scrollViews[$0].axes }
    )
  }

  /// How much of a target shows along the sweep's axis, in points: inside the window and the
  /// viewport of every scroll view around it.
  package func visibleLength(
    of target: TargetView,
    sweeping scrollView: Int?,
    offsets: [Double]
  ) -> GeometryColumn {
    SweepMotion(layout: self, scrollView: scrollView, offsets: offsets).visibleLength(of: target)
  }

  /// The share of a target that shows, from 0 to 1: the smaller of its shares along both axes.
  ///
  /// What `onScrollVisibilityChange` compares with its threshold; rules of SwiftVVD.
  package func visibleFraction(
    of target: TargetView,
    sweeping scrollView: Int?,
    offsets: [Double]
  ) -> GeometryColumn {
    SweepMotion(layout: self, scrollView: scrollView, offsets: offsets).visibleFraction(of: target)
  }

  /// The frames of a sweep over one scroll view on a device; without a scroll view only the first.
  package func samples(
    of sweep: Sweep,
    sweeping scrollView: Int?,
    device: Device,
    orientation: Orientation = .portrait
  ) -> SweepSamples {
    guard let scrollView else { return SweepSamples() }
    return sweep.samples(on: track(of: scrollView, device: device, orientation: orientation))
  }

  /// What a sweep has to know about one of the layout's scroll views on a device.
  package func track(
    of scrollView: Int,
    device: Device,
    orientation: Orientation = .portrait
  ) -> ScrollTrack {
    let view = scrollViews[scrollView]
    let axis = view.sweepAxis
    let classes = device.sizeClasses(in: orientation)
    return ScrollTrack(
      extent: view.extent(along: axis),
      viewport: view.viewport.size[axis],
      container: view.container.size[axis],
      refreshRate: device.refreshRate,
      bounces: device.bounces,
      scale: device.scale,
      behavior: view.behavior,
      snapTargets: view.snapTargets,
      isCompact: (axis == .horizontal ? classes.horizontal : classes.vertical) == .compact
    )
  }

  /// Where a rectangle inside scroll views is while one of them is swept, in window coordinates.
  ///
  /// - Parameters:
  ///   - frame: The rectangle at rest, in window coordinates.
  ///   - path: The scroll views around it.
  ///   - pin: How it is kept visible as part of a section; nil if it is not.
  ///   - scrollView: The index of the scroll view that moves; nil for none.
  ///   - offset: The distance from rest, in points.
  /// - Returns: The moved rectangle.
  package func frame(
    _ frame: Rect,
    in path: [Int],
    pin: Pin?,
    sweeping scrollView: Int?,
    offset: Double
  ) -> Rect {
    SweepMotion(layout: self, scrollView: scrollView, offsets: [])
      .moved(frame, in: path, pin: pin, at: offset)
  }
}
