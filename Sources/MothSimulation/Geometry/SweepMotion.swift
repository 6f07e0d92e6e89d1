import MothDiagnostics
import MothGeometry

/// How views move while one scroll view is swept.
struct SweepMotion {
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

  /// The target in coordinate spaces, one after the other.
  func geometries(of target: TargetView, in spaces: [CoordinateSpace]) -> [SpaceGeometry] {
    let control = WorkControl.current
    let global = geometry(of: target, in: .global)
    return spaces.map { space in
      _ = control?.goesOn(after: 1, of: .layout)
      guard space == .local || placement(of: space, for: target) != nil else {
        return global.standing(for: space)
      }
      return geometry(of: target, in: space)
    }
  }

  /// The target in a coordinate space.
  private func geometry(of target: TargetView, in space: CoordinateSpace) -> SpaceGeometry {
    let own = Placement(target)
    let placement = placement(of: space, for: target)
    let window = Placement(frame: Rect(origin: .zero, size: layout.window), path: [], pin: nil)
    let reference = space == .local ? own : placement ?? window
    return SpaceGeometry(
      space: space,
      minX: position(of: own, from: reference, along: .horizontal),
      minY: position(of: own, from: reference, along: .vertical),
      width: .constant(target.size.width),
      height: .constant(target.size.height),
      containerWidth: placement.map { .constant($0.frame.width) },
      containerHeight: placement.map { .constant($0.frame.height) }
    )
  }

  /// What a scroll transition along an axis sees; nil outside of scroll views on it.
  func transition(of target: TargetView, along axis: Axis) -> TransitionGeometry? {
    guard let placement = placement(of: .scrollViewAlong(axis), for: target) else { return nil }
    let container = placement.frame.size[axis]
    let length = target.size[axis]
    let start = position(of: Placement(target), from: placement, along: axis)
    let isMirrored = axis == .horizontal && layout.layoutDirection == .rightToLeft
    return TransitionGeometry(
      containerMin: start.map { isMirrored ? $0 + length - container : -$0 },
      length: length,
      containerLength: container
    )
  }

  /// How much of the target shows along the sweep's axis, in points.
  func visibleLength(of target: TargetView) -> GeometryColumn {
    let own = Placement(target)
    var frames = [Placement(frame: Rect(origin: .zero, size: layout.window), path: [], pin: nil)]
    frames += target.path.map { index in
      Placement(
        frame: layout.scrollViews[index].viewport,
        path: layout.scrollViews[index].path,
        pin: layout.scrollViews[index].pin
      )
    }
    guard moves(own) else { return .constant(visibleLength(own, frames: frames, at: 0)) }
    let steps = 1 + frames.count / 8
    _ = WorkControl.current?.goesOn(after: offsets.count * frames.count / 8, of: .layout)
    return column(stepsPerSample: steps) { visibleLength(own, frames: frames, at: $0) }
  }

  /// The share of the target that shows: the smaller of its shares along both axes, inside every
  /// scroll view around it.
  func visibleFraction(of target: TargetView) -> GeometryColumn {
    let along = visibleLength(of: target)
    let length = target.size[axis]
    let across = axis.other
    var low = target.frame.min(along: across)
    var high = target.frame.max(along: across)
    for frame in [Rect(origin: .zero, size: layout.window)]
      + target.path.map({ layout.scrollViews[$0].viewport })
    {
      low = max(low, frame.min(along: across))
      high = min(high, frame.max(along: across))
    }
    let breadth = target.size[across]
    let share = breadth > 0 ? max(0, high - low) / breadth : 0
    return along.map { min(length > 0 ? $0 / length : 0, share) }
  }

  /// Where a rectangle is at a distance from rest.
  func moved(_ frame: Rect, in path: [Int], pin: Pin?, at offset: Double) -> Rect {
    var frame = frame
    frame.origin[axis] += shift(of: Placement(frame: frame, path: path, pin: pin), at: offset)
    return frame
  }

  /// A rectangle at rest and what moves it.
  private struct Placement {
    var frame: Rect
    var path: [Int]
    var pin: Pin?

    init(frame: Rect, path: [Int], pin: Pin?) {
      self.frame = frame
      self.path = path
      self.pin = pin
    }

    init(_ target: TargetView) {
      self.init(frame: target.frame, path: target.path, pin: target.pin)
    }
  }

  private func visibleLength(_ own: Placement, frames: [Placement], at offset: Double) -> Double {
    var low = own.frame.min(along: axis) + shift(of: own, at: offset)
    var high = low + own.frame.size[axis]
    for index in frames {
      let start = index.frame.min(along: axis) + shift(of: index, at: offset)
      low = max(low, start)
      high = min(high, start + index.frame.size[axis])
    }
    return max(0, high - low)
  }

  /// The coordinate along an axis of a view's corner in a space, in every sample.
  private func position(
    of own: Placement,
    from placement: Placement,
    along axis: Axis
  ) -> GeometryColumn {
    let rest = own.frame.min(along: axis) - placement.frame.min(along: axis)
    guard axis == self.axis, moves(own) || moves(placement) else { return .constant(rest) }
    if moves(own) == moves(placement), pin(of: own) == pin(of: placement) { return .constant(rest) }
    return column { rest + (shift(of: own, at: $0) - shift(of: placement, at: $0)) }
  }

  /// A number for each sample, from the distance from rest; 0 after the end of the work.
  private func column(
    stepsPerSample: Int = 1,
    _ value: (Double) -> Double
  ) -> GeometryColumn {
    var values = offsets.whileWorking(stepsPerElement: stepsPerSample).map(value)
    values += repeatElement(0, count: offsets.count - values.count)
    return .values(values)
  }

  /// How far a place has moved along the sweep's axis at a distance from rest, in points.
  private func shift(of placement: Placement, at offset: Double) -> Double {
    guard moves(placement) else { return 0 }
    let shift = pin(of: placement)?.shift(at: offset) ?? -offset
    return axis == .horizontal && layout.layoutDirection == .rightToLeft ? -shift : shift
  }

  private func moves(_ placement: Placement) -> Bool {
    scrollView.map(placement.path.contains) ?? false
  }

  /// The pin that holds a place against this sweep; nil if none does.
  private func pin(of placement: Placement) -> Pin? {
    placement.pin?.scrollView == scrollView ? placement.pin : nil
  }

  /// Where a space is for a target; nil if `bounds(of:)` would be nil.
  private func placement(of space: CoordinateSpace, for target: TargetView) -> Placement? {
    switch space {
    case .local, .global: nil
    case .scrollView: target.path.last.map(placement)
    case .scrollViewAlong(let axis):
      target.path.last { layout.scrollViews[$0].axes.contains(axis) }.map(placement)
    case .named(let name):
      target.namedSpaces.first { $0.name == name }
        .map { Placement(frame: $0.frame, path: $0.path, pin: $0.pin) }
    }
  }

  private func placement(_ index: Int) -> Placement {
    let view = layout.scrollViews[index]
    return Placement(frame: view.container, path: view.path, pin: view.pin)
  }
}
