internal import LuaSyntax
internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothSimulation

extension Rule {
  static let deviceTimeDependent = Rule(
    Explanation(
      id: "device-time-dependent",
      summary: "what an effect draws depends on the clock, not on the scroll alone",
      reason: "SwiftUI calls the closure again when the view's geometry changes, not when time "
        + "passes: what the clock drives stands still while nothing scrolls, and jumps when it "
        + "goes on.",
      help: "Compute it from geometry; or drive the view from a TimelineView, which evaluates it "
        + "again as time passes."
    ),
    topic: .correctness,
    level: .note,
    decides: "Without a run, a place that reads env.time in a function that is called is reported. "
      + "In a run whose script names the time, some samples of some targets are evaluated again at the "
      + "same offsets with the clock ahead, and an argument that differs is reported with both values.",
    thresholds: [clockAhead],
    sources: [
      "https://developer.apple.com/documentation/swiftui/view/visualeffect(_:)",
      "https://developer.apple.com/documentation/swiftui/timelineview",
      "Moth's own choice: 1000 seconds, at which no usual period ends",
    ],
    bad: [
      Example("return content:hueRotation(env.time * 90)"),
      Example("local now = env.time\nreturn content:opacity(now > 1 and 1 or 0.5)"),
    ],
    good: [
      Example("return content:hueRotation(env.index * 90)"),
      Example("return content:opacity(list.time)", above: "local list = { time = 1 }"),
    ],
    source: { facts, rule in
      let reads = facts.clockReads
      guard let first = reads.first else { return [] }
      var finding = rule.finding("'env.time' is read", at: facts.location(first))
      finding.count = reads.count
      return [finding]
    },
    unit: { unit, rule in
      unit.clockDifferences(ahead: rule[clockAhead]).map { difference in
        let finding = rule.finding(
          "'\(difference.label)' is \(NumberText.short(difference.first)), and "
            + "\(NumberText.short(difference.second)) with the clock "
            + "\(NumberText.short(rule[clockAhead])) s ahead",
          at: difference.location
        )
        .at(difference.moment)
        return unit.context.effect.facts(SourceFacts.self) { $0.clockReads.first }.map {
          finding.note(
            "the clock is read here",
            at: SourceLocation(path: unit.context.effect.path, range: $0)
          )
        } ?? finding
      }
    }
  )

  private static let clockAhead = Threshold(
    "clock-ahead",
    value: 1000,
    in: 0.001...1_000_000,
    unit: "seconds",
    summary: "how much later some samples are evaluated again"
  )
}

extension SourceFacts {
  func findClockReads() -> [SourceRange] {
    walk.expressions.compactMap { located in
      guard case .field(let base, let name) = located.part.kind, name.text == "time",
        calledFunctions.contains(located.function), !walk.targets.contains(located.part.range),
        object(base) == "env"
      else { return nil }
      return located.part.range
    }
  }
}

/// An argument that is another when the clock is.
private struct ClockDifference {
  let label: String
  let location: SourceLocation
  let moment: Moment
  let first: Double
  let second: Double
}

extension ValidatedUnit {
  /// The number of samples, and of targets, that are evaluated again.
  private static let probed = (samples: 16, targets: 4)

  /// For each transform, the first argument that differs when the clock is ahead.
  fileprivate func clockDifferences(ahead seconds: Double) -> [ClockDifference] {
    // What cannot name the clock cannot read it.
    let text = context.effect.file.text
    guard evaluation.trace != nil, text.contains("time") || text.contains("require"),
      let layout = context.layout, context.timeline.parts.count == 1
    else { return [] }
    let samples = Self.spread(Self.probed.samples, over: context.samples.count)
    func probe(ahead: Double) -> UnitContext {
      let picked = context.samples.picking(samples, clockAheadBy: ahead)
      let probe = context.probing(SceneTimeline(layout, samples: picked))
      let targets = Self.spread(Self.probed.targets, over: probe.targets.count)
      return context.probing(SceneTimeline(layout, samples: picked), targets: targets)
    }
    let now = probe(ahead: 0)
    guard let first = experiment.evaluate(now).trace,
      let second = experiment.evaluate(probe(ahead: seconds)).trace,
      first.shape.columns.count == second.shape.columns.count
    else { return [] }
    return first.shape.elements.compactMap { element in
      difference(of: element, first, second: second).map { target, column, sample in
        var moment = now.moment(target: target, sample: sample)
        moment.sample = samples[sample]
        return ClockDifference(
          label: first.shape.columns[column].label,
          location: location(of: element, in: first.shape),
          moment: moment,
          first: first.value(target: target, column: column, sample: sample),
          second: second.value(target: target, column: column, sample: sample)
        )
      }
    }
  }

  private func difference(
    of element: ChainShape.Element,
    _ first: Trace,
    second: Trace
  ) -> (target: Int, column: Int, sample: Int)? {
    for column in element.columns {
      for target in first.targets.indices {
        let pairs = zip(
          first.values(target: target, column: column),
          second.values(target: target, column: column)
        )
        for (sample, (one, other)) in pairs.enumerated()
        where !Self.isSame(one, other: other) {
          return (target, column, sample)
        }
      }
    }
    return nil
  }

  /// Whether two values differ by no more than the rounding of a larger clock.
  private static func isSame(_ one: Double, other: Double) -> Bool {
    one == other || (one.isNaN && other.isNaN)
      || abs(one - other) <= 1e-6 * max(1, abs(one), abs(other))
  }

  /// At most `wanted` places below `count`, evenly spread, the first and the last among them.
  private static func spread(_ wanted: Int, over count: Int) -> [Int] {
    guard count > wanted else { return Array(0..<count) }
    return (0..<wanted).map { $0 * (count - 1) / (wanted - 1) }
  }
}
