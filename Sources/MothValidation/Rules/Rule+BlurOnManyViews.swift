internal import MothCatalog
internal import MothSimulation
internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let blurOnManyViews = Rule(
    Explanation(
      id: "blur-on-many-views",
      summary: "many visible views are blurred at once",
      reason:
        "A blur is drawn off-screen and read many times for each pixel, for each view. A blur on "
        + "every card of a dense list is the first thing that is felt on older hardware.",
      help:
        "Blur one view, such as the background of all, or let opacity and scale carry the effect."
    ),
    topic: .cost,
    level: .warning,
    decides:
      "In each sample, the visible targets with a blur of more than half a point are counted; "
      + "more than `views` are reported, at the sample with the most.",
    thresholds: [views],
    sources: [
      "https://developer.apple.com/documentation/swiftui/visualeffect/blur(radius:opaque:)",
      "Moth's own choice: three views, as a header and what leaves at both edges",
    ],
    bad: [
      Example(
        """
        local distance = math.abs(geometry:frame("scrollView").minY)
        return content:blur(env.reduceMotion and 0 or math.min(distance / 50, 20))
        """,
        line: 2
      ),
      Example(
        """
        local share = math.min(math.max(geometry:frame("scrollView").minY / 400, 0.5), 1)
        return content:opacity(share)
          :blur(3)
        """,
        line: 3,
        also: ["offscreen-passes"]
      ),
    ],
    good: [
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:blur(env.reduceMotion and 0 or math.min(math.max(-top / 50, 0), 4))
        """
      ),
      Example(
        transition: """
          configuration = function(env)
            return env.reduceMotion and moth.identity or moth.interactive()
          end,
          effect = function(content, phase) return content:blur(phase.isIdentity and 0 or 6) end,
          """
      ),
    ],
    unit: { unit, rule in
      guard let trace = unit.evaluation.trace else { return [] }
      let blurs = trace.shape.elements.filter { $0.transform.transformClass == .depthBlur }
      guard let blur = blurs.first, Double(trace.targets.count) > rule[views] else { return [] }
      let most = unit.busiestSample { target, sample in
        blurs.contains { element in
          element.columns.first.map {
            trace.value(target: target, column: $0, sample: sample) > 0.5
          } ?? false
        } ? 1 : 0
      }
      guard let most, most.total > rule[views] else { return [] }
      return [
        rule.finding(
          "\(NumberText.fixed(most.total, decimals: 0)) views named '\(unit.context.target)' are blurred at once",
          at: unit.location(of: blur, in: trace.shape)
        )
        .at(unit.context.moment(target: most.target, sample: most.sample))
      ]
    }
  )

  private static let views = Threshold(
    "views",
    value: 3,
    unit: "views",
    summary: "how many visible views may be blurred at once"
  )
}

extension ValidatedUnit {
  /// The sample of the sweep in which a number, added over the targets that are visible, is
  /// largest, with the first target that has a part in it; nil if it is 0 throughout.
  func busiestSample(
    _ part: (_ target: Int, _ sample: Int) -> Double
  ) -> (total: Double, target: Int, sample: Int)? {
    var totals = Array(repeating: 0.0, count: context.samples.count)
    for target in context.targets.indices {
      let shares = facts.visibleFractions(of: target)
      for sample in shares.indices where shares[sample] > 0 {
        totals[context.sweepSample(of: target, sample)] += part(target, sample)
      }
    }
    guard let most = totals.max(), most > 0, let index = totals.firstIndex(of: most) else {
      return nil
    }
    for target in context.targets.indices {
      guard let own = context.ownSample(of: target, index),
        facts.visibleFractions(of: target)[own] > 0, part(target, own) > 0
      else { continue }
      return (most, target, own)
    }
    return nil
  }
}
