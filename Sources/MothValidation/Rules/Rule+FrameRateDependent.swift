internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothSimulation

extension Rule {
  static let frameRateDependent = Rule(
    Explanation(
      id: "frame-rate-dependent",
      summary: "the same scroll leaves another state on a display with another frame rate",
      reason:
        "Displays have 60, 80, 90 or 120 frames per second, and the rate changes while scrolling. "
        + "What is added once a frame grows twice as fast on one as on the other.",
      help: "Compute the value from the offset alone, or from the difference of two offsets; count "
        + "nothing per call."
    ),
    topic: .state,
    level: .warning,
    decides:
      "Where a number in the state ends at another value than after the turning points of the "
      + "scroll alone, the same motion runs again with every second frame, and with a frame "
      + "between any two. A number that goes one way from few frames to many, by more than "
      + "'change' of what it is, is reported.",
    thresholds: [change],
    sources: ["mikke89/RmlUi#870", "Moth's own choice: the change"],
    bad: [
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y end,
          action = function(state)
            state.travelled = state.travelled + 8
          end,
          initial = { travelled = 0 },
          owner = "card",
          """,
        line: 3,
        also: ["state-written-every-frame", "writes-during-overscroll"]
      ),
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y end,
          action = function(state, old, new)
            state.jolt = state.jolt * 0.99 + math.abs(new - old)
          end,
          initial = { jolt = 0 },
          owner = "card",
          """,
        line: 3,
        also: ["state-written-every-frame", "writes-during-overscroll"]
      ),
    ],
    good: [
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top > 100 end,
          action = function(state, _, isFar) state.changes = state.changes + 1 end,
          initial = { changes = 0 },
          """
      ),
      Example(
        state: """
          of = function(scroll)
            local scrolled = scroll.contentOffset.y + scroll.contentInsets.top
            return math.min(math.max(scrolled, 0), 140)
          end,
          action = function(state, old, new) state.header = state.header + new - old end,
          initial = { header = 0 },
          owner = "card",
          """
      ),
    ],
    unit: { unit, rule in
      guard let state = unit.scrolledState, state.isSteady else { return [] }
      let fields = state.fieldsDependingOnFrames
      guard !fields.isEmpty,
        let few = state.run(unit.context.samples.everySecond),
        let many = state.run(unit.context.samples.withMidpoints)
      else { return [] }
      let last = unit.context.samples.count - 1
      for field in fields {
        let values = (
          few: few.lastValue(of: field), real: state.trace.lastValue(of: field),
          many: many.lastValue(of: field)
        )
        let difference = min(abs(values.few - values.real), abs(values.many - values.real))
        guard (values.few < values.real) == (values.real < values.many),
          difference > rule[change] * max(abs(values.few), abs(values.many))
        else { continue }
        let name = state.trace.fields[field].name
        let rate = unit.context.device.refreshRate
        return [
          rule.finding(
            "'\(name)' ends at \(NumberText.fixed(values.real, decimals: 2)) with "
              + "\(NumberText.short(rate)) frames per second, and at "
              + "\(NumberText.fixed(values.few, decimals: 2)) with \(NumberText.short(rate / 2))",
            at: unit.context.effect.location(ofWriteTo: name)
          )
          .at(state.moment(last))
        ]
      }
      return []
    }
  )

  private static let change = Threshold(
    "change",
    value: 0.05,
    in: 0...1,
    unit: "share",
    summary: "the part of a number by which frame rates may differ"
  )
}

extension ScrolledState {
  /// The numbers that end at another value than after the scroll's turning points alone.
  fileprivate var fieldsDependingOnFrames: [Int] {
    let fields = numericFields
    guard !fields.isEmpty, unit.context.samples.phases.last == .idle, let last = offsets.last,
      let brief = run(at: turningPoints + [last])
    else { return [] }
    return fields.filter { brief.lastValue(of: $0) != trace.lastValue(of: $0) }
  }

  private var turningPoints: [Double] {
    let offsets = offsets
    return offsets.indices.dropFirst().dropLast().compactMap { sample in
      let turns = (offsets[sample] - offsets[sample - 1]) * (offsets[sample + 1] - offsets[sample])
      return turns <= 0 && offsets[sample] != offsets[sample - 1] ? offsets[sample] : nil
    }
  }
}

extension StateTrace {
  fileprivate func lastValue(of field: Int) -> Double {
    value(field: field, sample: steps.count - 1)
  }
}

extension SweepSamples {
  /// The first and the last frame, and every second between.
  fileprivate var everySecond: SweepSamples {
    var few = SweepSamples()
    for sample in 1..<max(count, 1) where sample % 2 == 0 || sample == count - 1 {
      few.append(time: times[sample], offset: offsets[sample], phase: phases[sample])
    }
    return few
  }

  /// All frames, with one in the middle between any two.
  fileprivate var withMidpoints: SweepSamples {
    var many = SweepSamples()
    for sample in 1..<max(count, 1) {
      many.append(
        time: (times[sample - 1] + times[sample]) / 2,
        offset: (offsets[sample - 1] + offsets[sample]) / 2,
        phase: phases[sample]
      )
      many.append(time: times[sample], offset: offsets[sample], phase: phases[sample])
    }
    return many
  }
}
