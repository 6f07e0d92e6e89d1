internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let offscreenPasses = Rule(
    Explanation(
      id: "offscreen-passes",
      summary: "the filters of all visible views read many more pixels than drawing them would",
      reason: "Filters and shaders draw a view off-screen and read each pixel again, a blur many "
        + "times. Their sum over a screen is what a frame has to pay on the graphics chip.",
      help:
        "Use fewer filters on each view, or give the views that hardly show the identity's values, "
        + "which cost nothing."
    ),
    topic: .cost,
    level: .note,
    decides:
      "In each sample, the relative costs in the catalog (a filter 1, a shader 2, a blur 8) of "
      + "transforms that are not the identity are added over the visible targets. More than "
      + "`reads` are reported, at the sample with the most.",
    thresholds: [reads],
    sources: ["Moth's own estimate; Apple gives no figures"],
    bad: [
      Example(
        """
        local share = math.min(math.max(geometry:frame("scrollView").minY / 400, 0.5), 1)
        return content:opacity(share):blur(2):blur(3)
        """,
        line: 2,
        also: ["blur-on-many-views"]
      ),
      Example(
        """
        local share = math.min(math.max(geometry:frame("scrollView").minY / 400, 0.5), 1)
        return content:blur(4):saturation(share):contrast(share):brightness(share / 4)
        """,
        line: 2,
        also: ["blur-on-many-views"]
      ),
    ],
    good: [
      Example(
        """
        local share = math.min(math.max(geometry:frame("scrollView").minY / 400, 0.5), 1)
        return content:saturation(share):contrast(share)
        """
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:blur(env.reduceMotion and 0 or math.min(math.max(-top / 50, 0), 4))
        """
      ),
    ],
    unit: { unit, rule in
      guard let trace = unit.evaluation.trace else { return [] }
      let costly = trace.shape.elements.filter { $0.transform.cost > 0 }
      guard let first = costly.max(by: { $0.transform.cost < $1.transform.cost }) else { return [] }
      let most = unit.busiestSample { target, sample in
        costly.reduce(0) { sum, element in
          sum
            + (trace.isIdentity(element, target: target, sample: sample)
              ? 0 : Double(element.transform.cost))
        }
      }
      guard let most, most.total > rule[reads] else { return [] }
      return [
        rule.finding(
          "the visible filters read about \(most.total.wholeNumber(in: 0...Count.range.upperBound, rounding: .towardZero)) times as many pixels as drawing the "
            + "views '\(unit.context.target)' once",
          at: unit.location(of: first, in: trace.shape)
        )
        .at(unit.context.moment(target: most.target, sample: most.sample))
      ]
    }
  )

  private static let reads = Threshold(
    "reads",
    value: 40,
    unit: "times drawing a view",
    summary: "what all visible filters may cost"
  )
}

extension Trace {
  /// Whether a transform changes nothing in a sample, as far as its own columns shows.
  func isIdentity(_ element: ChainShape.Element, target: Int, sample: Int) -> Bool {
    zip(element.columns, element.transform.columns).allSatisfy { index, column in
      !column.decidesIdentity
        || value(target: target, column: index, sample: sample) == column.identity
    }
  }
}
