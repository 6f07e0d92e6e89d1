internal import MothDiagnostics
internal import MothEngine
package import MothGeometry
package import MothSimulation

/// What a unit's scene shows in one sample, with the effect's transforms applied.
package struct Picture {
  private let layout: SceneLayout
  private let offset: Double
  private let trace: Trace
  private let context: UnitContext
  private let sample: Int
  /// The unit's targets by their places in the layout's list.
  private let unitTargets: [Int: Int]

  /// What is applied to the target that is looked at.
  enum Chain {
    /// What the effect gives in the sample.
    case effect
    /// Nothing: where the layout has put it.
    case none
    /// What the effect returned in the target's own first sample.
    case atRest
  }

  /// The picture of a sample of the sweep; nil if no layout holds.
  package init?(_ unit: ValidatedUnit, sample: Int) {
    guard let trace = unit.evaluation.trace, let layout = unit.context.layout(at: sample),
      sample < unit.context.samples.count
    else { return nil }
    self.trace = trace
    self.layout = layout
    self.sample = sample
    context = unit.context
    offset = unit.context.samples.offsets[sample]
    unitTargets = unit.facts.unitTargets
  }

  /// The frame of one of the unit's targets as laid out and scrolled.
  package func frame(of target: Int) -> Rect? {
    layoutTarget(target).map { frame(of: layout.targets[$0]) }
  }

  /// Something that the scene shows, as it is drawn.
  package struct Figure {
    /// What it is.
    package let figure: DrawnView.Figure
    /// Whether it belongs to a view that the effect is attached to.
    package let isOfTarget: Bool
    /// How opaque the effect leaves it, from 0 to 1.
    package let opacity: Double
    fileprivate let cutout: Silhouette.Cutout

    /// What of it is on the screen on a horizontal line, in points; nil if nothing is.
    package func interval(atY y: Double) -> ClosedRange<Double>? { cutout.interval(atY: y) }

    /// The box around it, before anything cuts it; nil if it is nothing.
    package var bounds: Rect? { cutout.outline.bounds }
  }

  /// All that the scene shows, from the back to the front, cut by clips, scroll views and the
  /// window.
  package var figures: [Figure] {
    layout.drawnViews.map { view in
      _ = WorkControl.current?.goesOn(after: 1, of: .picture)
      let own = view.targets.compactMap { unitTargets[$0] }
      let opacities = own.compactMap { target in
        context.ownSample(of: target, sample).map { trace.opacity(target: target, sample: $0) }
      }
      return Figure(
        figure: view.figure,
        isOfTarget: !own.isEmpty,
        opacity: opacities.reduce(1, *),
        cutout: Silhouette.Cutout(
          outline: outline(of: view),
          clips: screen(view) + view.clips.map { clip($0) }
        )
      )
    }
  }

  /// What a target draws, by all figures in it; with `screenOnly` cut by the window and by scroll
  /// views, and covered by nothing.
  func silhouette(
    of target: Int,
    _ chain: Chain = .effect,
    screenOnly: Bool = false
  ) -> Silhouette {
    guard let own = layoutTarget(target) else { return Silhouette(pieces: []) }
    let views = layout.drawnViews
    let pieces = views.indices.filter { views[$0].targets.contains(own) }.map { index in
      let view = views[index]
      let outline = outline(of: view, own, chain: chain)
      let inner = view.clips.filter { $0.targets.contains(own) }
      let outer = screenOnly ? [] : view.clips.filter { !$0.targets.contains(own) }
      return Silhouette.Piece(
        figure: Silhouette.Cutout(
          outline: outline,
          clips: inner.map { clip($0, own: own, chain: chain) }
        ),
        frames: screen(view) + outer.map { clip($0, own: own, chain: chain) },
        covers: screenOnly ? [] : covers(of: outline, in: views[(index + 1)...], besides: own)
      )
    }
    return Silhouette(pieces: pieces)
  }

  /// Whether the box around a target as drawn is not fully inside the window: what is inside needs
  /// no measure.
  func mayLeaveScreen(_ target: Int) -> Bool {
    guard let frame = frame(of: target) else { return false }
    let whole = ConvexPolygon(frame).transformed(by: projection(of: target), about: frame.origin)
    guard let box = whole.bounds else { return true }
    return box.minX < 0 || box.minY < 0 || box.maxX > layout.window.width
      || box.maxY > layout.window.height
  }

  /// The clips around a target that do not move with it, each where it is in the sample.
  func clips(around target: Int) -> [(clip: DrawnView.Clip, frame: Rect)] {
    guard let own = layoutTarget(target) else { return [] }
    var found: [DrawnView.Clip] = []
    let work = WorkControl.current
    for view in layout.drawnViews where view.targets.contains(own) {
      guard work?.goesOn(after: 1 + view.clips.count * found.count, of: .picture) ?? true else {
        break
      }
      for clip in view.clips where !clip.targets.contains(own) && !found.contains(clip) {
        found.append(clip)
      }
    }
    return found.map { ($0, moved($0.frame, path: $0.path, pin: $0.pin)) }
  }

  /// The pictures and areas of colour of a target in a clip, cut to what moves with them.
  func backdrops(of target: Int, in clip: DrawnView.Clip, _ chain: Chain) -> [Silhouette.Cutout] {
    guard let own = layoutTarget(target) else { return [] }
    return layout.drawnViews.filter {
      $0.targets.contains(own) && $0.clips.contains(clip) && $0.isBackdrop
    }.map { view in
      Silhouette.Cutout(
        outline: outline(of: view, own, chain: chain),
        clips: view.clips.filter { $0.targets.contains(own) }.map {
          self.clip($0, own: own, chain: chain)
        }
      )
    }
  }

  /// What of a clip a figure does not cover: all of it is drawn where nothing covers it, and
  /// visible where it is in the window.
  func bare(_ frame: Rect, figure: Silhouette.Cutout) -> Silhouette.Measure {
    let whole = ConvexPolygon(frame)
    let window = ConvexPolygon(Rect(origin: .zero, size: layout.window))
    func measure(in frames: [ConvexPolygon]) -> Silhouette.Measure {
      let clip = Silhouette.Cutout(outline: whole, clips: [])
      return Silhouette(pieces: [Silhouette.Piece(figure: clip, frames: frames, covers: [figure])])
        .measure()
    }
    var bare = measure(in: [window])
    bare.drawn = measure(in: []).visible
    return bare
  }

  /// What the transforms of the effect do to a target in this sample; the identity where it is not
  /// made.
  func projection(of target: Int, _ chain: Chain = .effect) -> ProjectionTransform {
    guard let own = context.ownSample(of: target, sample), let index = layoutTarget(target) else {
      return .identity
    }
    let size = layout.targets[index].size
    return switch chain {
    case .effect: trace.projection(target: target, sample: own, in: size)
    case .none: .identity
    case .atRest: trace.projection(target: target, sample: 0, in: size)
    }
  }

  // MARK: - Places

  private func layoutTarget(_ target: Int) -> Int? {
    let view = context.targets[target]
    return layout.targets.indices.contains(view.listIndex)
      && layout.targets[view.listIndex].name == view.name ? view.listIndex : nil
  }

  private func frame(of target: TargetView) -> Rect {
    moved(target.frame, path: target.path, pin: target.pin)
  }

  private func moved(_ frame: Rect, path: [Int], pin: Pin?) -> Rect {
    layout.frame(frame, in: path, pin: pin, sweeping: layout.sweptScrollView, offset: offset)
  }

  /// A shape moved by the effects on the targets around it; `own` is the target looked at, if one
  /// is.
  private func transformed(
    _ shape: ConvexPolygon,
    by targets: [Int],
    own: Int?,
    chain: Chain
  ) -> ConvexPolygon {
    targets.reversed().reduce(shape) { shape, index in
      guard let target = unitTargets[index] else { return shape }
      let projection = projection(of: target, index == own ? chain : .effect)
      return projection == .identity
        ? shape : shape.transformed(by: projection, about: frame(of: layout.targets[index]).origin)
    }
  }

  private func outline(
    of view: DrawnView,
    _ own: Int? = nil,
    chain: Chain = .effect
  ) -> ConvexPolygon {
    let frame = moved(view.frame, path: view.path, pin: view.pin)
    return transformed(
      .outline(of: view.figure, in: frame),
      by: view.targets,
      own: own,
      chain: chain
    )
  }

  private func clip(
    _ clip: DrawnView.Clip,
    own: Int? = nil,
    chain: Chain = .effect
  ) -> ConvexPolygon {
    let frame = moved(clip.frame, path: clip.path, pin: clip.pin)
    return transformed(ConvexPolygon(frame), by: clip.targets, own: own, chain: chain)
  }

  /// The window and the viewports of the scroll views around a figure.
  private func screen(_ view: DrawnView) -> [ConvexPolygon] {
    [ConvexPolygon(Rect(origin: .zero, size: layout.window))]
      + view.path.map { index in
        let scrollView = layout.scrollViews[index]
        return ConvexPolygon(moved(scrollView.viewport, path: scrollView.path, pin: scrollView.pin))
      }
  }

  /// What covers a figure among those above it, text and what lets something through left out.
  private func covers(
    of shape: ConvexPolygon,
    in views: ArraySlice<DrawnView>,
    besides own: Int
  ) -> [Silhouette.Cutout] {
    guard let bounds = shape.bounds else { return [] }
    let work = WorkControl.current
    return views.compactMap { view in
      guard work?.goesOn(after: 1, of: .picture) ?? true, view.isOpaque,
        !view.targets.contains(own), view.targets.allSatisfy(isOpaque)
      else {
        return nil
      }
      let cover = outline(of: view, own, chain: .effect)
      guard cover.bounds.flatMap(bounds.intersection) != nil else { return nil }
      return Silhouette.Cutout(
        outline: cover,
        clips: screen(view) + view.clips.map { clip($0, own: own, chain: .effect) }
      )
    }
  }

  /// Whether the effect leaves a target as opaque as it is.
  private func isOpaque(_ index: Int) -> Bool {
    guard let target = unitTargets[index], let own = context.ownSample(of: target, sample) else {
      return true
    }
    return trace.opacity(target: target, sample: own) > 0.99
  }
}

extension DrawnView {
  /// Whether nothing behind it is seen through it; pictures are taken for opaque.
  fileprivate var isOpaque: Bool {
    switch figure {
    case .text: false
    case .shape, .image: true
    }
  }
}

extension DrawnView {
  /// Whether it can fill a clip: a picture or an area of colour.
  var isBackdrop: Bool {
    switch figure {
    case .image, .shape(.rectangle), .shape(.color), .shape(.roundedRectangle): true
    case .text, .shape: false
    }
  }
}
