internal import MothDiagnostics
internal import MothEngine
internal import MothScript

extension Rule {
  static let writesDuringOverscroll = Rule(
    Explanation(
      id: "writes-during-overscroll",
      summary: "the state follows the bounce beyond an end of the content",
      reason:
        "While content is pulled beyond its end or springs back, nothing is scrolled. A state "
        + "that changes then evaluates bodies during the bounce, which can cut it short, and one "
        + "that adds up what was moved is wrong after it.",
      help:
        "limit the distance to what can be scrolled before using it: math.min(math.max(scrolled, "
        + "0), math.max(contentSize - containerSize, 0))."
    ),
    topic: .state,
    level: .warning,
    decides: "The state changes in more than 'share' of the frames that show the content beyond an "
      + "end. Or a number in it has another value at an end after bounces of 20, 40 and 60 points, "
      + "another one after each.",
    thresholds: [share],
    sources: [
      "apptekstudios/ASCollectionView#134",
      "react/react-native#21110",
      "Moth's own choice: the share",
    ],
    bad: [
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top end,
          action = function(state, _, scrolled) state.scrolled = scrolled end,
          initial = { scrolled = 0 },
          owner = "card",
          """,
        line: 2,
        also: ["state-written-every-frame"]
      ),
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y end,
          action = function(state, old, new)
            state.header = math.min(math.max(state.header + new - old, 0), 140)
          end,
          initial = { header = 0 },
          owner = "card",
          """,
        line: 3,
        also: ["state-written-every-frame"]
      ),
    ],
    good: [
      Example(
        state: """
          of = function(scroll)
            local scrolled = scroll.contentOffset.y + scroll.contentInsets.top
            return math.min(math.max(scrolled, 0), 140)
          end,
          action = function(state, _, header) state.header = header end,
          initial = { header = 0 },
          owner = "card",
          """
      ),
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top < -60 end,
          action = function(state, _, isPulled) state.isPulled = isPulled end,
          initial = { isPulled = false },
          """
      ),
    ],
    unit: { unit, rule in
      guard let state = unit.scrolledState, state.isSteady else { return [] }
      let beyond = state.overscroll
      guard beyond.frames > 0 else { return [] }
      if let field = state.fieldAddingUpBounces { return [rule.finding(field, in: state)] }
      guard Double(beyond.changes) > rule[share] * Double(beyond.frames),
        let field = state.changingField(at: beyond.first)
      else { return [] }
      let name = state.trace.fields[field].name
      let percent = (100 * Double(beyond.changes) / Double(beyond.frames)).rounded()
      return [
        rule.finding(
          "'\(name)' changes in \(beyond.changes) of \(beyond.frames) frames beyond the ends of "
            + "the content, which is \(NumberText.fixed(percent, decimals: 0)) %",
          at: unit.context.effect.location(ofWriteTo: name)
        )
        .at(state.moment(beyond.first))
      ]
    }
  )

  private static let share = Threshold(
    "share",
    value: 0.5,
    in: 0...1,
    unit: "share",
    summary: "the part of the frames beyond an end in which the state may change"
  )
}

extension ConfiguredRule {
  fileprivate func finding(
    _ found: ScrolledState.AddingField,
    in state: ScrolledState
  ) -> Diagnostic {
    let name = state.trace.fields[found.field].name
    let end = found.isAtEnd ? "at the end" : "at rest"
    return finding(
      "'\(name)' is \(NumberText.fixed(found.before, decimals: 2)) \(end), and "
        + "\(NumberText.fixed(found.after, decimals: 2)) there after a bounce of "
        + "\(NumberText.short(found.bounce)) pt",
      at: state.unit.context.effect.location(ofWriteTo: name)
    )
    .at(state.moment(state.overscroll.first))
  }
}

extension ScrolledState {
  /// The frames beyond an end, in how many of them the state changes, and the first of these.
  fileprivate var overscroll: (frames: Int, changes: Int, first: Int) {
    var (frames, changes, first) = (0, 0, 0)
    let (offsets, extent) = (offsets, extent)
    // What is not a full pixel may come from rounding.
    for sample in trace.steps.indices where offsets[sample] < -0.5 || offsets[sample] > extent + 0.5
    {
      frames += 1
      guard trace.steps[sample].changes > 0 else { continue }
      if changes == 0 { first = sample }
      changes += 1
    }
    return (frames, changes, first)
  }

  fileprivate func changingField(at sample: Int) -> Int? {
    tracedFields.first { field in
      let before = sample > 0 ? trace.value(field: field, sample: sample - 1) : 0
      return trace.value(field: field, sample: sample) != before
    }
  }

  /// A number that is wrong after a bounce.
  fileprivate struct AddingField {
    let field: Int
    let isAtEnd: Bool
    let before: Double
    let after: Double
    let bounce: Double
  }

  /// The first number that a bounce leaves at another value than it had at the end of the content
  /// or at rest, and another bounce at yet another.
  fileprivate var fieldAddingUpBounces: AddingField? {
    let changes = overscroll.changes
    guard changes > 0, !numericFields.isEmpty else { return nil }
    let bounces = [20.0, 40, 60]
    let runs = bounces.compactMap { run(at: [-$0, 0, extent, extent + $0, extent]) }
    guard runs.count == bounces.count else { return nil }
    for field in numericFields {
      for (before, after) in [(3, 5), (0, 2)] {
        let values = runs.map { $0.value(field: field, sample: after) }
        let expected = runs[0].value(field: field, sample: before)
        guard Set(values + [expected]).count == bounces.count + 1,
          (values + [expected]).allSatisfy(\.isFinite)
        else { continue }
        return AddingField(
          field: field,
          isAtEnd: before == 3,
          before: expected,
          after: values[1],
          bounce: bounces[1]
        )
      }
    }
    return nil
  }
}
