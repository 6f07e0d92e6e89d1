internal import MothSimulation
internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let kink = Rule(
    Explanation(
      id: "kink",
      summary: "an argument changes its speed abruptly, so that the movement has a corner",
      reason:
        "A clamp stops a movement at once. At a parallax of a third nobody sees it; a view that "
        + "runs several points for each point scrolled and stops dead looks broken.",
      help: "Let it move more slowly, or ease the last points before the clamp."
    ),
    topic: .continuity,
    level: .note,
    decides:
      "For visual effects and some visible targets, the change for each point scrolled is "
      + "compared where it is steady over two steps of the sweep, and steady again one step "
      + "further. Both must not differ by more than `points`, `degrees` or `amount`. The largest "
      + "of each argument is reported; one that jumps is reported by jump. What a shader makes of "
      + "its arguments is not known, and they are left alone.",
    thresholds: [points, degrees, amount],
    sources: ["Moth's own choice: a clamped parallax or fade stays far below"],
    bad: [
      Example(
        """
        local passed = math.max(-geometry:frame("scrollView").minY, 0)
        return content:offset(env.reduceMotion and 0 or math.min(passed * 4, 160), 0)
        """,
        line: 2,
        also: ["motion-amount"]
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(1 + top / 28, 0), 1))
        """,
        line: 2
      ),
    ],
    good: [
      Example(
        """
        local passed = math.max(-geometry:frame("scrollView").minY, 0)
        return content:offset(env.reduceMotion and 0 or math.min(passed * 0.3, 40), 0)
        """
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(1 + top / 100, 0.3), 1))
        """
      ),
      Example(
        """
        local pull = math.max(0, math.min(80, geometry:frame("scrollView").minY))
        return content:layerEffect(moth.shader("smear", pull), 0, 80, not env.reduceMotion)
        """
      ),
    ],
    unit: { unit, rule in
      guard unit.isPureGeometry, let trace = unit.evaluation.trace else { return [] }
      let jumping = Set(unit.jumps.map(\.column))
      return unit.facts.movingColumns.filter { !jumping.contains($0) }.compactMap { column in
        let info = trace.shape.columns[column]
        guard let measure = threshold(for: info) else { return nil }
        let limit = rule[measure]
        let corner = unit.facts.watched.compactMap { target, _ in
          unit.corner(of: target, column, trace: trace)
        }
        .max { $0.change < $1.change }
        guard let corner, corner.change > limit else { return nil }
        let unitText = info.column?.unit.suffix ?? ""
        return rule.finding(
          "'\(info.label)' goes from \(NumberText.fixed(corner.before, decimals: 2)) to "
            + "\(NumberText.fixed(corner.after, decimals: 2))\(unitText) for each point scrolled, "
            + "at once",
          at: unit.location(ofColumn: column, in: trace)
        )
        .at(unit.context.moment(target: corner.target, sample: corner.sample))
      }
    }
  )

  private static let points = Threshold(
    "points",
    value: 2,
    unit: "points a point",
    summary: "the largest change of a length's speed"
  )
  private static let degrees = Threshold(
    "degrees",
    value: 2,
    unit: "degrees a point",
    summary: "the largest change of an angle's speed"
  )
  private static let amount = Threshold(
    "amount",
    value: 0.03,
    unit: "amount a point",
    summary: "the largest change of an amount's or a factor's speed"
  )

  private static func threshold(for column: TraceColumn) -> Threshold? {
    switch column.column?.unit {
    case .points: points
    case .degrees: degrees
    case .factor, .amount, .unitPoint, .axis, .matrix, .flag, .blendMode: amount
    case .shader, nil: nil
    }
  }
}

/// Where the speed of an argument changes, in its unit for each point scrolled.
private struct Corner {
  var target: Int
  var sample: Int
  var before: Double
  var after: Double
  var change: Double { abs(after - before) }
}

extension ValidatedUnit {
  /// The place where the speed of a column changes most while the target is visible: the speeds of
  /// the two steps before and of the two after are alike, with at most one step in between.
  fileprivate func corner(of target: Int, _ column: Int, trace: Trace) -> Corner? {
    let values = trace.values(target: target, column: column)
    let start = values.startIndex
    let shares = facts.visibleFractions(of: target)
    var found: Corner?
    guard values.count > 5 else { return nil }
    for sample in 3..<values.count - 2 where shares[sample] > 0 {
      let steps = (sample - 2...sample + 2).map {
        step(before: $0, of: target, values, start: start)
      }
      guard let first = steps[0], let before = steps[1], steps[2] != nil, let after = steps[3],
        let last = steps[4], isAlike(first, right: before), isAlike(after, right: last)
      else { continue }
      let corner = Corner(target: target, sample: sample, before: before, after: after)
      if corner.change.isFinite, corner.change > found?.change ?? 0 { found = corner }
    }
    return found
  }

  /// The change of a column for each point scrolled in the step that ends at a sample; nil if the
  /// sweep rests or turns, since it is no property of the effect there.
  private func step(
    before sample: Int,
    of target: Int,
    _ values: ArraySlice<Double>,
    start: Int
  ) -> Double? {
    let offsets = context.samples.offsets
    let location = context.sweepSample(of: target, sample)
    guard location > 1, context.sweepSample(of: target, sample - 1) == location - 1 else {
      return nil
    }
    let way = offsets[location] - offsets[location - 1]
    guard way * (offsets[location - 1] - offsets[location - 2]) > 0 else { return nil }
    return (values[start + sample] - values[start + sample - 1]) / way
  }

  private func isAlike(_ left: Double, right: Double) -> Bool {
    abs(left - right) <= 0.1 * max(abs(left), abs(right)) + 1e-9
  }
}
