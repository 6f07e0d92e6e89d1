import MothDiagnostics
import MothReporting
import MothTestSupport
import Testing

/// Every id that a diagnostic can have is explained, once.
@Suite struct DiagnosticIDTests {
  /// The ids written where diagnostics are made; those of rules and faults come from explanations.
  private func used() throws -> [(path: String, id: String)] {
    let calls =
      /(?:Diagnostic\.error|Diagnostic\.warning|\breport|\berror|\bid:)\(?\s*"([a-z0-9-]+)"/
    let files = try Repository.files(in: "Sources", "swift").filter { !$0.contains("Explanation") }
    return try files.flatMap { path in
      try Repository.text(path).matches(of: calls).map { (path, String($0.output.1)) }
    }
  }

  @Test func `every id that is used has an explanation`() throws {
    let known = Set(Manual.explanations.map(\.id))
    let used = try used()
    #expect(used.count > 20)
    #expect(used.filter { !known.contains($0.id) }.map { "\($0.path): \($0.id)" } == [])
  }

  @Test func `every explanation of a configuration is of an id that is used`() throws {
    let used = Set(try used().map(\.id))
    let text = try Repository.text(
      "Sources/MothRunner/Configuration/ConfigurationExplanations.swift"
    )
    let explained = text.matches(of: /id: "([^"]+)"/).map { String($0.output.1) }
    #expect(explained.filter { !used.contains($0) } == [])
  }

  @Test func `ids are in kebab case and unique`() {
    let ids = Manual.explanations.map(\.id)
    #expect(ids.filter { $0.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) == nil } == [])
    #expect(Set(ids).count == ids.count)
  }

  @Test func `an explanation says what, why and the fix`() {
    for explanation in Manual.explanations {
      #expect(!explanation.summary.isEmpty, "\(explanation.id)")
      #expect(!explanation.reason.isEmpty, "\(explanation.id)")
      #expect(!explanation.help.isEmpty, "\(explanation.id)")
    }
  }
}
