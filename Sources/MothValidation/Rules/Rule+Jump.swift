internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let jump = Rule(
    Explanation(
      id: "jump",
      summary: "an argument jumps from one value to another at one offset of the scroll",
      reason: "However slowly a finger moves, the view is here in one frame and there in the "
        + "next. Two pieces of a formula do not meet.",
      help: "Let the pieces meet: give both the same value where one ends and the other "
        + "begins, or go from one to the other over some points."
    ),
    topic: .continuity,
    level: .warning,
    decides:
      "For visual effects, some visible targets: where a step between two samples stands out "
      + "between its neighbours, the effect is evaluated again in between, three times in 16 "
      + "parts, 0.002 points in the end. What is left of the step is the jump; it must not be more "
      + "than `points`, `degrees` or `amount`. The largest of each argument is reported. One within "
      + "2 points of rest is reported by threshold-at-rest.",
    thresholds: [points, degrees, amount],
    sources: [
      "https://github.com/nicklockwood/iCarousel/issues/210",
      "https://github.com/nicklockwood/iCarousel/issues/222",
    ],
    bad: [
      Example(
        """
        local distance = math.abs(geometry:frame("scrollView").midY - 389)
        local fade = distance < 100 and 1 or 1 - 0.85 * math.min(distance / 778, 1)
        return content:opacity(fade)
        """,
        line: 3
      ),
      Example(
        """
        local pages = geometry:frame("scrollView").minY / 236
        local slope = math.abs(pages) > 1 and 35 or 30
        return content:offset(env.reduceMotion and 0 or math.min(math.max(pages * slope, -80), 80), 0)
        """,
        line: 3
      ),
    ],
    good: [
      Example(
        """
        local distance = math.abs(geometry:frame("scrollView").midY - 389)
        local fade = 1 - 0.85 * math.min(math.max(distance - 100, 0) / 678, 1)
        return content:opacity(fade)
        """
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(1 + top / 60, 0.3), 1))
        """
      ),
    ],
    unit: { unit, rule in
      unit.jumps.filter { abs($0.offset) > Rule.restDistance }
        .compactMap {
          unit.finding($0, rule: rule, limits: (rule[points], rule[degrees], rule[amount]))
        }
    }
  )

  /// How near to rest a jump is another rule's business, in points.
  static let restDistance = 2.0

  private static let points = Threshold(
    "points",
    value: 1,
    unit: "points",
    summary: "the largest jump of a length"
  )
  private static let degrees = Threshold(
    "degrees",
    value: 1,
    unit: "degrees",
    summary: "the largest jump of an angle"
  )
  private static let amount = Threshold(
    "amount",
    value: 0.02,
    unit: "amount",
    summary: "the largest jump of an amount or a factor"
  )
}

extension ValidatedUnit {
  /// A finding for a jump that is larger than the limits for lengths, angles and amounts.
  func finding(
    _ jump: Jump,
    rule: ConfiguredRule,
    limits: (points: Double, degrees: Double, amount: Double)
  ) -> Diagnostic? {
    guard let trace = evaluation.trace else { return nil }
    let column = trace.shape.columns[jump.column]
    let limit =
      switch column.column?.unit {
      case .points: limits.points
      case .degrees: limits.degrees
      case .factor, .amount, .unitPoint, .axis, .matrix, .flag, .blendMode, .shader, nil:
        limits.amount
      }
    // What is computed as a difference may be a last bit more.
    guard jump.size > limit * (1 + 1e-9) else { return nil }
    let unit = column.column?.unit.suffix ?? ""
    let from = NumberText.fixed(jump.values.before, decimals: 3)
    let to = NumberText.fixed(jump.values.after, decimals: 3)
    return rule.finding(
      "'\(column.label)' jumps from \(from) to \(to)\(unit) at an offset of "
        + "\(NumberText.fixed(jump.offset, decimals: 2)) pt",
      at: location(ofColumn: jump.column, in: trace)
    )
    .at(context.moment(target: jump.target, sample: jump.sample))
  }
}
