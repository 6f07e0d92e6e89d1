internal import MothDiagnostics
internal import MothEngine
internal import MothScript

extension Rule {
  static let firstLayoutNeverFires = Rule(
    Explanation(
      id: "first-layout-never-fires",
      summary:
        "the value of 'of' is the same before and after the first layout, and the action that "
        + "it is for never runs",
      reason:
        "onScrollGeometryChange calls its action only when the value changes. Before the first "
        + "layout the geometry is all zeros: what is already true of that and stays true is no "
        + "change, so the state keeps its first value for ever.",
      help:
        "return scroll itself from 'of' and decide in 'action': the geometry always differs from "
        + "zeros at the first layout."
    ),
    topic: .state,
    level: .error,
    decides:
      "The action did not run while the content was within its ends. The value of 'of' at the "
      + "first layout is the same as for a geometry of zeros, and neither false nor 0. And the "
      + "action, called by Moth with that value, would change the state.",
    sources: [
      "https://developer.apple.com/documentation/swiftui/view/"
        + "onscrollgeometrychange(for:of:action:)",
      "Hongtae/SwiftVVD Sources/VUI/Views/ScrollView",
    ],
    bad: [
      Example(
        state: """
          of = function(scroll)
            return scroll.contentOffset.y + scroll.containerSize.height
              >= scroll.contentSize.height - 9000
          end,
          action = function(state, _, reached) if reached then state.read = true end end,
          initial = { read = false },
          """
      ),
      Example(
        state: """
          initial = { fits = "unknown" },
          action = function(state, _, fits) state.fits = fits end,
          of = function(scroll) return scroll.contentSize.height < 9000 and "fits" or "scrolls" end,
          """,
        line: 3
      ),
    ],
    good: [
      Example(
        state: """
          of = function(scroll) return scroll end,
          action = function(state, _, scroll)
            if scroll.contentSize.height < 9000 then state.fits = true end
          end,
          initial = { fits = false },
          """
      ),
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top > 9000 end,
          action = function(state, _, isFar) state.isFar = isFar end,
          initial = { isFar = false },
          """
      ),
    ],
    unit: { unit, rule in
      guard let state = unit.scrolledState, state.actionsWithinContent == 0,
        !state.trace.steps.isEmpty, state.trace.zeroValue.isInformative,
        let forced = state.run(at: [], calls: .always), forced.steps[0].changes > 0
      else { return [] }
      let farthest = state.offsets.indices.max { state.offsets[$0] < state.offsets[$1] } ?? 0
      let outcome =
        state.trace.actions == 0 ? "never runs" : "runs only beyond the ends of the content"
      let values = [
        state.trace.zeroValue, state.trace.seen(sample: 0), state.trace.seen(sample: farthest),
      ].map(\.words)
      return [
        rule.finding(
          "'of' gives \(values[0]) for a geometry of zeros, \(values[1]) at the first layout and "
            + "\(values[2]) after scrolling, so that 'action' \(outcome)",
          at: unit.context.effect.location(ofKey: "of", inTable: "scrollState")
        )
        .at(state.moment(0))
      ]
    }
  )
}

extension ScrolledState {
  /// How often the action ran between two frames that show the content within its ends.
  fileprivate var actionsWithinContent: Int {
    let (offsets, within) = (offsets, -0.5...extent + 0.5)
    return trace.steps.indices.count { sample in
      trace.steps[sample].fired && within.contains(offsets[sample])
        && within.contains(offsets[max(sample - 1, 0)])
    }
  }
}

extension ScriptState.SeenValue {
  /// Whether it is more than the natural nothing: false, 0.
  fileprivate var isInformative: Bool {
    switch self {
    case .boolean(let value): value
    case .number(let value): value != 0
    case .text, .geometry: true
    }
  }

  fileprivate var words: String {
    switch self {
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): NumberText.short(value)
    case .text: "a string"
    case .geometry: "the geometry"
    }
  }
}
