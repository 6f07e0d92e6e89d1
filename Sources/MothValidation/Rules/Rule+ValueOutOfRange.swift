internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let valueOutOfRange = Rule(
    Explanation(
      id: "value-out-of-range",
      summary: "a transform is given a value outside its range",
      reason: "SwiftUI clamps it when drawing, so the effect stops early or does nothing there: "
        + "what the formula says is not what is seen.",
      help: "Clamp the value: math.min(math.max(value, low), high)."
    ),
    topic: .correctness,
    level: .error,
    decides: "Every argument of every sample is compared with the range in the catalog. Of a "
      + "scroll transition, what the closure returned for each phase is looked at, not "
      + "what SwiftUI makes of it between phases.",
    sources: ["https://developer.apple.com/documentation/swiftui/visualeffect"],
    bad: [
      Example("return content:opacity(1.2)"),
      Example(
        "local top = geometry:frame(\"scrollView\").minY\nreturn content:opacity(1 + top / 500)",
        line: 2
      ),
    ],
    good: [
      Example("return content:opacity(1)"),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(1 + top / 500, 0), 1))
        """
      ),
    ],
    unit: { unit, rule in
      guard let trace = unit.evaluation.trace else { return [] }
      return unit.valuesOutOfRange(in: trace).map { found in
        let column = trace.shape.columns[found.column]
        let element = trace.shape.elements[column.element]
        var diagnostic = rule.finding(
          "'\(column.label)' must be \(column.allowedText); got \(NumberText.exact(found.value))",
          at: unit.location(of: element, in: trace.shape)
        )
        .at(unit.context.moment(target: found.target, sample: found.sample))
        .clamping(
          found.column - element.columns.lowerBound,
          of: element.transform,
          in: unit.context.effect
        )
        diagnostic.count = found.count
        return diagnostic
      }
    }
  )
}

extension ValidatedUnit {
  /// The first value outside of each column's range.
  ///
  /// Of a scroll transition, what the closure returned is looked at: a spring that overshoots, and
  /// two edges at once, go beyond it by SwiftUI's own doing.
  fileprivate func valuesOutOfRange(in trace: Trace) -> [Occurrence] {
    let columns = trace.shape.columns
    func isOutside(_ column: Int, value: Double) -> Bool {
      guard let allowed = columns[column].column?.allowed, value.isFinite else { return false }
      return !allowed.contains(value)
    }
    let closureValues = evaluation.closureValues
    let direct = columns.indices.filter { closureValues[$0] == nil }
    let blended = columns.indices.compactMap { column in
      let values = closureValues[column, default: []]
      let outside = values.filter { isOutside(column, value: $0.value) }
      return outside.first.map { first in
        Occurrence(
          target: first.target,
          column: column,
          sample: 0,
          value: first.value,
          count: outside.count
        )
      }
    }
    return (trace.occurrences(inColumns: direct, isOutside) + blended)
      .sorted { $0.column < $1.column }
  }
}

extension TraceColumn {
  /// The allowed range in words: `between 0 and 1`, `at least 0 pt`.
  fileprivate var allowedText: String {
    guard let column else { return "a number" }
    let unit = column.unit.suffix
    let low = column.allowed.lowerBound
    let high = column.allowed.upperBound
    let limit = Double.greatestFiniteMagnitude
    if high == limit { return "at least \(NumberText.short(low))\(unit)" }
    if low == -limit { return "at most \(NumberText.short(high))\(unit)" }
    return "between \(NumberText.short(low)) and \(NumberText.short(high))\(unit)"
  }
}
