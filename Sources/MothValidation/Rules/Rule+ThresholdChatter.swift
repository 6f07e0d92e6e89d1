internal import MothSimulation
internal import MothDiagnostics
internal import MothEngine
internal import MothScript

extension Rule {
  static let thresholdChatter = Rule(
    Explanation(
      id: "threshold-chatter",
      summary: "a trembling finger at the threshold switches a state back and forth",
      reason:
        "A single threshold has no memory: whoever rests a finger there sees a bar come and go, "
        + "and each time a body is evaluated.",
      help:
        "Use two thresholds, one to switch on and one, some points before it, to switch off; the "
        + "action has the old value."
    ),
    topic: .continuity,
    level: .off,
    decides: "Where the state of a scrollState switches at one offset, the content is moved by "
      + "`tremble` to and fro there, twenty times. More than ten changes are reported. "
      + "Off unless asked for, since most bars do without.",
    thresholds: [tremble],
    sources: ["https://github.com/mui/material-ui/issues/46751"],
    bad: [
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top > 100 end,
          action = function(state, _, isScrolled) state.isScrolled = isScrolled end,
          initial = { isScrolled = false },
          """
      ),
      Example(
        state: """
          of = function(scroll)
            return (scroll.contentOffset.y + scroll.contentInsets.top) // 300
          end,
          action = function(state, _, step) state.step = step end,
          initial = { step = 0 },
          """,
        also: ["threshold-at-rest"]
      ),
    ],
    good: [
      Example(
        state: """
          of = function(scroll)
            local scrolled = scroll.contentOffset.y + scroll.contentInsets.top
            return scrolled > 100 and 1 or (scrolled > 60 and 0 or -1)
          end,
          action = function(state, _, step)
            if step ~= 0 then state.isScrolled = step == 1 end
          end,
          initial = { isScrolled = false },
          """
      ),
      Example(
        state: """
          of = function(scroll) return scroll.contentSize.height > 100 end,
          action = function(state, _, isLong) state.isLong = isLong end,
          initial = { isLong = false },
          """
      ),
    ],
    unit: { unit, rule in
      guard let offset = unit.firstSwitch, let line = unit.stateLine else { return [] }
      // From rest to the threshold first, so that what has a memory has it.
      let there = [0, offset - rule[tremble], offset + rule[tremble]]
      let offsets = there + (0..<20).flatMap { _ in [there[1], there[2]] }
      let changes = unit.stateChanges(atOffsets: offsets).filter { $0 > 2 }.count
      guard changes > 10 else { return [] }
      return [
        rule.finding(
          "the state changes \(changes) times while a finger trembles by "
            + "\(NumberText.short(rule[tremble])) pt at an offset of "
            + "\(NumberText.fixed(offset, decimals: 1)) pt",
          at: unit.context.effect.file.location(ofLine: line)
        )
        .at(unit.context.moment(target: 0, sample: 0))
      ]
    }
  )

  private static let tremble = Threshold(
    "tremble",
    value: 2,
    in: 0...50,
    unit: "points",
    summary: "how far a trembling finger moves"
  )
}

extension ValidatedUnit {
  /// The line of the function that observes the scroll.
  var stateLine: Int? { definition.stages.lazy.compactMap { $0.scrollState?.of.line }.first }

  /// The offset at which the state first switches after the first layout, if it does so seldom; nil
  /// for a state that follows the scroll.
  fileprivate var firstSwitch: Double? {
    guard let steps = evaluation.state?.steps else { return nil }
    let changes = steps.indices.filter { $0 > 0 && steps[$0].changes > 0 }
    guard let first = changes.first, changes.count * 10 < steps.count else { return nil }
    let (low, high) = (context.samples.offsets[first - 1], context.samples.offsets[first])
    let offsets = (0...32).map { low + (high - low) * Double($0) / 32 }
    return stateChanges(atOffsets: [0] + offsets).first.map { $0 == 1 ? low : offsets[$0 - 1] }
  }
}
