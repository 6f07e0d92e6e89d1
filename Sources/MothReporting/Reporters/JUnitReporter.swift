internal import MothDiagnostics

extension ReportFormat {
  /// JUnit's XML.
  static let junit = ReportFormat(
    name: "junit",
    summary: "JUnit's XML: a suite for each effect, a test case for each unit",
    specification: "https://github.com/testmoapp/junitxml"
  ) { _ in JUnitReporter() }
}

/// Reports units and test cases as JUnit's test cases.
///
/// An error fails its case; warnings and notes are its output.
private struct JUnitReporter: Reporter {
  private var gatherer = SuiteGatherer()
  private var sources = SourceTexts()

  mutating func take(_ record: RunRecord) -> String {
    sources.take(record)
    let suites = gatherer.take(record).map(text).joined()
    switch record {
    case .run: return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"moth\">\n"
    case .summary: return suites + "</testsuites>\n"
    default: return suites
    }
  }

  private func text(of suite: Suite) -> String {
    let failed = suite.cases.count(where: \.isFailed)
    let name = XMLText.attribute(suite.name)
    let counts = "tests=\"\(suite.cases.count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"0\""
    return "  <testsuite name=\"\(name)\" \(counts)>\n"
      + suite.cases.map { text(of: $0, in: name) }.joined() + "  </testsuite>\n"
  }

  private func text(of test: Suite.Case, in suite: String) -> String {
    let start = "    <testcase classname=\"\(suite)\" name=\"\(XMLText.attribute(test.name))\""
    let errors = test.diagnostics.filter { $0.severity == .error }
    let others = test.diagnostics.filter { $0.severity != .error }
    guard !test.diagnostics.isEmpty else { return start + "/>\n" }
    let failure = errors.first.map { first in
      "      <failure type=\"\(XMLText.attribute(first.id))\""
        + " message=\"\(XMLText.attribute(first.message))\">\(text(of: errors))</failure>\n"
    }
    let output = others.isEmpty ? "" : "      <system-out>\(text(of: others))</system-out>\n"
    return start + ">\n" + (failure ?? "") + output + "    </testcase>\n"
  }

  private func text(of diagnostics: [Diagnostic]) -> String {
    XMLText.content(diagnostics.map(sources.text).joined(separator: "\n\n"))
  }
}
