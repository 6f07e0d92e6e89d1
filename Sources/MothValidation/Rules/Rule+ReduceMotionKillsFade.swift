internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothSimulation

extension Rule {
  static let reduceMotionKillsFade = Rule(
    Explanation(
      id: "reduce-motion-kills-fade",
      summary: "with Reduce Motion on, a fade goes away together with the movement",
      reason: "A fade is no motion: Apple recommends it instead of motion. What it said, "
        + "that something comes or goes, is lost for those who turn the setting on.",
      help:
        "Choose by env.reduceMotion only the arguments that move, scale, turn or blur, and leave "
        + "the opacity as it is."
    ),
    topic: .accessibility,
    level: .note,
    decides: "With Reduce Motion on, the opacity stays the same through the sweep; with it "
      + "off, evaluated at some samples of some targets, it changes by more than "
      + "`opacity`.",
    thresholds: [opacity],
    sources: ["https://developer.apple.com/design/human-interface-guidelines/accessibility"],
    bad: [
      Example(
        """
        local top = env.reduceMotion and 0 or geometry:frame("scrollView").minY
        local share = math.min(math.max(-top / 200, 0), 1)
        return content:opacity(1 - share * 0.7):offset(0, share * 20)
        """,
        line: 3
      ),
      Example(
        transition: """
          configuration = function(env)
            return env.reduceMotion and moth.identity or moth.interactive()
          end,
          effect = function(content, phase)
            return content:opacity(phase.isIdentity and 1 or 0.4)
          end,
          """,
        line: 5
      ),
    ],
    good: [
      Example(
        """
        local share = math.min(math.max(-geometry:frame("scrollView").minY / 200, 0), 1)
        return content:opacity(1 - share * 0.7):offset(0, env.reduceMotion and 0 or share * 20)
        """
      ),
      Example(
        transition: """
          configuration = function(env)
            return env.reduceMotion and moth.identity or moth.interactive()
          end,
          effect = function(content, phase)
            return content:rotationEffect(phase.value * 10)
          end,
          """
      ),
    ],
    unit: { unit, rule in
      guard unit.context.settings.reduceMotion, let trace = unit.evaluation.trace,
        unit.definition.stages.allSatisfy({ $0.scrollState == nil }),
        let fade = trace.shape.elements.first(where: { $0.transform.transformClass == .fade }),
        let column = fade.columns.first, !unit.facts.movingColumns.contains(column),
        let range = unit.opacityWithoutReduceMotion(column),
        range.upperBound - range.lowerBound > rule[opacity]
      else { return [] }
      return [
        rule.finding(
          "'\(trace.shape.columns[column].label)' goes from "
            + "\(NumberText.fixed(range.lowerBound, decimals: 2)) to "
            + "\(NumberText.fixed(range.upperBound, decimals: 2)) with Reduce Motion off, and stays "
            + "the same with it on",
          at: unit.location(of: fade, in: trace.shape)
        )
        .at(unit.context.moment(target: 0, sample: 0))
      ]
    }
  )

  private static let opacity = Threshold(
    "opacity",
    value: 0.2,
    in: 0...1,
    unit: "opacity",
    summary: "how much of a fade may be lost"
  )
}

extension ValidatedUnit {
  /// How many offsets are looked at with Reduce Motion off.
  private static let comparedOffsets = 24

  /// The range of an opacity with Reduce Motion off, at some offsets of the targets looked at,
  /// limited to 0...1 as when drawn.
  fileprivate func opacityWithoutReduceMotion(_ column: Int) -> ClosedRange<Double>? {
    guard context.timeline.parts.count == 1, let layout = context.layout else { return nil }
    let offsets = evenIndices(context.samples.count, wanted: Self.comparedOffsets)
      .map { context.samples.offsets[$0] }
    var settings = context.settings
    settings.reduceMotion = false
    let other = context.probing(
      SceneTimeline(layout, samples: SweepSamples(offsets: offsets, time: 0)),
      targets: facts.watched.map { context.targets[$0.target].index },
      settings: settings
    )
    guard let trace = experiment.evaluate(other).trace, column < trace.shape.columns.count else {
      return nil
    }
    // The widest range of one view: views may differ from each other without any fade.
    let ranges = trace.targets.indices.compactMap { target -> ClosedRange<Double>? in
      let values = trace.values(target: target, column: column).filter(\.isFinite)
        .map { min(max($0, 0), 1) }
      guard let low = values.min(), let high = values.max() else { return nil }
      return low...high
    }
    return ranges.max { $0.upperBound - $0.lowerBound < $1.upperBound - $1.lowerBound }
  }
}
