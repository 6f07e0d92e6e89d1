internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothScript

extension Rule {
  static let nondeterministicEffect = Rule(
    Explanation(
      id: "nondeterministic-effect",
      summary: "the same sample gives another chain when it is evaluated again",
      reason: "SwiftUI calls the closure when it likes and as often as it likes, for each view "
        + "in no fixed order; what depends on earlier calls flickers.",
      help: "Compute everything from geometry, env and p; keep no counters or tables outside "
        + "the function."
    ),
    topic: .correctness,
    level: .error,
    decides: "Some samples are evaluated twice in a row, and again from the sweep's end to its "
      + "start, also in a fresh Lua state; any difference is reported.",
    sources: ["https://developer.apple.com/documentation/swiftui/view/visualeffect(_:)"],
    bad: [
      Example(
        "calls = calls + 1\nreturn content:opacity(1 / calls)",
        line: 2,
        above: "local calls = 0"
      ),
      Example(
        "local last = seen[1] or 0\nseen[1] = env.velocity\nreturn content:hueRotation(last)",
        line: 3,
        above: "local seen = {}"
      ),
    ],
    good: [
      Example("return content:offset(0, env.index)"),
      Example("return content:opacity(moth.noise(env.velocity, 7))"),
    ],
    unit: { unit, rule in
      guard let difference = unit.evaluation.difference, let trace = unit.evaluation.trace
      else { return [] }
      return [
        rule.finding(
          message(difference, trace),
          at: place(difference, trace, unit)
        )
        .at(unit.context.moment(target: difference.target, sample: difference.sample))
      ]
    }
  )

  private static func message(_ difference: ReevaluationDifference, _ trace: Trace) -> String {
    let order =
      switch difference.order {
      case .repeated: "evaluated twice in a row"
      case .reversed: "evaluated again in another order"
      }
    guard let column = difference.column else {
      return "a sample gives another chain when \(order)"
    }
    return "'\(trace.shape.columns[column].label)' of one sample is "
      + "\(NumberText.exact(difference.first)), and \(NumberText.exact(difference.second)) when \(order)"
  }

  private static func place(
    _ difference: ReevaluationDifference,
    _ trace: Trace,
    _ unit: ValidatedUnit
  ) -> SourcePlace {
    let effect = unit.context.effect
    guard difference.line > 0, let column = difference.column else {
      return SourcePlace(path: effect.path, range: nil)
    }
    let element = trace.shape.elements[trace.shape.columns[column].element]
    // Another branch of the script may have made the second chain, with the same transforms.
    return element.line == difference.line
      ? unit.place(of: element, in: trace.shape)
      : effect.place(ofCall: element.transform.name, onLine: difference.line)
  }
}
