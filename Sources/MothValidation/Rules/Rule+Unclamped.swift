internal import MothSimulation
internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let unclamped = Rule(
    Explanation(
      id: "unclamped",
      summary: "an argument is limited on one side of the scroll and runs on at the other",
      reason:
        "A limit on one side says that the value was meant to stay within bounds. The other side "
        + "was forgotten, and there it grows for as long as the view is visible.",
      help: "Limit both sides: math.min(math.max(value, low), high)."
    ),
    topic: .continuity,
    level: .off,
    decides:
      "For visual effects, some targets are followed while visible, from rest to the end of the "
      + "content. An argument is reported that keeps one value over the first or the last "
      + "`points` and is still moving over those of the other end. That value is not the "
      + "identity, and the view comes in and leaves in between. Off unless asked for: a view that "
      + "is pinned, or fades in for good, does so on purpose.",
    thresholds: [points],
    sources: ["https://github.com/software-mansion/react-native-reanimated/issues/1255"],
    bad: [
      Example(
        """
        local left = geometry:frame("scrollView").minY
        return content:offset(env.reduceMotion and 0 or -math.min(left * 0.2, 60), 0)
        """,
        line: 2
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:hueRotation(math.max(top / 10, 30))
        """,
        line: 2
      ),
    ],
    good: [
      Example(
        """
        local left = geometry:frame("scrollView").minY
        return content:offset(env.reduceMotion and 0 or -math.min(math.max(left * 0.2, -20), 60), 0)
        """
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(1 + top / 500, 0.5), 1))
        """
      ),
    ],
    unit: { unit, rule in
      guard unit.isPureGeometry, let trace = unit.evaluation.trace, unit.extent > 0 else {
        return []
      }
      return unit.facts.movingColumns.compactMap { column in
        let found = unit.facts.watched.lazy.compactMap { target, _ in
          unit.oneSided(target, column: column, trace: trace, within: rule[points])
        }.first
        guard let found else { return nil }
        let info = trace.shape.columns[column]
        let unitText = info.column?.unit.suffix ?? ""
        return rule.finding(
          "'\(info.label)' stops at \(NumberText.fixed(found.limit, decimals: 3))\(unitText) on one "
            + "side and is still moving at \(NumberText.fixed(found.free, decimals: 3))\(unitText) on "
            + "the other",
          at: unit.location(ofColumn: column, in: trace)
        )
        .at(unit.context.moment(target: found.target, sample: found.sample))
      }
    }
  )

  private static let points = Threshold(
    "points",
    value: 40,
    unit: "points",
    summary: "the stretch at each end that is looked at"
  )
}

extension ValidatedUnit {
  /// The two ends of an argument that is limited at one of them only.
  fileprivate func oneSided(
    _ target: Int,
    column: Int,
    trace: Trace,
    within stretch: Double
  ) -> (target: Int, sample: Int, limit: Double, free: Double)? {
    let shares = facts.visibleFractions(of: target)
    let end = extent
    let seen = shares.indices.filter { sample in
      let offset = context.samples.offsets[context.sweepSample(of: target, sample)]
      return shares[sample] > 0 && offset >= 0 && offset <= end
    }
    .map { (offset: context.samples.offsets[context.sweepSample(of: target, $0)], sample: $0) }
    .sorted { $0.offset < $1.offset }
    guard let first = seen.first, let last = seen.last, last.offset - first.offset > 4 * stretch
    else { return nil }
    // A view that rests within its range shows neither end of it.
    guard shares[first.sample] < 1, shares[last.sample] < 1 else { return nil }
    func values(_ near: (Double) -> Bool) -> [Double] {
      seen.filter { near($0.offset) }
        .map { trace.value(target: target, column: column, sample: $0.sample) }
    }
    let head = values { $0 <= first.offset + stretch }
    let tail = values { $0 >= last.offset - stretch }
    guard let start = head.first, let finish = tail.last else { return nil }
    let isHeadStill = head.allSatisfy { $0 == start }
    let isTailStill = tail.allSatisfy { $0 == finish }
    guard isHeadStill != isTailStill else { return nil }
    let limit = isHeadStill ? start : finish
    guard limit != trace.shape.columns[column].column?.identity else { return nil }
    return (
      target, isHeadStill ? last.sample : first.sample, limit, isHeadStill ? finish : start
    )
  }
}
