internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothScript

extension Rule {
  static let restOffsetNotZero = Rule(
    Explanation(
      id: "rest-offset-not-zero",
      summary: "a test of the scroll offset forgets that it is not 0 at rest",
      reason:
        "Under a navigation bar or a status bar contentOffset begins at minus the inset. What is "
        + "compared with 0 or counted from 0 changes only after the inset has been scrolled away, "
        + "and on each device at another place.",
      help: "Use the distance from rest: scroll.contentOffset.y + scroll.contentInsets.top."
    ),
    topic: .space,
    level: .warning,
    decides:
      "The first change of a field while scrolling away from rest is located, and looked for "
      + "again without insets and over longer content. If it then comes earlier by exactly the "
      + "inset, the inset was left out. Insets up to 'inset' are not looked at.",
    thresholds: [inset],
    sources: [
      "https://developer.apple.com/documentation/swiftui/scrollgeometry",
      "Moth's own choice: the inset",
    ],
    bad: [
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y > 100 end,
          action = function(state, _, isFar) state.isFar = isFar end,
          initial = { isFar = false },
          """
      ),
      Example(
        state: """
          of = function(scroll)
            return math.floor(math.min(math.max(scroll.contentOffset.y / 200, 0), 1) * 10)
          end,
          action = function(state, _, step)
            state.collapse = step / 10
          end,
          initial = { collapse = 0 },
          """,
        line: 5
      ),
    ],
    good: [
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top > 100 end,
          action = function(state, _, isFar) state.isFar = isFar end,
          initial = { isFar = false },
          """
      ),
      Example(
        state: """
          of = function(scroll)
            local left = scroll.contentSize.height - scroll.visibleRect.maxY
            return scroll.contentSize.height > 0 and left < 500
          end,
          action = function(state, _, isNearEnd) state.isNearEnd = isNearEnd end,
          initial = { isNearEnd = false },
          """
      ),
    ],
    unit: { unit, rule in
      guard let state = unit.scrolledState, state.isSteady, state.inset > rule[inset] else {
        return []
      }
      let found = state.tracedFields.lazy.compactMap { state.lateChange(of: $0) }.first
      guard let found else { return [] }
      let name = state.trace.fields[found.field].name
      let inset = NumberText.short(state.inset)
      let coordinate = state.axis == .vertical ? "y" : "x"
      return [
        rule.finding(
          "'\(name)' first changes \(NumberText.short(found.distance)) pt from rest, where "
            + "contentOffset.\(coordinate) is \(NumberText.short(found.distance - state.inset)): "
            + "at rest it is -\(inset)",
          at: state.location(ofTestFor: name)
        )
        .at(state.moment(found.sample))
      ]
    }
  )

  private static let inset = Threshold(
    "inset",
    value: 1,
    in: 0...1000,
    unit: "points",
    summary: "the inset up to which nothing is said"
  )
}

extension ScrolledState {
  /// A change that comes later by the inset.
  fileprivate struct LateChange {
    let field: Int
    let sample: Int
    /// How far from rest it is, in points.
    let distance: Double
  }

  fileprivate func lateChange(of field: Int) -> LateChange? {
    guard let sample = firstChange(of: field) else { return nil }
    let (before, after) = (max(offsets[sample - 1], 0), offsets[sample])
    // Nothing that starts before the inset has been scrolled away comes late by it.
    guard after > inset, before < after, changes(field, by: before, variation: .withoutInsets),
      changes(field, by: before, variation: Variation(hasInsets: false, addedLength: 10_000)),
      let late = location(ofChangeOf: field, between: before, and: after, .none),
      let early = location(
        ofChangeOf: field,
        between: max(late - inset - 1, 0),
        and: late - inset + 1,
        .withoutInsets
      ), abs(late - inset - early) < 0.5
    else { return nil }
    return LateChange(field: field, sample: sample, distance: (late * 2).rounded() / 2)
  }

  /// The sample at which a field first has another value than at the first layout, if that is on
  /// the way away from rest.
  private func firstChange(of field: Int) -> Int? {
    let rest = trace.value(field: field, sample: 0)
    let sample = trace.steps.indices.first { trace.value(field: field, sample: $0) != rest }
    return sample.flatMap { offsets[$0] > 0 && offsets[$0] <= extent ? $0 : nil }
  }

  /// Whether a field has another value than at rest at a distance from it, in points.
  private func changes(_ field: Int, by distance: Double, variation: Variation) -> Bool {
    guard let run = run(at: [distance], variation) else { return false }
    return run.value(field: field, sample: 1) != run.value(field: field, sample: 0)
  }
}
