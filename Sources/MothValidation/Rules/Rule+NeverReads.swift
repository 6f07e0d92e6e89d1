internal import MothGeometry
internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let neverReads = Rule(
    Explanation(
      id: "never-reads",
      summary: "hardly anything of what the effect changes is seen on this screen",
      reason: "What lies beyond the screen, outside of a clip or behind other views is drawn "
        + "and never seen. An effect can be right in code and have nowhere to go on a "
        + "phone.",
      help: "Give the view room where it moves, move it less far or another way, or leave the "
        + "effect out on screens of this width."
    ),
    topic: .visibility,
    level: .warning,
    decides:
      "For some targets, with Reduce Motion off, the area is measured that is seen after the "
      + "screen, clips and the views drawn above. It is compared with the whole area, or with "
      + "that of the clip around a larger picture, at rest and where an argument is farthest. And "
      + "what the view covers there, but would not with its values at rest, is measured likewise. "
      + "If all shares stay under `share`, it is reported.",
    thresholds: [share],
    sources: [
      "https://github.com/iamcgn/swiftui-web Docs/elements/Transform.md",
      "Moth's own choice: a quarter of the view, or of what it newly covers",
    ],
    bad: [
      Example(
        """
        local scrolled = math.max(-geometry:frame("scrollView").minY, 0)
        local slide = env.reduceMotion and 0 or math.min(scrolled, 60)
        return content:offset(20 + slide, 0)
        """,
        line: 3,
        scene: disc(margin: 16),
        target: "disc"
      ),
      Example(
        """
        local turn = env.reduceMotion and 0 or -geometry:frame("scrollView").minY
        return content:rotationEffect(math.min(math.max(turn, 0), 90))
        """,
        line: 2,
        scene: disc(margin: 16),
        target: "disc"
      ),
    ],
    good: [
      Example(
        """
        local scrolled = math.max(-geometry:frame("scrollView").minY, 0)
        local slide = env.reduceMotion and 0 or math.min(scrolled, 60)
        return content:offset(20 + slide, 0)
        """,
        scene: disc(margin: 90),
        target: "disc"
      ),
      Example(
        """
        local share = geometry:frame("scrollView").minY / 400
        return content:opacity(math.min(math.max(share, 0.5), 1))
        """
      ),
    ],
    unit: { unit, rule in
      guard !unit.context.settings.reduceMotion, !unit.facts.movingColumns.isEmpty else {
        return []
      }
      var best: Reading?
      for (target, samples) in unit.facts.watched {
        guard let reading = unit.reading(of: target, samples, until: rule[share]) else { continue }
        if reading.best >= rule[share] { return [] }
        best = reading.best > best?.best ?? -1 ? reading : best
      }
      return best.map { [unit.finding($0, rule: rule)] } ?? []
    }
  )

  private static let share = Threshold(
    "share",
    value: 0.25,
    in: 0...1,
    unit: "share",
    summary: "the part of the view, or of what it newly covers, that has to be seen"
  )

  /// A record behind a square sleeve that is as wide as the screen but for a margin.
  private static func disc(margin: Int) -> String {
    """
    local disc = Circle():padding(10):decorative():target("disc")

    return moth.scene {
      api = 1,
      ScrollView {
        VStack {
          Rectangle():aspectRatio(1, "fit"):background(disc):padding { horizontal = \(margin) },
          ForEach(12, function() return Rectangle():frame { height = 100 } end),
        },
      },
    }

    """
  }
}

/// How much of a target is seen.
private struct Reading {
  var target: Int
  /// The sample in which a column is farthest from rest.
  var sample: Int
  var atRest = Silhouette.Measure()
  var farthest = Silhouette.Measure()
  /// What it covers in that sample and would not with its values at rest.
  var change = Silhouette.Measure()
  /// The largest share of all.
  var best: Double
}

extension ValidatedUnit {
  /// How much of a target is seen in some of its samples; nil if it is never visible.
  ///
  /// Behind the first share that is enough nothing more is measured.
  fileprivate func reading(of target: Int, _ samples: [Int], until enough: Double) -> Reading? {
    guard let trace = evaluation.trace,
      let extreme = extremeSample(of: target, samples, trace: trace), extreme > 0
    else { return nil }
    var best = 0.0
    var farthest: Silhouette.Measure?
    var change = Silhouette.Measure()
    for sample in samples where best < enough {
      guard let picture = Picture(self, sample: context.sweepSample(of: target, sample)) else {
        return nil
      }
      let silhouette = picture.silhouette(of: target)
      let measure = silhouette.measure()
      if trace.opacity(target: target, sample: sample) > 0.02 {
        // A picture much larger than its clip reads if it fills that.
        let clips = picture.clips(around: target).map { $0.frame.width * $0.frame.height }
        let filled = clips.min().map { $0 > 0 ? measure.visible / $0 : 0 } ?? 0
        best = max(best, measure.share, filled)
      }
      guard sample == extreme else { continue }
      farthest = measure
      change = silhouette.measure(without: picture.silhouette(of: target, .atRest))
      // Less than a square point is rounding.
      if change.drawn > 1 { best = max(best, change.share) }
    }
    if best >= enough { return Reading(target: target, sample: extreme, best: best) }
    guard let farthest, farthest.drawn > 0,
      let atRest = Picture(self, sample: context.sweepSample(of: target, 0))
    else { return nil }
    return Reading(
      target: target,
      sample: extreme,
      atRest: atRest.silhouette(of: target).measure(),
      farthest: farthest,
      change: change,
      best: best
    )
  }

  /// Of some samples, the one in which the moving columns are farthest from their first values,
  /// each in shares of its range.
  private func extremeSample(of target: Int, _ samples: [Int], trace: Trace) -> Int? {
    func distance(_ sample: Int) -> Double {
      facts.movingColumns.reduce(0) { sum, column in
        guard let range = trace.range(column: column), range.upperBound > range.lowerBound else {
          return sum
        }
        let way =
          trace.value(target: target, column: column, sample: sample)
          - trace.value(target: target, column: column, sample: 0)
        return sum + abs(way) / (range.upperBound - range.lowerBound)
      }
    }
    // The first of those that are equally far.
    return samples.max { distance($0) < distance($1) || (distance($0) == distance($1) && $0 > $1) }
  }

  fileprivate func finding(_ reading: Reading, rule: ConfiguredRule) -> Diagnostic {
    let name = context.target
    var message =
      "'\(name)' hardly shows: \(reading.atRest.text) at rest and \(reading.farthest.text) where "
      + "the effect is farthest"
    if reading.change.drawn > 1 {
      message +=
        "; of what it newly covers there, \(NumberText.percent(reading.change.share)) is seen"
    }
    return rule.finding(message, at: indexOfFirstMovingElement)
      .at(context.moment(target: reading.target, sample: reading.sample))
  }
}

extension Silhouette.Measure {
  /// `4.5 % (16 x 270 pt)`.
  fileprivate var text: String {
    guard visible > 0, let bounds else { return "nothing" }
    let size = [bounds.width, bounds.height].map { NumberText.short($0.rounded()) }
    return "\(NumberText.percent(share)) (\(size[0]) x \(size[1]) pt)"
  }
}
