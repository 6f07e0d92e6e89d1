internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothScript
internal import MothSimulation

extension Rule {
  static let mirrorsWrongly = Rule(
    Explanation(
      id: "mirrors-wrongly",
      summary: "right to left, a view moves otherwise than in the mirror",
      reason: "Right to left the layout is mirrored, and SwiftUI mirrors the transforms too: an "
        + "offset to the right goes to the left, a turn is reversed, a leading anchor is on the "
        + "right. Frames still count from the left, so that a number made from minX has its sign "
        + "reversed twice.",
      help: "Measure from the leading side: where env.layoutDirection is \"rightToLeft\", take the "
        + "container's width less maxX for minX, and less midX for midX."
    ),
    topic: .space,
    level: .note,
    decides: "The scene is laid out in both directions, and up to 4 targets are evaluated at 8 "
      + "samples. A view then is at the mirrored place, and as SwiftUI mirrors what a visual "
      + "effect returns, it must return the same: every argument of a transform that moves is "
      + "compared, to 0.01. That a visual effect is mirrored like the modifiers of views is Moth's "
      + "assumption 'mirrored-effects'.",
    sources: [
      "OpenSwiftUIProject/OpenSwiftUI OffsetEffect.swift, RotationEffect.swift and "
        + "Rotation3DEffect.swift",
      "nicklockwood/iCarousel#478",
    ],
    bad: [
      Example(
        """
        local left = geometry:frame("scrollView").minX
        return content:offset(env.reduceMotion and 0 or -left * 0.3, 0)
        """,
        line: 2,
        scene: shelf
      ),
      Example(
        """
        local half = geometry:bounds("scrollView").width / 2
        local away = (geometry:frame("scrollView").midX - half) / half
        local turn = env.reduceMotion and 0 or math.min(math.max(away, -1), 1) * -40
        return content:rotation3DEffect(turn, 0, 1, 0)
        """,
        line: 4,
        scene: shelf
      ),
    ],
    good: [
      Example(
        """
        local half = geometry:bounds("scrollView").width / 2
        local away = math.abs(geometry:frame("scrollView").midX - half) / half
        return content:scaleEffect(env.reduceMotion and 1 or 1 - math.min(away, 1) * 0.2)
        """,
        scene: shelf
      ),
      Example(
        """
        local frame = geometry:frame("scrollView")
        local width = geometry:bounds("scrollView").width
        local lead = env.layoutDirection == "rightToLeft" and width - frame.maxX or frame.minX
        return content:offset(env.reduceMotion and 0 or lead * -0.05, 0)
        """,
        scene: shelf
      ),
    ],
    unit: { unit, rule in
      MirrorTest(unit).map { test in
        test.differences().map { found in
          rule.finding(
            "right to left, '\(found.label)' is \(NumberText.short(found.mirrored))\(found.unit) "
              + "where the view is in the mirror; left to right it is "
              + "\(NumberText.short(found.value))\(found.unit)",
            at: unit.location(of: found.element, in: found.shape)
          )
          .at(unit.context.moment(target: found.target, sample: found.sample))
        }
      } ?? []
    }
  )

  private static let shelf = """
    return moth.scene {
      api = 1,
      ScrollView {
        axes = "horizontal",
        HStack {
          ForEach(10, function()
            return Rectangle():frame { width = 160, height = 220 }:target("card")
          end),
        },
      },
    }
    """
}

/// A unit beside its mirror image.
private struct MirrorTest {
  private static let sampleCount = 8
  private static let targetCount = 4
  private static let tolerance = 0.01

  private let unit: ValidatedUnit
  private let trace: Trace
  /// The places of the sweep's samples and of the targets that are looked at.
  private let samples: [Int]
  private let targets: [Int]

  /// An argument that differs, at the first sample at which it does.
  struct Difference {
    var label: String
    var unit: String
    var element: ChainShape.Element
    var shape: ChainShape
    var target: Int
    var sample: Int
    var value: Double
    var mirrored: Double
  }

  /// Looks at a unit; nil if nothing can be mirrored wrongly.
  init?(_ unit: ValidatedUnit) {
    guard let trace = unit.evaluation.trace, unit.context.timeline.parts.count == 1,
      unit.definition.stages.contains(where: { $0.isVisualEffect }),
      unit.context.effect.mentionsHorizontal,
      trace.shape.elements.contains(where: { $0.transform.transformClass == .motion })
    else { return nil }
    self.unit = unit
    self.trace = trace
    samples = evenIndices(unit.context.samples.count, wanted: Self.sampleCount)
    targets = evenIndices(trace.targets.count, wanted: Self.targetCount)
  }

  func differences() -> [Difference] {
    guard let plain = evaluate(.leftToRight), let mirrored = evaluate(.rightToLeft),
      plain.shape.hasTransforms(of: mirrored.shape),
      plain.targets.count == mirrored.targets.count
    else { return [] }
    return plain.shape.elements.filter { $0.transform.transformClass == .motion }
      .compactMap { element in
        element.columns.lazy.compactMap {
          difference(plain, mirrored: mirrored, element: element, column: $0)
        }.first
      }
  }

  private func difference(
    _ plain: Trace,
    mirrored: Trace,
    element: ChainShape.Element,
    column: Int
  ) -> Difference? {
    for sample in samples.indices {
      for target in targets.indices {
        let value = plain.value(target: target, column: column, sample: sample)
        let other = mirrored.value(target: target, column: column, sample: sample)
        guard abs(value - other) > Self.tolerance else { continue }
        return Difference(
          label: plain.shape.columns[column].label,
          unit: plain.shape.columns[column].column?.unit.suffix ?? "",
          element: element,
          shape: plain.shape,
          target: targets[target],
          sample: samples[sample],
          value: value,
          mirrored: other
        )
      }
    }
    return nil
  }

  /// The chosen samples in a layout of this direction.
  private func evaluate(_ direction: LayoutDirection) -> Trace? {
    var settings = unit.context.settings
    settings.layoutDirection = direction
    guard let timeline = unit.experiment.timeline(settings), timeline.parts.count == 1,
      timeline.samples.offsets == unit.context.samples.offsets
    else { return nil }
    let all = SceneTimeline(layout: timeline.parts[0].layout, samples: picked(timeline.samples))
    let names = unit.context.probing(all, settings: settings)
    let indices = targets.compactMap { index in
      let view = trace.targets[index]
      return names.targets.firstIndex { $0.index == view.index }
    }
    let context = unit.context.probing(all, targets: indices, settings: settings)
    return unit.experiment.evaluate(context).trace
  }

  private func picked(_ whole: SweepSamples) -> SweepSamples {
    var picked = SweepSamples()
    for (index, sample) in samples.enumerated() where index > 0 {
      picked.append(
        time: whole.times[sample],
        offset: whole.offsets[sample],
        phase: whole.phases[sample]
      )
    }
    return picked
  }
}

extension EffectDefinition.Stage {
  /// Whether it is a function of the view's geometry.
  fileprivate var isVisualEffect: Bool { if case .visualEffect = self { true } else { false } }
}

extension ScriptSource {
  /// Whether the script may depend on the direction of the layout at all.
  fileprivate var mentionsHorizontal: Bool {
    ["minX", "midX", "maxX", "layoutDirection", "leading", "trailing"]
      .contains { file.text.contains($0) }
  }
}
