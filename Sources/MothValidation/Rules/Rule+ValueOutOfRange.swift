internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let valueOutOfRange: Rule = {
    let explanation = Explanation(
      id: "value-out-of-range",
      summary: "a transform is given a value outside its range",
      reason: "SwiftUI clamps it when drawing, so the effect stops early or does nothing there: "
        + "what the formula says is not what is seen.",
      help: "Clamp the value: math.min(math.max(value, low), high)."
    )
    return Rule(
      explanation,
      severity: .error,
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
      unit: { unit in
        guard let trace = unit.evaluation.trace else { return [] }
        let columns = trace.shape.columns
        return trace.occurrences { column, value in
          guard let allowed = columns[column].column?.allowed, value.isFinite else { return false }
          return !allowed.contains(value)
        }.map { found in
          let column = columns[found.column]
          var diagnostic = finding(
            explanation,
            .error,
            "'\(column.label)' must be \(column.allowedText); got \(NumberText.exact(found.value))",
            at: unit.place(of: trace.shape.elements[column.element], in: trace.shape)
          )
          .help(explanation.help)
          .at(unit.context.moment(target: found.target, sample: found.sample))
          diagnostic.count = found.count
          return diagnostic
        }
      }
    )
  }()
}

extension TraceColumn {
  /// The allowed range in words: `between 0 and 1`, `at least 0 pt`.
  fileprivate var allowedText: String {
    guard let column else { return "a number" }
    let unit = column.unit.symbol.isEmpty ? "" : " \(column.unit.symbol)"
    let low = column.allowed.lowerBound
    let high = column.allowed.upperBound
    let limit = Double.greatestFiniteMagnitude
    if high == limit { return "at least \(NumberText.short(low))\(unit)" }
    if low == -limit { return "at most \(NumberText.short(high))\(unit)" }
    return "between \(NumberText.short(low)) and \(NumberText.short(high))\(unit)"
  }
}
