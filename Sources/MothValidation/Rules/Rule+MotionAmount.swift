internal import MothSimulation
internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothScript

extension Rule {
  static let motionAmount = Rule(
    Explanation(
      id: "motion-amount",
      summary: "a view moves, turns or grows so much that it may be too much for anyone",
      reason:
        "Content that follows the finger is calm, whatever its length. What runs faster than the "
        + "finger, spins or zooms is what Apple names as triggers of motion sickness.",
      help: "Stay within twice the finger's speed, half a turn, and three times the size."
    ),
    topic: .accessibility,
    level: .note,
    decides:
      "For some targets while visible: what an offset adds to each point scrolled is at "
      + "most `speed`; the range of a rotation at most `turn`; a scale at most `growth`. A "
      + "jump is reported by jump. An offset that a scroll state switches follows the clock, not "
      + "the finger, and has no such speed.",
    thresholds: [speed, turn, growth],
    sources: [
      "https://developer.apple.com/help/app-store-connect/manage-app-accessibility/"
        + "reduced-motion-evaluation-criteria"
    ],
    bad: [
      Example(
        """
        local top = env.reduceMotion and 0 or geometry:frame("scrollView").minY
        return content:offset(math.min(math.max(top * 3, -300), 100), 0)
        """,
        line: 2,
        also: ["kink"]
      ),
      Example(
        """
        local top = env.reduceMotion and 0 or geometry:frame("scrollView").minY
        return content:rotationEffect(top)
        """,
        line: 2
      ),
    ],
    good: [
      Example(
        """
        local top = env.reduceMotion and 0 or geometry:frame("scrollView").minY
        return content:offset(math.min(math.max(top * 0.5, -60), 60), 0)
        """
      ),
      Example(
        """
        local top = env.reduceMotion and 0 or geometry:frame("scrollView").minY
        return content:rotationEffect(math.min(math.max(top / 10, -16), 16))
        """
      ),
    ],
    unit: { unit, rule in
      guard !unit.context.settings.reduceMotion, let trace = unit.evaluation.trace else {
        return []
      }
      let jumping = Set(unit.jumps.map(\.column))
      return unit.facts.movingColumns.filter { !jumping.contains($0) }.compactMap { column in
        let info = trace.shape.columns[column]
        let transform = trace.shape.elements[info.element].transform
        guard transform.transformClass == .motion else { return nil }
        let found = unit.facts.watched.compactMap { target, _ in
          unit.motion(of: target, column, trace: trace)
        }
        let measure: Threshold
        let worst: Motion?
        switch info.column?.unit {
        case .points where unit.definition.stages.contains { $0.scrollState != nil }: return nil
        case .points: (measure, worst) = (speed, found.max { $0.speed < $1.speed })
        case .degrees: (measure, worst) = (turn, found.max { $0.range < $1.range })
        case .factor: (measure, worst) = (growth, found.max { $0.growth < $1.growth })
        case .amount, .unitPoint, .axis, .matrix, .flag, .blendMode, .shader, nil: return nil
        }
        guard let worst, let words = worst.words(measure.name, over: rule[measure]) else {
          return nil
        }
        return rule.finding(
          "'\(info.label)' \(words)",
          at: unit.location(ofColumn: column, in: trace)
        )
        .at(unit.context.moment(target: worst.target, sample: worst.sample))
      }
    }
  )

  private static let speed = Threshold(
    "speed",
    value: 2,
    unit: "points a point",
    summary: "what may be added to each point scrolled"
  )
  private static let turn = Threshold(
    "turn",
    value: 180,
    unit: "degrees",
    summary: "how far a view may turn while visible"
  )
  private static let growth = Threshold(
    "growth",
    value: 3,
    in: 1...1_000_000,
    unit: "times",
    summary: "how many times its size in the layout a view may have"
  )
}

/// How much an argument moves while its target is visible.
private struct Motion {
  var target: Int
  /// The sample of the fastest step.
  var sample: Int
  /// The largest change for each point scrolled.
  var speed = 0.0
  /// The smallest and the largest value.
  var values: ClosedRange<Double>

  var range: Double { values.upperBound - values.lowerBound }
  var growth: Double { max(abs(values.lowerBound), abs(values.upperBound)) }

  /// What is too much of it; nil if it is within the limit.
  func words(_ measure: String, over limit: Double) -> String? {
    switch measure {
    case "speed" where speed > limit:
      "adds \(NumberText.fixed(speed, decimals: 2)) pt to each point scrolled"
    case "turn" where range > limit:
      "turns by \(NumberText.fixed(range, decimals: 1))° while visible"
    case "growth" where growth > limit:
      "grows to \(NumberText.fixed(growth, decimals: 1)) times its size while visible"
    default: nil
    }
  }
}

extension ValidatedUnit {
  fileprivate func motion(of target: Int, _ column: Int, trace: Trace) -> Motion? {
    let values = trace.values(target: target, column: column)
    let start = values.startIndex
    let shares = facts.visibleFractions(of: target)
    let offsets = context.samples.offsets
    var motion: Motion?
    for sample in shares.indices where shares[sample] > 0 && values[start + sample].isFinite {
      let value = values[start + sample]
      var seen = motion ?? Motion(target: target, sample: sample, values: value...value)
      seen.values = min(seen.values.lowerBound, value)...max(seen.values.upperBound, value)
      let location = context.sweepSample(of: target, sample)
      if sample > 0, context.sweepSample(of: target, sample - 1) == location - 1 {
        let way = abs(offsets[location] - offsets[location - 1])
        let speed = way > 0 ? abs(value - values[start + sample - 1]) / way : 0
        if speed.isFinite, speed > seen.speed {
          seen.speed = speed
          seen.sample = sample
        }
      }
      motion = seen
    }
    return motion
  }
}
