internal import MothSimulation
internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothScript

extension Rule {
  static let hitTargetDrifts = Rule(
    Explanation(
      id: "hit-target-drifts",
      summary: "a view that takes taps is drawn away from where it takes them, or cannot be seen",
      reason: "Apple documents nowhere that taps follow a visual effect. A finger that aims at "
        + "the picture may miss the view, and an invisible one swallows what was meant for "
        + "others.",
      help: "Move decoration inside the view instead of the view that takes taps, keep it "
        + "within 22 points, or mark it with :decorative() if it takes none."
    ),
    topic: .interaction,
    level: .warning,
    decides:
      "Judged are some targets marked with :interactive() (themselves or a view in them), in "
      + "samples in which half of the layout frame is visible. Where the opacity is at least "
      + "`opacity`, the centre as drawn must be at most `distance` from the layout's. And the "
      + "opacity must be that much. Of a scroll transition, the opacity is looked at only at rest "
      + "and inside the container. That of a scroll state's effect is left out, since the app can "
      + "switch the taps by the same state.",
    thresholds: [distance, opacity],
    sources: [
      "https://github.com/ls1intum/artemis-ios/issues/196",
      "https://developer.apple.com/design/human-interface-guidelines/buttons "
        + "(a hit region of 44 points, of which 22 are half)",
    ],
    bad: [
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:offset(0, env.reduceMotion and 0 or math.min(math.max(-top, 0), 60))
        """,
        line: 2,
        scene: button,
        target: "button"
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(1 + top / 50, 0), 1))
        """,
        line: 2,
        scene: button,
        target: "button"
      ),
    ],
    good: [
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:offset(0, env.reduceMotion and 0 or math.min(math.max(-top, 0), 20))
        """,
        scene: button,
        target: "button"
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(1 + top / 400, 0.3), 1))
        """,
        scene: button,
        target: "button"
      ),
    ],
    unit: { unit, rule in
      guard let trace = unit.evaluation.trace else { return [] }
      let drifts = unit.facts.watched.filter { unit.takesTaps($0.target) }
      var found: [Diagnostic] = []
      let farthest = drifts.compactMap {
        unit.drift(of: $0, trace, limit: rule[distance], opacity: rule[opacity])
      }
      .max { $0.distance < $1.distance }
      if let farthest {
        found.append(
          rule.finding(
            "'\(unit.context.target)' is drawn "
              + "\(NumberText.fixed(farthest.distance, decimals: 1)) pt from where it takes taps",
            at: unit.location(ofMoving: [.motion], in: trace)
          )
          .at(unit.context.moment(target: farthest.target, sample: farthest.sample))
        )
      }
      let unseen = drifts.lazy.compactMap { unit.unseen($0, trace: trace, limit: rule[opacity]) }
        .first
      if let unseen {
        found.append(
          rule.finding(
            "'\(unit.context.target)' takes taps at an opacity of \(NumberText.short(unseen.opacity))",
            at: unit.location(ofMoving: [.fade], in: trace)
          )
          .at(unit.context.moment(target: unseen.target, sample: unseen.sample))
        )
      }
      return found
    }
  )

  private static let distance = Threshold(
    "distance",
    value: 22,
    unit: "points",
    summary: "how far the centre may be drawn from the layout's"
  )
  private static let opacity = Threshold(
    "opacity",
    value: 0.1,
    in: 0...1,
    unit: "opacity",
    summary: "the least opacity of what takes taps"
  )

  private static let button = """
    return moth.scene {
      api = 1,
      ScrollView {
        VStack {
          Spacer():frame { height = 60 },
          Capsule():frame { width = 160, height = 44 }:interactive():target("button"),
          ForEach(12, function() return Rectangle():frame { height = 100 } end),
        },
      },
    }

    """
}

extension ValidatedUnit {
  /// The location of the first transform of some classes; of the first of all if there is none.
  func location(ofMoving classes: Set<TransformClass>, in trace: Trace) -> SourceLocation? {
    let element =
      trace.shape.elements.first { classes.contains($0.transform.transformClass) }
      ?? trace.shape.elements.first
    return element.map { location(of: $0, in: trace.shape) }
  }

  fileprivate func takesTaps(_ target: Int) -> Bool {
    let view = context.targets[target]
    return view.takesTaps && !view.marks.contains(.decorative)
  }

  /// Where a target's centre is drawn farthest from the layout's, if it is farther than a limit;
  /// what is fainter than an opacity is nothing to aim at.
  fileprivate func drift(
    of watched: (target: Int, samples: [Int]),
    _ trace: Trace,
    limit: Double,
    opacity: Double
  ) -> (target: Int, sample: Int, distance: Double)? {
    let (target, samples) = watched
    let shares = facts.visibleFractions(of: target)
    var worst: (target: Int, sample: Int, distance: Double)?
    for sample in samples where shares[sample] >= 0.5 {
      guard trace.opacity(target: target, sample: sample) >= opacity,
        let picture = Picture(self, sample: context.sweepSample(of: target, sample))
      else { continue }
      let size = context.targets[target].size
      let center = Point(x: size.width / 2, y: size.height / 2)
      guard let drawn = picture.projection(of: target).apply(to: center) else { continue }
      let (across, down) = (drawn.x - center.x, drawn.y - center.y)
      let distance = (across * across + down * down).squareRoot()
      guard distance.isFinite, distance > worst?.distance ?? limit else { continue }
      worst = (target, sample, distance)
    }
    return worst
  }

  /// The first sample in which a target is fainter than a limit: of a visual effect any with half
  /// of it visible, of a scroll transition those at rest with all of it inside its container.
  fileprivate func unseen(
    _ watched: (target: Int, samples: [Int]),
    trace: Trace,
    limit: Double
  ) -> (target: Int, sample: Int, opacity: Double)? {
    let isVisualEffect = definition.stages.allSatisfy { stage in
      if case .visualEffect = stage { true } else { false }
    }
    guard definition.stages.allSatisfy({ $0.scrollState == nil }),
      isVisualEffect || targetsAtRest().contains(watched.target)
    else { return nil }
    let shares = facts.visibleFractions(of: watched.target)
    for sample in isVisualEffect ? watched.samples : [0] where shares[sample] >= 0.5 {
      let opacity = trace.opacity(target: watched.target, sample: sample)
      if opacity < limit { return (watched.target, sample, opacity) }
    }
    return nil
  }
}
