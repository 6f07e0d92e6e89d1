internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothScript

extension Rule {
  static let bottomTestIgnoresInsets = Rule(
    Explanation(
      id: "bottom-test-ignores-insets",
      summary: "a test for the end of the content cannot become true under a top inset",
      reason:
        "containerSize leaves the content insets out and contentOffset begins at minus the top "
        + "inset: at the end, contentOffset.y + containerSize.height is the height of the content "
        + "less the top inset. A smaller tolerance is never reached, however far one scrolls.",
      help: "Add the inset: scroll.contentOffset.y + scroll.contentInsets.top + "
        + "scroll.containerSize.height."
    ),
    topic: .state,
    level: .warning,
    decides: "The state machine runs again from rest to the end of the content: as it is, without "
      + "insets, and without insets over longer content. A field that changes only in the second "
      + "run is a test for the end that the inset keeps from becoming true. Insets up to 'inset' "
      + "are not looked at.",
    thresholds: [inset],
    sources: [
      "https://developer.apple.com/documentation/swiftui/scrollgeometry",
      "Moth's own choice: the inset",
    ],
    bad: [
      Example(
        state: """
          of = function(scroll) return scroll end,
          action = function(state, _, scroll)
            local bottom = scroll.contentOffset.y + scroll.containerSize.height
            if bottom >= scroll.contentSize.height - 24 then state.read = true end
          end,
          initial = { read = false },
          """,
        line: 4,
        sweep: "exhaustive"
      ),
      Example(
        state: """
          of = function(scroll)
            return scroll.contentOffset.y > 0
              and scroll.contentSize.height - scroll.bounds.maxY < 40
          end,
          action = function(state, _, isAtEnd) state.isAtEnd = isAtEnd end,
          initial = { isAtEnd = false },
          """,
        sweep: "exhaustive"
      ),
    ],
    good: [
      Example(
        state: """
          of = function(scroll) return scroll end,
          action = function(state, _, scroll)
            local scrolled = scroll.contentOffset.y + scroll.contentInsets.top
            local bottom = scrolled + scroll.containerSize.height
            if bottom >= scroll.contentSize.height - 24 then state.read = true end
          end,
          initial = { read = false },
          """
      ),
      Example(
        state: """
          of = function(scroll)
            return scroll.contentSize.height > 0
              and scroll.visibleRect.maxY >= scroll.contentSize.height
          end,
          action = function(state, _, isAtEnd) state.isAtEnd = isAtEnd end,
          initial = { isAtEnd = false },
          """
      ),
    ],
    unit: { unit, rule in
      guard let state = unit.scrolledState, state.isSteady, state.inset > rule[inset],
        let found = state.missedEnd
      else { return [] }
      let name = state.trace.fields[found.field].name
      let inset = NumberText.short(state.inset)
      let edge = state.axis == .vertical ? "top" : "leading"
      let coordinate = state.axis == .vertical ? "y" : "x"
      let allowed = found.tolerance.map { "the test allows \(NumberText.short($0)) pt there, and " }
      var diagnostic = rule.finding(
        "'\(name)' is still \(state.words(found.value, field: found.field)) at the end of the "
          + "content: \(allowed ?? "")contentOffset.\(coordinate) ends \(inset) "
          + "pt before, by the \(edge) inset",
        at: state.location(ofTestFor: name)
      )
      .at(state.moment(state.farthestSample))
      if let tolerance = found.tolerance, state.inset > tolerance {
        let pull = NumberText.short(state.inset - tolerance)
        diagnostic = diagnostic.note("only pulling \(pull) pt beyond the end would change it")
      }
      return [diagnostic]
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
  /// A field that should change at the end of the content and does not.
  fileprivate struct MissedEnd {
    let field: Int
    let value: Double
    /// How far from the end it would change without insets, in points; nil if the content fits.
    let tolerance: Double?
  }

  /// The location of what decides on a field: `of` where that gives a truth value, else the write.
  func location(ofTestFor field: String) -> SourceLocation {
    let effect = unit.context.effect
    if case .boolean = trace.seen(sample: 0) {
      return effect.location(ofKey: "of", inTable: "scrollState")
    }
    return effect.location(ofWriteTo: field)
  }

  /// The first of the samples that are nearest to the end of the content without being beyond it.
  fileprivate var farthestSample: Int {
    let (offsets, extent) = (offsets, extent)
    var farthest = 0
    for sample in offsets.indices
    where offsets[sample] <= extent + 0.01 && offsets[sample] > offsets[farthest] {
      farthest = sample
    }
    return farthest
  }

  fileprivate var missedEnd: MissedEnd? {
    let fields = tracedFields.filter(isUnchangedWithinContent)
    guard !fields.isEmpty else { return nil }
    let count = 16
    let distances = extent > 0 ? (1...count).map { extent * Double($0) / Double(count) } : []
    guard let real = run(at: distances), let bare = run(at: distances, .withoutInsets) else {
      return nil
    }
    let last = distances.count
    let missed = fields.filter { field in
      real.isConstant(field)
        && bare.value(field: field, sample: last) != real.value(field: field, sample: last)
    }
    guard !missed.isEmpty,
      let longer = run(at: distances, Variation(hasInsets: false, addedLength: 10_000)),
      let field = missed.first(where: {
        longer.isConstant($0)
          && longer.value(field: $0, sample: 0) == real.value(field: $0, sample: 0)
      })
    else { return nil }
    let value = real.value(field: field, sample: 0)
    let first = distances.indices.first { bare.value(field: field, sample: $0 + 1) != value }
    let location = first.flatMap { first in
      bare.value(field: field, sample: 0) != value
        ? nil
        : self.location(
          ofChangeOf: field,
          between: first == 0 ? 0 : distances[first - 1],
          and: distances[first],
          .withoutInsets
        )
    }
    return MissedEnd(
      field: field,
      value: value,
      tolerance: location.map { ((extent - $0) * 2).rounded() / 2 }
    )
  }

  /// Whether a field keeps its value until the sweep first shows what lies beyond the end.
  private func isUnchangedWithinContent(_ field: Int) -> Bool {
    let (offsets, extent) = (offsets, extent)
    let value = trace.value(field: field, sample: 0)
    for sample in trace.steps.indices {
      if offsets[sample] > extent { return true }
      if trace.value(field: field, sample: sample) != value { return false }
    }
    return true
  }
}

extension StateTrace {
  /// Whether a field keeps its value through all samples.
  fileprivate func isConstant(_ field: Int) -> Bool {
    steps.indices.allSatisfy { value(field: field, sample: $0) == value(field: field, sample: 0) }
  }
}
