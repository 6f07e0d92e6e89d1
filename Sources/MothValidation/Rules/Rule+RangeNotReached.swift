internal import MothSimulation
internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let rangeNotReached = Rule(
    Explanation(
      id: "range-not-reached",
      summary: "the content ends before the effect has come to its end on this device",
      reason: "The distance to the end of the content is all that there is to scroll. On a "
        + "large screen, or with little content, the last part of the effect is never seen.",
      help:
        "Measure against what can be reached: the content's length less the container's, or the "
        + "view's own way through the container."
    ),
    topic: .continuity,
    level: .warning,
    decides:
      "For a visual effect on a single target: the content is scrolled on beyond its end, by "
      + "two container lengths. If an argument then comes to rest at another value, and within "
      + "reach has made less than `share` of the way there, although it had begun, it is reported.",
    thresholds: [share],
    sources: ["https://github.com/w3c/csswg-drafts/issues/7432"],
    bad: [
      Example(
        """
        local way = geometry:frame("scrollView").minY / geometry:bounds("scrollView").height
        return content:opacity(math.min(math.max(way, 0.2), 1))
        """,
        line: 2,
        scene: footer(above: 900),
        target: "footer"
      ),
      Example(
        """
        local way = geometry:frame("scrollView").minY - 600
        return content:grayscale(math.min(math.max(way / 150, 0), 1))
        """,
        line: 2,
        scene: footer(above: 760),
        target: "footer"
      ),
    ],
    good: [
      Example(
        """
        local frame, bounds = geometry:frame("scrollView"), geometry:bounds("scrollView")
        local shown = (bounds.height - frame.minY) / frame.height
        return content:opacity(math.min(math.max(shown, 0.2), 1))
        """,
        scene: footer(above: 900),
        target: "footer"
      ),
      Example(
        """
        local way = geometry:frame("scrollView").minY / geometry:bounds("scrollView").height
        return content:opacity(math.min(math.max(way, 0.2), 1))
        """,
        scene: footer(above: 900, below: 1200),
        target: "footer"
      ),
    ],
    unit: { unit, rule in
      guard unit.isPureGeometry, let trace = unit.evaluation.trace, trace.targets.count == 1,
        unit.extent > 0, let last = unit.lastReachableSample, let probed = unit.beyondTheEnd(last)
      else { return [] }
      return unit.facts.movingColumns.compactMap { column in
        let values = Array(probed.values(target: 0, column: column))
        guard let way = Way(values), way.share < rule[share] else { return nil }
        let info = trace.shape.columns[column]
        return rule.finding(
          "'\(info.label)' makes \(NumberText.percent(way.share)) of its way on this device: "
            + "\(NumberText.fixed(way.end, decimals: 3)) at the end of the content, "
            + "\(NumberText.fixed(way.goal, decimals: 3))\(info.column?.unit.suffix ?? "") "
            + "where it would come to rest",
          at: unit.location(ofColumn: column, in: trace)
        )
        .at(unit.context.moment(target: 0, sample: last))
      }
    }
  )

  private static let share = Threshold(
    "share",
    value: 0.9,
    in: 0...1,
    unit: "share",
    summary: "the part of the way that has to be within reach"
  )

  private static func footer(above: Int, below: Int = 0) -> String {
    """
    return moth.scene {
      api = 1,
      ScrollView {
        VStack {
          spacing = 0,
          Rectangle():frame { height = \(above) },
          Rectangle():frame { height = 100 }:target("footer"),
          Rectangle():frame { height = \(below) },
        },
      },
    }

    """
  }
}

/// How an argument goes from rest to the end of the content, and on.
private struct Way {
  /// The value at the end of the content.
  var end: Double
  /// The value at which it comes to rest beyond.
  var goal: Double
  /// The part of the way from rest that is within reach.
  var share: Double

  /// Reads the values at rest, at the end, and at places beyond; nil if the argument has not begun
  /// to move, has come to rest before the end, or never does.
  init?(_ values: [Double]) {
    guard values.count > 8, values.allSatisfy(\.isFinite), let goal = values.last,
      values.suffix(4).allSatisfy({ $0 == goal })
    else { return nil }
    let (rest, end) = (values[0], values[1])
    guard end != goal, rest != goal, rest != end else { return nil }
    self.end = end
    self.goal = goal
    share = (end - rest) / (goal - rest)
    guard share > 0 else { return nil }
  }
}

extension ValidatedUnit {
  /// The target's own sample that is nearest to the end of the content, with the target visible.
  fileprivate var lastReachableSample: Int? {
    let shares = facts.visibleFractions(of: 0)
    let end = extent
    let within = shares.indices.filter { sample in
      context.samples.offsets[context.sweepSample(of: 0, sample)] <= end
    }
    let last = within.max {
      context.samples.offsets[context.sweepSample(of: 0, $0)]
        < context.samples.offsets[context.sweepSample(of: 0, $1)]
    }
    return last.flatMap { shares[$0] > 0 ? $0 : nil }
  }

  /// The effect at rest, at the end of the content and beyond it, by two container lengths.
  fileprivate func beyondTheEnd(_ sample: Int) -> Trace? {
    let steps = 24
    let beyond = (1...steps).map { extent + 2 * containerLength * Double($0) / Double(steps) }
    return trace(of: 0, atOffsets: [0, extent] + beyond, like: sample)
  }
}
