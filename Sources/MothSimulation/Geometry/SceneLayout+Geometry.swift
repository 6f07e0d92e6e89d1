import MothGeometry

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
      size: target.size,
      safeAreaInsets: target.safeAreaInsets,
      spaces: spaces.map { motion.geometry(of: target, in: $0) },
      visibleLength: motion.visibleLength(of: target),
      verticalTransition: motion.transition(of: target, along: .vertical),
      horizontalTransition: motion.transition(of: target, along: .horizontal),
      innermostScrollAxes: target.path.last.map { scrollViews[$0].axes }
    )
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
}

/// How views move while one scroll view is swept.
private struct SweepMotion {
  let layout: SceneLayout
  let scrollView: Int?
  let offsets: [Double]
  let axis: Axis

  init(layout: SceneLayout, scrollView: Int?, offsets: [Double]) {
    self.layout = layout
    self.scrollView = scrollView
    self.offsets = offsets
    axis = scrollView.map { layout.scrollViews[$0].sweepAxis } ?? .vertical
  }

  /// Where a coordinate space lies: its rectangle at rest, and the scroll views around it.
  private struct Place {
    var frame: Rect
    var path: [Int]
  }

  func geometry(of target: TargetView, in space: CoordinateSpace) -> SpaceGeometry {
    let place = place(of: space, for: target)
    let window = Place(frame: Rect(origin: .zero, size: layout.window), path: [])
    let reference =
      space == .local ? Place(frame: target.frame, path: target.path) : place ?? window
    return SpaceGeometry(
      space: space,
      minX: position(of: target, from: reference, along: .horizontal),
      minY: position(of: target, from: reference, along: .vertical),
      width: .constant(target.size.width),
      height: .constant(target.size.height),
      containerWidth: place.map { .constant($0.frame.width) },
      containerHeight: place.map { .constant($0.frame.height) }
    )
  }

  func transition(of target: TargetView, along axis: Axis) -> TransitionGeometry? {
    guard let place = place(of: .scrollViewAlong(axis), for: target) else { return nil }
    let container = place.frame.size[axis]
    let length = target.size[axis]
    let start = position(of: target, from: place, along: axis)
    let isMirrored = axis == .horizontal && layout.layoutDirection == .rightToLeft
    return TransitionGeometry(
      containerMin: start.map { isMirrored ? $0 + length - container : -$0 },
      length: length,
      containerLength: container
    )
  }

  func visibleLength(of target: TargetView) -> GeometryColumn {
    let own = Place(frame: target.frame, path: target.path)
    var frames = [Place(frame: Rect(origin: .zero, size: layout.window), path: [])]
    frames += target.path.map {
      Place(frame: layout.scrollViews[$0].viewport, path: layout.scrollViews[$0].path)
    }
    guard scrollView.map(target.path.contains) ?? false else {
      return .constant(visibleLength(own, frames, shift: 0))
    }
    return .values(offsets.map { visibleLength(own, frames, shift: shift($0)) })
  }

  private func visibleLength(_ own: Place, _ frames: [Place], shift: Double) -> Double {
    var low = own.frame.min(along: axis) + (moves(own) ? shift : 0)
    var high = low + own.frame.size[axis]
    for place in frames {
      let start = place.frame.min(along: axis) + (moves(place) ? shift : 0)
      low = max(low, start)
      high = min(high, start + place.frame.size[axis])
    }
    return max(0, high - low)
  }

  /// The coordinate along an axis of the target's corner in a space, in every sample.
  private func position(
    of target: TargetView,
    from place: Place,
    along axis: Axis
  ) -> GeometryColumn {
    let rest = target.frame.min(along: axis) - place.frame.min(along: axis)
    let targetMoves = scrollView.map(target.path.contains) ?? false
    guard axis == self.axis, targetMoves, !moves(place) else { return .constant(rest) }
    return .values(offsets.map { rest + shift($0) })
  }

  /// How far a distance from rest moves the content along the axis, in points.
  private func shift(_ offset: Double) -> Double {
    axis == .horizontal && layout.layoutDirection == .rightToLeft ? offset : -offset
  }

  private func moves(_ place: Place) -> Bool {
    scrollView.map(place.path.contains) ?? false
  }

  /// Where a space is for a target; nil where `bounds(of:)` would be nil.
  private func place(of space: CoordinateSpace, for target: TargetView) -> Place? {
    switch space {
    case .local, .global: nil
    case .scrollView: target.path.last.map(place)
    case .scrollViewAlong(let axis):
      target.path.last { layout.scrollViews[$0].axes.contains(axis) }.map(place)
    case .named(let name):
      target.namedSpaces.first { $0.name == name }.map { Place(frame: $0.frame, path: $0.path) }
    }
  }

  private func place(_ scrollView: Int) -> Place {
    Place(
      frame: layout.scrollViews[scrollView].container,
      path: layout.scrollViews[scrollView].path
    )
  }
}
