internal import MothScript
internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let thresholdAtRest = Rule(
    Explanation(
      id: "threshold-at-rest",
      summary: "an argument or a state switches exactly where the content rests",
      reason:
        "Offsets at rest are rounded to pixels and come back from a bounce a fraction off, so "
        + "that it flickers, or shows the wrong side for good.",
      help: "Put the threshold some points away from rest: scrolled > 8 instead of scrolled > 0."
    ),
    topic: .continuity,
    level: .warning,
    decides: "A jump of an argument (see jump) within `distance` of rest; or a state that changes "
      + "once within that distance of rest and not again over the next points.",
    thresholds: [distance],
    sources: ["https://codepudding.com/os/164136.html (offsets are snapped to pixels)"],
    bad: [
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(top < 0 and 0.5 or 1)
        """,
        line: 2
      ),
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top > 0 end,
          action = function(state, _, isScrolled) state.isScrolled = isScrolled end,
          initial = { isScrolled = false },
          """
      ),
    ],
    good: [
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(1 + top / 80, 0.5), 1))
        """
      ),
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top > 20 end,
          action = function(state, _, isScrolled) state.isScrolled = isScrolled end,
          initial = { isScrolled = false },
          """
      ),
    ],
    unit: { unit, rule in
      let jumps = unit.jumps.filter { abs($0.offset) <= min(rule[distance], Rule.restDistance) }
      let arguments = jumps.compactMap { unit.finding($0, rule: rule, limits: (1, 1, 0.02)) }
      return arguments
        + (unit.stateSwitch(within: rule[distance]).map { offset in
          [
            rule.finding(
              "the state switches \(NumberText.fixed(offset, decimals: 2)) pt from rest",
              at: unit.stateLine.map { unit.context.effect.file.location(ofLine: $0) }
            )
            .at(unit.context.moment(target: 0, sample: 1))
          ]
        } ?? [])
    }
  )

  private static let distance = Threshold(
    "distance",
    value: 2,
    in: 0...20,
    unit: "points",
    summary: "how near to rest a threshold may not be"
  )
}
