internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothScript
internal import MothSimulation

extension Rule {
  static let bistableLayout = Rule(
    Explanation(
      id: "bistable-layout",
      summary: "with little to scroll, a state flips between two layouts under a resting finger",
      reason:
        "The collapse takes away what there is to scroll. The content is pushed back below the "
        + "threshold, the state expands the layout again, the finger is beyond the threshold again: "
        + "a bar that shakes on every page that is hardly longer than the screen.",
      help: "Expand again only near the top: a threshold that is smaller, by more than the "
        + "collapse, than the one to collapse at. Or keep the layout and move the bar by an effect."
    ),
    topic: .state,
    level: .error,
    decides:
      "Where 'layout' changes how far the content can be scrolled, the window is resized so "
      + "that the content is 0 points longer than its container, and so on up to reach times that "
      + "change. It is scrolled to its end each time. The first length is reported at which two "
      + "layouts take turns at one position of the finger; and the unit's own, where its window "
      + "does not change it.",
    thresholds: [reach],
    sources: ["OnyxZygisk/OnyxZygisk#15", "mui/material-ui#46751"],
    bad: [
      Example(state: collapsing(at: 16, by: 66), line: 4, scene: barScene),
      Example(state: collapsing(at: 100, by: 56), line: 4, scene: barScene),
    ],
    good: [
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top end,
          action = function(state, _, scrolled)
            if scrolled > 82 and not state.isSmall then state.isSmall = true end
            if scrolled < 8 and state.isSmall then state.isSmall = false end
          end,
          initial = { isSmall = false },
          layout = { bar = function(state) return { height = state.isSmall and 0 or 66 } end },
          """,
        scene: barScene
      ),
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top > 16 end,
          action = function(state, _, isSmall) state.isSmall = isSmall end,
          initial = { isSmall = false },
          effect = function(content, state) return content:opacity(state.isSmall and 0.5 or 1) end,
          """,
        scene: barScene,
        target: "bar"
      ),
    ],
    unit: { unit, rule in
      guard let sweep = ShortContentSweep(unit, reach: rule[reach]), let flip = sweep.firstFlip()
      else { return [] }
      return [
        rule.finding(
          "the layout flips where the content is \(NumberText.short(flip.spare)) pt longer than "
            + "its container: scrolled to \(NumberText.short(flip.offset)) pt, "
            + "\(NumberText.short(flip.left)) pt are left to scroll after the state's layout, "
            + "which takes it back",
          at: unit.context.effect.locationOfLayout
        )
        .at(unit.context.moment(target: 0, sample: sweep.sample))
      ]
    }
  )

  private static let reach = Threshold(
    "reach",
    value: 2,
    in: 1...10,
    unit: "share",
    summary: "how far beyond the change of the layout short contents are tried"
  )

  private static func collapsing(at threshold: Int, by height: Int) -> String {
    """
    of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top > \(threshold) end,
    action = function(state, _, isSmall) state.isSmall = isSmall end,
    initial = { isSmall = false },
    layout = { bar = function(state) return { height = state.isSmall and 0 or \(height) } end },
    """
  }

  private static let barScene = """
    return moth.scene {
      api = 1,
      ScrollView {
        VStack {
          spacing = 0,
          Color("bar"):target("bar"),
          ForEach(20, function() return Rectangle():frame { height = 100 } end),
        },
      },
    }
    """
}

/// A unit whose content is made hardly longer than its container, by other windows.
private struct ShortContentSweep {
  /// How many lengths are tried before the first that flips is looked for point by point.
  private static let steps = 160.0

  /// The unit's first sample in which the layout changed.
  let sample: Int
  private let unit: ValidatedUnit
  private let layout: SceneLayout
  private let axis: Axis
  private let lengths: Double
  private let rest: Double

  /// A length at which two layouts take turns.
  struct Flip {
    /// How much longer the content is than its container, in points.
    var spare: Double
    /// The farther place of the two at which the content is, from rest, in points.
    var offset: Double
    /// How much there is to scroll in the shorter layout, in points.
    var left: Double
  }

  /// Looks at a unit; nil if no state of it changes how far the content can be scrolled.
  init?(_ unit: ValidatedUnit, reach: Double) {
    guard let frames = unit.evaluation.state?.layoutFrames, let layout = unit.context.layout,
      let swept = layout.sweptScrollView, unit.context.timeline.parts.count == 1
    else { return nil }
    axis = layout.scrollViews[swept].sweepAxis
    let axis = axis
    let changes = frames.map { $0.change(along: axis) }
    guard let index = changes.firstIndex(where: { $0 > 0 }), let most = changes.max() else {
      return nil
    }
    sample = frames[index].sample
    self.unit = unit
    self.layout = layout
    lengths = (most * reach).rounded(.up)
    rest = frames[index].passes[0].geometry.spare(along: axis)
  }

  /// The shortest content that flips, in whole points; the unit's own where windows do not help.
  func firstFlip() -> Flip? {
    let step = max(1, (lengths / Self.steps).rounded(.up))
    for spare in stride(from: 0, through: lengths, by: step) {
      guard let frames = frames(spare: spare) else { return ownFlip }
      guard var flip = flip(in: frames) else { continue }
      for nearer in stride(from: max(0, spare - step + 1), to: spare, by: 1) {
        if let first = self.frames(spare: nearer).flatMap(self.flip) {
          flip = first
          break
        }
      }
      return flip
    }
    return ownFlip
  }

  private var ownFlip: Flip? { flip(in: unit.evaluation.state?.layoutFrames ?? []) }

  private func flip(in frames: [LayoutFrame]) -> Flip? {
    guard let frame = frames.first(where: \.alternates) else { return nil }
    let both = frame.passes.suffix(2).map(\.geometry)
    return Flip(
      spare: both.map { $0.spare(along: axis) }.max() ?? 0,
      offset: both.map { $0.distanceFromRest(along: axis) }.max() ?? 0,
      left: max(0, both.map { $0.spare(along: axis) }.min() ?? 0)
    )
  }

  /// What happens where the content is so much longer than its container, scrolled to its end; nil
  /// where the window does not make it so.
  private func frames(spare: Double) -> [LayoutFrame]? {
    var window = layout.window
    window[axis] += rest - spare
    guard window[axis] > 0 else { return nil }
    let other = SceneLayout(
      unit.experiment.scene,
      window: window,
      safeAreaInsets: layout.safeAreaInsets,
      settings: layout.settings
    )
    guard let index = layout.sweptScrollView, index < other.scrollViews.count,
      abs(other.spare(of: index, axis) - layout.spare(of: index, axis) - spare + rest) < 0.5
    else { return nil }
    var samples = SweepSamples()
    samples.append(time: 1, offset: spare, phase: .interacting)
    let context = unit.context.probing(SceneTimeline(layout: other, samples: samples), targets: [0])
    return unit.experiment.evaluate(context).state?.layoutFrames
  }
}

extension LayoutFrame {
  /// How much its layouts differ in how far the content can be scrolled, in points.
  fileprivate func change(along axis: Axis) -> Double {
    let spares = passes.map { $0.geometry.spare(along: axis) }
    return (spares.max() ?? 0) - (spares.min() ?? 0)
  }
}

extension ScrollGeometry {
  /// How much longer the content is than its container, in points; negative where it fits.
  fileprivate func spare(along axis: Axis) -> Double { contentSize[axis] - containerSize[axis] }
}

extension SceneLayout {
  fileprivate func spare(of scrollView: Int, _ axis: Axis) -> Double {
    scrollViews[scrollView].contentSize[axis] - scrollViews[scrollView].container.size[axis]
  }
}
