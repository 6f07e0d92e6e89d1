import MothDiagnostics
import Testing

@testable import MothReporting
@testable import MothRunner

/// Every format on the same run, against a file that people have read, and its limits.
@Suite struct FormatTests {
  private func report(_ format: ReportFormat, records: [RunRecord]) -> String {
    format.make(ReportSettings()).report(records)
  }

  /// A run whose one effect has these findings.
  private func run(_ diagnostics: [Diagnostic]) -> [RunRecord] {
    var result = SampleResult.passing
    result.plugins[0].effects[0].findings = diagnostics
    return SampleResult.records(result)
  }

  private func errors(_ count: Int, text: String = "") -> [Diagnostic] {
    (1...count).map { .error("rule", message: "'\($0)' is wrong\(text)", at: nil) }
  }

  @Test(arguments: [
    "junit", "tap", "sarif", "github", "gitlab", "markdown", "html",
  ])
  func `a run reads as in its file`(name: String) throws {
    let format = try #require(ReportFormat.named(name))
    try expectSnapshot(report(format, records: SampleResult.records()), name: "run.\(name)")
  }

  @Test func `names of formats are unique and short words`() {
    let names = ReportFormat.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.filter { $0.wholeMatch(of: /[a-z]+/) == nil } == [])
  }

  @Test(arguments: ReportFormat.all.map(\.name))
  func `two reports of one result are the same to the byte`(name: String) throws {
    let format = try #require(ReportFormat.named(name))
    let first = report(format, records: SampleResult.records())
    #expect(first == report(format, records: SampleResult.records()))
    #expect(first.last?.isNewline == true)
  }

  // MARK: - GitHub's limits

  @Test func `GitHub gets ten annotations of a kind`() {
    let lines = report(.github, records: run(errors(10))).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines.last == "::error title=rule::'10' is wrong")
  }

  @Test func `where there are more, the tenth says how many`() {
    let lines = report(.github, records: run(errors(12))).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines[8] == "::error title=rule::'9' is wrong")
    #expect(
      lines[9] == "::error title=moth::3 more errors are in the step's summary and log"
    )
  }

  @Test func `kinds are counted apart, and a note is a notice`() {
    let others = [
      Diagnostic.warning("rule", message: "a", at: nil),
      Diagnostic(id: "r", severity: .note, message: "b"),
    ]
    let lines = report(.github, records: run(errors(11) + others)).split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines.contains("::warning title=rule::a"))
    #expect(lines.contains("::notice title=r::b"))
  }

  @Test func `a summary of a step is at most a mebibyte, and says what it leaves out`() {
    // Each row has about a thousand bytes, of which half a mebibyte takes about 500.
    let many = (0..<20).flatMap { rule in
      errors(100, text: String(repeating: " and more", count: 200)).map { error in
        var error = error
        error.id = "rule-\(rule)"
        return error
      }
    }
    let text = report(.markdown, records: run(many))
    #expect(text.utf8.count < 1 << 20)
    #expect(text.contains("more findings, left out for length.\n"))
    #expect(text.hasPrefix("## Moth: 2000 errors\n"))
  }

  @Test func `with little room left, only the verdict is reported`() {
    let text = MarkdownReporter(limit: 100).report(run(errors(3)))
    #expect(text.hasPrefix("## Moth: 3 errors\n"))
    #expect(text.contains("And 3 more findings, left out for length.\n"))
    #expect(text.utf8.count < 2_048)
  }

  // MARK: - Names that stay

  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func `names are hashed as FNV-1a's authors say`(text: String, hash: String) {
    #expect(Fingerprints.hash(text) == hash)
  }

  @Test func `a finding keeps its name when its line moves or its number changes`() {
    func name(_ line: Int, text: String, message: String) -> String {
      var sources = SourceTexts()
      sources.take(.source(SourceRecord(path: "a.lua", text: text)))
      let start = SourcePosition(line: line, column: 1)
      let location = SourceLocation(path: "a.lua", range: SourceRange(start: start, end: start))
      var names = Fingerprints()
      return names.name(of: .error("rule", message: message, at: location), in: sources)
    }
    let first = name(1, text: "return x", message: "'x' is 1")
    #expect(first == name(3, text: "\n\n  return   x", message: "'x' is 2"))
    #expect(first != name(1, text: "return x", message: "'y' is 1"))
    #expect(first != name(1, text: "return y", message: "'x' is 1"))
  }

  @Test func `two findings of one name are distinguished`() {
    var names = Fingerprints()
    let finding = Diagnostic.error("rule", message: "wrong", at: nil)
    let all = (1...3).map { _ in names.name(of: finding, in: SourceTexts()) }
    #expect(Set(all).count == 3)
  }

  // MARK: - Cuts

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "abc…"), ("aé", 2, "a…"), ("a😀", 4, "a…"), ("😀", 1, "…"),
  ])
  func `a text is cut between characters`(text: String, limit: Int, expected: String) {
    #expect(text.cut(toBytes: limit) == expected)
  }
}
