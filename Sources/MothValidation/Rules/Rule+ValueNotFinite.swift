internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let valueNotFinite = Rule(
    Explanation(
      id: "value-not-finite",
      summary: "a transform is given NaN or an infinity",
      reason: "A view with a transform that is not finite disappears, and converting it to an "
        + "integer traps in Swift.",
      help: "Guard the division: math.max(length, 1), or test for 0 before."
    ),
    topic: .correctness,
    level: .error,
    decides: "Every argument of every sample is tested.",
    sources: ["https://github.com/lexrus/LTMorphingLabel/issues/123"],
    bad: [
      Example("return content:offset(0, 0 / 0)"),
      Example(
        "local zero = geometry.size.height * 0\nreturn content:scaleEffect(1 / zero)",
        line: 2,
        also: ["no-effect"]
      ),
    ],
    good: [
      Example("return content:offset(0, 1e300)"),
      Example(
        "local top = geometry:frame(\"scrollView\").minY\nreturn content:opacity(1 / math.max(top, 1))"
      ),
    ],
    unit: { unit, rule in
      guard let trace = unit.evaluation.trace else { return [] }
      return trace.occurrences(inColumns: trace.shape.columns.indices) { _, value in
        !value.isFinite
      }.map { found in
        let column = trace.shape.columns[found.column]
        var diagnostic = rule.finding(
          "'\(column.label)' must be a finite number; got \(NumberText.exact(found.value))",
          at: unit.location(of: trace.shape.elements[column.element], in: trace.shape)
        )
        .at(unit.context.moment(target: found.target, sample: found.sample))
        diagnostic.count = found.count
        return diagnostic
      }
    }
  )
}
