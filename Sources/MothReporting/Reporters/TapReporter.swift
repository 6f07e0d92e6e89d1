internal import MothDiagnostics

extension ReportFormat {
  /// The Test Anything Protocol.
  static let tap = ReportFormat(
    name: "tap",
    summary: "TAP 14: a subtest for each effect, a test point for each unit",
    specification: "https://testanything.org/tap-version-14-specification.html"
  ) { _ in TapReporter() }
}

/// Reports units and test cases as test points, with their diagnostics in YAML.
private struct TapReporter: Reporter {
  private var gatherer = SuiteGatherer()
  private var count = 0

  mutating func take(_ record: RunRecord) -> String {
    var text = ""
    for suite in gatherer.take(record) { text += point(of: suite) }
    switch record {
    case .run: return "TAP version 14\n"
    case .summary: return text + "1..\(count)\n"
    default: return text
    }
  }

  private mutating func point(of suite: Suite) -> String {
    count += 1
    let name = Self.escaped(suite.name)
    let cases = suite.cases.enumerated().map { Self.text(of: $1, number: $0 + 1) }.joined()
    let isFailed = suite.cases.contains(where: \.isFailed)
    return "# Subtest: \(name)\n\(cases)    1..\(suite.cases.count)\n"
      + "\(isFailed ? "not ok" : "ok") \(count) - \(name)\n"
  }

  private static func text(of test: Suite.Case, number: Int) -> String {
    let head =
      "    \(test.isFailed ? "not ok" : "ok") \(number) - \(escaped(test.name))\n"
    guard !test.diagnostics.isEmpty else { return head }
    let lines = ["---", "diagnostics:"] + test.diagnostics.flatMap(lines) + ["..."]
    return head + lines.map { "      \($0)\n" }.joined()
  }

  /// A diagnostic as an element of a YAML sequence; strings are JSON's, which YAML reads too.
  private static func lines(of diagnostic: Diagnostic) -> [String] {
    var fields = [
      "id: \(string(diagnostic.id))", "severity: \(diagnostic.severity.rawValue)",
      "message: \(string(diagnostic.message))",
    ]
    if let location = diagnostic.location {
      fields.append("file: \(string(location.path))")
      if let start = location.range?.start {
        fields += ["line: \(start.line)", "column: \(start.column)"]
      }
    }
    if let moment = diagnostic.moment { fields.append("at: \(string(moment.summary))") }
    fields += diagnostic.notes.filter { $0.kind == .help }.prefix(1).map {
      "help: \(string($0.text))"
    }
    return fields.enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
  }

  private static func string(_ text: String) -> String {
    let quoted = VisibleText.escapedLines(text)
      .replacingScalars(["\\": "\\\\", "\"": "\\\"", "\n": "\\n"])
    return "\"\(quoted)\""
  }

  /// A description.
  ///
  /// A `#` would begin a directive, and not every reader knows the `\#` of TAP 14: a
  /// name with `# TODO` must not make a failure a plan, so it is written out.
  private static func escaped(_ text: String) -> String {
    VisibleText.escaped(text).replacingScalars(["#": "\\\\u{23}", "\\": "\\\\"])
  }
}
