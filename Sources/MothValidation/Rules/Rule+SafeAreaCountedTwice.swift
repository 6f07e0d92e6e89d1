internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothScript
internal import MothSimulation

extension Rule {
  static let safeAreaCountedTwice = Rule(
    Explanation(
      id: "safe-area-counted-twice",
      summary: "at rest, a view is moved by the safe area's inset beyond where the inset has it",
      reason: "The layout has already moved the view out of the safe area. What an effect reads of "
        + "the inset, or of an offset that includes it, moves it once more: too low by 62 points on "
        + "one device and by 20 on another.",
      help:
        "Measure from rest: frame(\"scrollView\").minY, or contentOffset.y + contentInsets.top. "
        + "Both are 0 there on every device."
    ),
    topic: .space,
    level: .warning,
    decides:
      "The first layout is made once more without safe area. Of up to 4 targets, one is "
      + "reported that the inset moves by its own length in the layout, and whose offset then "
      + "grows at rest by that length too. The direction must be the same, and the lengths to "
      + "0.01 points.",
    sources: [
      "romansorochak/ParallaxHeader#53",
      "https://developer.apple.com/documentation/swiftui/scrollgeometry/contentoffset",
    ],
    bad: [
      Example("return content:offset(0, geometry:frame(\"global\").minY)", also: alsoOfGlobal),
      Example(
        state: """
          of = function(scroll) return math.max(-scroll.contentOffset.y, 0) end,
          action = function(state, _, top) state.top = top end,
          initial = { top = 0 },
          effect = function(content, state, env) return content:offset(0, state.top) end,
          """,
        line: 4,
        scene: barScene,
        target: "bar",
        also: ["reduce-motion-ignored"]
      ),
    ],
    good: [
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:offset(0, env.reduceMotion and 0 or math.max(top, 0) * 0.2)
        """
      ),
      Example(
        state: """
          of = function(scroll)
            return math.max(-scroll.contentOffset.y - scroll.contentInsets.top, 0)
          end,
          action = function(state, _, top) state.top = top end,
          initial = { top = 0 },
          effect = function(content, state, env)
            return content:offset(0, env.reduceMotion and 0 or state.top)
          end,
          """,
        scene: barScene,
        target: "bar"
      ),
    ],
    unit: { unit, rule in
      RestTest(unit).map { $0.findings(rule) } ?? []
    }
  )

  private static let alsoOfGlobal = ["global-space", "leaves-screen", "reduce-motion-ignored"]

  private static let barScene = """
    return moth.scene {
      api = 1,
      ScrollView {
        VStack { ForEach(30, function() return Rectangle():frame { height = 100 } end) },
      }:overlay(Rectangle():frame { height = 44 }:target("bar"), "top"),
    }
    """
}

/// A unit at rest, with its safe area and without.
private struct RestTest {
  private static let targetCount = 4
  private static let tolerance = 0.01

  private let unit: ValidatedUnit
  private let layout: SceneLayout
  private let targets: [Int]

  /// Looks at a unit; nil if no inset can be counted twice.
  init?(_ unit: ValidatedUnit) {
    guard let trace = unit.evaluation.trace, let layout = unit.context.layout,
      layout.safeAreaInsets != .zero
    else { return nil }
    let offsets = trace.shape.elements.filter { $0.transform.name == "offset" }
    let all = evenIndices(trace.targets.count, wanted: Self.targetCount)
    targets = all.filter { target in
      offsets.contains { element in
        element.columns.contains {
          trace.sampleCount(of: target) > 0
            && trace.value(target: target, column: $0, sample: 0) != 0
        }
      }
    }
    guard !targets.isEmpty else { return nil }
    self.unit = unit
    self.layout = layout
  }

  func findings(_ rule: ConfiguredRule) -> [Diagnostic] {
    let bare = SceneLayout(
      unit.experiment.scene,
      window: layout.window,
      settings: layout.settings
    )
    guard let with = evaluate(layout), let without = evaluate(bare),
      with.shape.hasTransforms(of: without.shape), with.targets.count == without.targets.count
    else { return [] }
    return with.shape.elements.filter { $0.transform.name == "offset" }.compactMap { element in
      for target in with.targets.indices {
        for (axis, column) in zip([Axis.horizontal, .vertical], element.columns) {
          let grown =
            with.value(target: target, column: column, sample: 0)
            - without.value(target: target, column: column, sample: 0)
          let moved =
            with.targets[target].frame.min(along: axis)
            - without.targets[target].frame.min(along: axis)
          guard let inset = inset(along: axis, moved), abs(grown - moved) <= Self.tolerance else {
            continue
          }
          let offset = with.value(target: target, column: column, sample: 0)
          return rule.finding(
            "'\(with.shape.columns[column].label)' is \(NumberText.short(offset)) pt at rest; "
              + "\(NumberText.short(inset)) pt of it are the safe area's inset, which has moved "
              + "the view already",
            at: unit.location(of: element, in: with.shape)
          )
          .at(unit.context.moment(target: targets[target], sample: 0))
        }
      }
      return nil
    }
  }

  /// The inset that moves a view so far; nil if none does.
  private func inset(along axis: Axis, _ moved: Double) -> Double? {
    let insets = layout.safeAreaInsets
    let sides =
      axis == .vertical ? [insets.top, -insets.bottom] : [insets.leading, -insets.trailing]
    return sides.first { $0 != 0 && abs($0 - moved) <= Self.tolerance }.map(abs)
  }

  private func evaluate(_ layout: SceneLayout) -> Trace? {
    let rest = SceneTimeline(layout: layout, samples: SweepSamples())
    let all = unit.context.probing(rest)
    let indices = targets.compactMap { position in
      let index = unit.context.targets[position].index
      return all.targets.firstIndex { $0.index == index }
    }
    return unit.experiment.evaluate(unit.context.probing(rest, targets: indices)).trace
  }
}
