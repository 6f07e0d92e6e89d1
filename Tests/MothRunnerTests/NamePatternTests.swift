import MothDiagnostics
import MothTestSupport
import Testing

@testable import MothRunner

/// Regular expressions for names, whose matching ends.
@Suite struct NamePatternTests {
  private static let name = "p/e: iphone-17, portrait, linear, Reduce Motion off"

  @Test(arguments: ["P/E", "iphone.*linear", "^p/", "off$", "(?<!x)e:", "é|motion", "\\d+"])
  func `an expression finds a part of a name, whatever the case`(text: String) throws {
    #expect(try #require(NamePattern(text)).matches(Self.name))
  }

  @Test(arguments: ["p/(", "*", "[", "(?<n", "\\", String(repeating: "a", count: 1_001)])
  func `what is no expression, or too long for one, is none`(text: String) {
    #expect(NamePattern(text) == nil)
  }

  @Test(arguments: ["([a-z]+)+[!;]", "(.+)+[!;]", "(a|b|ab)*[!;]", "(?:(.+)+)+[!;]$"])
  func `an expression that tries without end is a problem that names the option`(
    text: String
  ) throws {
    let pattern = try #require(NamePattern(text, option: "--grep-invert"))
    #expect(!pattern.matches(String(repeating: "ab", count: 40) + Self.name))
    #expect(
      pattern.problem?.message
        == "matching a name with the expression of '--grep-invert' takes more than 50000 steps; "
        + "got '\(text)'"
    )
  }

  @Test func `a pattern that is too costly is a wrong option, and nothing is run`() throws {
    let plugins = try TemporaryFolder(good)
    let reported = plugins.run { $0.filter.matching = NamePattern("(.+)+[!;]") }
    #expect(reported.status == .usage)
    #expect(reported.diagnostics.count == 1)
    #expect(reported.result.plugins.isEmpty)
  }
}
