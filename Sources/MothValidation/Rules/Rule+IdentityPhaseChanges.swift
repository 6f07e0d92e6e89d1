internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry

extension Rule {
  static let identityPhaseChanges = Rule(
    Explanation(
      id: "identity-phase-changes",
      summary: "a scroll transition changes the view in the identity phase too",
      reason:
        "In the identity phase the view is where it is meant to be seen, and what the closure "
        + "returns there is drawn: also with moth.identity, and for as long as the view is "
        + "visible. What is meant for the edges only then never goes away.",
      help:
        "return the identity value where phase.isIdentity (offset 0, scale 1, opacity 1), and put "
        + "what always holds on the view itself."
    ),
    topic: .transition,
    level: .warning,
    decides:
      "Each number that the closure returned for the identity phase is compared with the value "
      + "that changes nothing. Blend modes and shaders, and numbers outside of a transform's "
      + "range, are not looked at.",
    sources: [
      "https://developer.apple.com/documentation/swiftui/scrolltransitionphase/isidentity",
      "Goateraction/ScrollTransition ScrollTransition/ContentView.swift",
    ],
    bad: [
      Example(
        transition: """
          effect = function(content, phase)
            return content:opacity(phase.isIdentity and 0.8 or 0.4)
          end,
          """,
        line: 2
      ),
      Example(
        transition: """
          effect = function(content, phase, env)
            local lift = not env.reduceMotion and phase.isIdentity and -10 or 0
            return content:opacity(1 - math.abs(phase.value) * 0.5):offset(0, lift)
          end,
          """,
        line: 3
      ),
    ],
    good: [
      Example(
        transition: """
          effect = function(content, phase)
            return content:opacity(phase.isIdentity and 1 or 0.4)
          end,
          """
      ),
      Example(
        transition: """
          effect = function(content, phase)
            return content:blendMode("screen"):saturation(1 - math.abs(phase.value) * 0.5)
          end,
          """
      ),
    ],
    unit: { unit, rule in
      guard let trace = unit.evaluation.trace, !unit.evaluation.transitions.isEmpty else {
        return []
      }
      return trace.shape.elements.compactMap { element in
        guard element.transform.transformClass != .fixed,
          element.transform.transformClass != .shader
        else { return nil }
        let found = element.columns.lazy.compactMap { unit.change(of: $0, in: trace) }.first
        guard let found else { return nil }
        let column = trace.shape.columns[found.column]
        let suffix = column.column?.unit.suffix ?? ""
        var diagnostic = rule.finding(
          "'\(column.label)' is \(NumberText.short(found.value))\(suffix) in the identity phase; "
            + "\(NumberText.short(column.column?.identity ?? 0))\(suffix) would change nothing",
          at: unit.location(of: element, in: trace.shape)
        )
        .at(unit.context.moment(target: found.target, sample: 0))
        diagnostic.count = found.count
        return diagnostic
      }
    }
  )
}

extension ValidatedUnit {
  /// The first number of a column that is not its identity in the identity phase.
  fileprivate func change(of column: Int, in trace: Trace) -> Occurrence? {
    guard let known = trace.shape.columns[column].column, known.decidesIdentity,
      let values = evaluation.closureValues[column]
    else { return nil }
    let changing = values.filter { value in
      value.phase == .identity && value.value != known.identity
        && known.allowed.contains(value.value)
    }
    return changing.first.map { first in
      Occurrence(
        target: first.target,
        column: column,
        sample: 0,
        value: first.value,
        count: changing.count
      )
    }
  }
}
