internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let negativeScale = Rule(
    Explanation(
      id: "negative-scale",
      summary: "a scale falls below 0, and the view is drawn mirrored",
      reason:
        "A scale that follows the scroll and is not limited goes through 0 and comes out on the "
        + "other side, upside down.",
      help: "Clamp it: math.max(value, 0.01)."
    ),
    topic: .correctness,
    level: .warning,
    decides:
      "A factor of scaleEffect that is negative in some sample. A factor that stays the same "
      + "through the sweep is a mirror on purpose.",
    sources: [
      "https://developer.apple.com/documentation/swiftui/visualeffect/scaleeffect(_:anchor:)"
    ],
    bad: [
      Example(
        """
        local top = env.reduceMotion and 0 or geometry:frame("scrollView").minY
        return content:scaleEffect(math.min(1 + top / 700, 1))
        """,
        line: 2
      ),
      Example(
        """
        local top = env.reduceMotion and 0 or geometry:frame("scrollView").minY
        return content:scaleEffect(1, math.min(1 + top / 500, 1), "bottom")
        """,
        line: 2
      ),
    ],
    good: [
      Example(
        """
        local top = env.reduceMotion and 0 or geometry:frame("scrollView").minY
        return content:scaleEffect(math.min(math.max(1 + top / 700, 0.5), 1))
        """
      ),
      Example(
        """
        local share = math.min(math.max(geometry:frame("scrollView").minY / 400, 0.5), 1)
        return content:scaleEffect(-1, 1):opacity(share)
        """
      ),
    ],
    unit: { unit, rule in unit.scaleFindings(rule, what: "is drawn mirrored") { $0 < 0 } }
  )
}

extension ValidatedUnit {
  /// A finding for each factor of a scale that moves and for which a test holds somewhere.
  func scaleFindings(
    _ rule: ConfiguredRule,
    what: String,
    test: (Double) -> Bool
  ) -> [Diagnostic] {
    guard let trace = evaluation.trace else { return [] }
    let factors = facts.movingColumns.filter { column in
      trace.shape.columns[column].column?.unit == .factor
        && trace.shape.elements[trace.shape.columns[column].element].transform.isScale
    }
    var seen: Set<Int> = []
    return trace.occurrences(inColumns: factors) { _, value in test(value) }
      .filter { seen.insert(trace.shape.columns[$0.column].element).inserted }
      .map { found in
        let label = trace.shape.columns[found.column].label
        var finding = rule.finding(
          "'\(context.target)' \(what): '\(label)' is \(NumberText.short(found.value))",
          at: location(ofColumn: found.column, in: trace)
        )
        .at(context.moment(target: found.target, sample: found.sample))
        finding.count = found.count
        return finding
      }
  }
}

extension Transform {
  /// Whether it is one of the scales.
  fileprivate var isScale: Bool { swiftName == "scaleEffect" }
}
