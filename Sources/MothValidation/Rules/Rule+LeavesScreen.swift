internal import MothGeometry
internal import MothSimulation
internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let leavesScreen = Rule(
    Explanation(
      id: "leaves-screen",
      summary: "a view whose frame is visible is drawn beyond the edge of the screen",
      reason: "The layout keeps its place, and nothing of it is seen there: a person finds a hole, "
        + "and what was in it is gone.",
      help: "Limit the movement by the container: geometry:bounds(\"scrollView\") gives its size."
    ),
    topic: .visibility,
    level: .warning,
    decides:
      "Judged are some targets in samples in which at least nine tenths of the layout frame are "
      + "visible. Inside the window and the scroll views there must be at least `share` of the "
      + "drawn area, or of the layout frame's where that is smaller. Where less than half of the "
      + "visible targets have left it, nothing is said: on a wheel some cards leave while others "
      + "come. Views with an opacity under 0.1 are left out.",
    thresholds: [share],
    sources: ["Moth's own choice: half of what is drawn"],
    bad: [
      Example(
        """
        local scrolled = math.max(208 - geometry:frame("scrollView").minY, 0)
        return content:offset(env.reduceMotion and 0 or scrolled * 3, 0)
        """,
        line: 2,
        scene: hero,
        target: "hero",
        also: ["kink", "motion-amount"]
      ),
      Example(
        """
        local scrolled = math.max(208 - geometry:frame("scrollView").minY, 0)
        local aside = env.reduceMotion and 0 or scrolled
        return content:scaleEffect(1):offset(math.min(-aside * 4, 0), 0)
        """,
        line: 3,
        scene: hero,
        target: "hero",
        also: ["kink", "motion-amount"]
      ),
    ],
    good: [
      Example(
        """
        local scrolled = math.max(208 - geometry:frame("scrollView").minY, 0)
        return content:offset(env.reduceMotion and 0 or math.min(scrolled, 80), 0)
        """,
        scene: hero,
        target: "hero"
      ),
      Example(
        """
        local scrolled = math.max(208 - geometry:frame("scrollView").minY, 0)
        local share = math.min(scrolled / 200, 1)
        return content:offset(env.reduceMotion and 0 or share * 300, 0):opacity(1 - share)
        """,
        scene: hero,
        target: "hero",
        device: "ipad-pro-13-m4"
      ),
    ],
    unit: { unit, rule in
      guard let trace = unit.evaluation.trace, !trace.shape.elements.isEmpty else { return [] }
      let found = unit.facts.watched.lazy.compactMap { target, samples in
        unit.leaving(target, samples: samples, trace: trace, below: rule[share])
      }.first
      guard let found else { return [] }
      return [
        rule.finding(
          "'\(unit.context.target)' is drawn off the screen while its frame is visible: "
            + "\(NumberText.percent(found.share)) of it is left",
          at: unit.indexOfFirstMovingElement
        )
        .at(unit.context.moment(target: found.target, sample: found.sample))
      ]
    }
  )

  private static let share = Threshold(
    "share",
    value: 0.5,
    in: 0...1,
    unit: "share",
    summary: "the part of the drawn view that has to stay on the screen"
  )

  private static let hero = """
    return moth.scene {
      api = 1,
      ScrollView {
        VStack {
          Spacer():frame { height = 200 },
          Image { width = 300, height = 200 }:target("hero"),
          ForEach(12, function() return Rectangle():frame { height = 100 } end),
        },
      },
    }

    """
}

extension ValidatedUnit {
  /// The sample in which the least of a target is left on the screen, if it is less than a share,
  /// and most of the other visible targets have left it too.
  fileprivate func leaving(
    _ target: Int,
    samples: [Int],
    trace: Trace,
    below limit: Double
  ) -> (target: Int, sample: Int, share: Double)? {
    var worst: (target: Int, sample: Int, share: Double)?
    for sample in samples {
      guard let share = shareOnScreen(target, sample: sample, trace: trace),
        share < worst?.share ?? limit,
        isDeserted(context.sweepSample(of: target, sample), trace: trace, below: limit)
      else { continue }
      worst = (target, sample, share)
    }
    return worst
  }

  /// The share of a target, or of its place if that is smaller, that is drawn inside the window and
  /// the scroll views; nil if its place
  /// is not visible, or nothing is drawn.
  private func shareOnScreen(_ target: Int, sample: Int, trace: Trace) -> Double? {
    guard facts.visibleFractions(of: target)[sample] >= 0.9,
      trace.opacity(target: target, sample: sample) >= 0.1,
      let picture = Picture(self, sample: context.sweepSample(of: target, sample))
    else { return nil }
    guard picture.mayLeaveScreen(target) else { return 1 }
    let measure = picture.silhouette(of: target, screenOnly: true).measure()
    guard measure.drawn > 1 else { return nil }
    let size = context.targets[target].size
    let location = min(measure.drawn, max(size.width * size.height, 1))
    return min(measure.visible / location, 1)
  }

  /// How many targets are asked whether they have left the screen too.
  private static let askedTargets = 16

  /// Whether more than half of the visible targets in a sample of the sweep have left the screen:
  /// on a wheel of cards some do while others come.
  private func isDeserted(_ index: Int, trace: Trace, below limit: Double) -> Bool {
    let shares = evenIndices(trace.targets.count, wanted: Self.askedTargets).compactMap { target in
      context.ownSample(of: target, index).flatMap {
        shareOnScreen(target, sample: $0, trace: trace)
      }
    }
    return shares.count { $0 < limit } * 2 > shares.count
  }
}
