internal import MothGeometry
internal import MothScript
internal import MothSimulation
internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let overlap = Rule(
    Explanation(
      id: "overlap",
      summary: "two views that fade into each other are both half visible at one place",
      reason: "Two texts at half opacity over each other can be read by nobody. Whoever stops "
        + "scrolling there keeps them both.",
      help:
        "Let the first fade out before the second fades in: halves of the way that do not overlap."
    ),
    topic: .visibility,
    level: .warning,
    decides:
      "Targets of one name whose layout frames overlap by half and of which each is both faint "
      + "and opaque somewhere in the sweep. The product of their opacities must not be more than "
      + "`product` in any sample in which they are visible.",
    thresholds: [product],
    sources: ["https://github.com/exyte/ScalingHeaderScrollView/issues/68"],
    bad: [
      Example(
        """
        local share = math.min(math.max(-geometry:frame("scrollView").minY / 110, 0), 1)
        return content:opacity(env.index == 0 and 1 - share or share)
        """,
        line: 2,
        scene: titles,
        target: "title"
      ),
      Example(
        """
        local share = math.min(math.max(-geometry:frame("scrollView").minY / 110, 0), 1)
        if env.index == 0 then
          return content:opacity(1 - share * share)
        end
        return content:opacity(share)
        """,
        line: 3,
        scene: titles,
        target: "title"
      ),
    ],
    good: [
      Example(
        """
        local share = math.min(math.max(-geometry:frame("scrollView").minY / 110, 0), 1)
        local out, into = math.max(1 - share * 2, 0), math.max(share * 2 - 1, 0)
        return content:opacity(env.index == 0 and out or into)
        """,
        scene: titles,
        target: "title"
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(1 + top / 200, 0), 1))
        """
      ),
    ],
    unit: { unit, rule in
      guard let trace = unit.evaluation.trace,
        unit.definition.stages.allSatisfy({
          $0.scrollState == nil
        })
      else { return [] }
      let worst = unit.fadingPairs(trace).compactMap {
        unit.overlap($0, second: $1, trace: trace, limit: rule[product])
      }
      .max { $0.product < $1.product }
      guard let worst else { return [] }
      return [
        rule.finding(
          "'\(unit.context.target)' \(unit.context.targets[worst.first].index) and "
            + "\(unit.context.targets[worst.second].index) lie over each other at opacities of "
            + "\(NumberText.fixed(worst.opacities.0, decimals: 2)) and "
            + "\(NumberText.fixed(worst.opacities.1, decimals: 2))",
          at: unit.location(ofMoving: [.fade], in: trace)
        )
        .at(unit.context.moment(target: worst.first, sample: worst.sample))
      ]
    }
  )

  private static let product = Threshold(
    "product",
    value: 0.2,
    in: 0...1,
    unit: "opacity times opacity",
    summary: "how visible both may be at once"
  )

  private static let titles = """
    return moth.scene {
      api = 1,
      ScrollView {
        VStack {
          ZStack {
            Text("Title"):decorative():target("title"),
            Text("Other"):decorative():target("title"),
          },
          ForEach(12, function() return Rectangle():frame { height = 100 } end),
        },
      },
    }

    """
}

extension ValidatedUnit {
  /// How many targets are looked at for pairs; a list has no use for the rule.
  private static let pairedTargets = 8

  /// Pairs of targets over each other that are both faint and opaque somewhere.
  fileprivate func fadingPairs(_ trace: Trace) -> [(Int, Int)] {
    guard trace.targets.count > 1,
      trace.shape.elements.contains(where: { $0.transform.transformClass == .fade })
    else { return [] }
    let fading = trace.targets.indices.prefix(Self.pairedTargets).filter { target in
      let opacities = (0..<trace.sampleCount(of: target)).map {
        trace.opacity(target: target, sample: $0)
      }
      return opacities.contains { $0 < 0.1 } && opacities.contains { $0 > 0.9 }
    }
    return fading.flatMap { first in
      fading.filter { $0 > first }.map { (first, $0) }
    }.filter { first, second in
      let (one, other) = (trace.targets[first].frame, trace.targets[second].frame)
      guard let shared = one.intersection(other) else { return false }
      let smaller = min(one.width * one.height, other.width * other.height)
      return smaller > 0 && shared.width * shared.height >= 0.5 * smaller
    }
  }

  /// The sample in which both of a pair are most visible, if more than a limit.
  fileprivate func overlap(
    _ first: Int,
    second: Int,
    trace: Trace,
    limit: Double
  ) -> (first: Int, second: Int, sample: Int, product: Double, opacities: (Double, Double))? {
    let shares = facts.visibleFractions(of: first)
    var worst: (first: Int, second: Int, sample: Int, product: Double, opacities: (Double, Double))?
    for sample in shares.indices where shares[sample] > 0 {
      let location = context.sweepSample(of: first, sample)
      guard let other = context.ownSample(of: second, location) else { continue }
      let opacities = (
        trace.opacity(target: first, sample: sample),
        trace.opacity(target: second, sample: other)
      )
      let product = opacities.0 * opacities.1
      guard product > worst?.product ?? limit else { continue }
      worst = (first, second, sample, product, opacities)
    }
    return worst
  }
}
