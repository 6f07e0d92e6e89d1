import Foundation
import MothDiagnostics
import MothTestSupport
import Testing

@testable import MothRunner

/// Applying fixes round by round, and refusing those that do no good.
@Suite struct FixerTests {
  /// What fixing gives where every run finds what `found` makes of the script.
  private func fix(
    _ text: String,
    takesUnsafe: Bool = false,
    found: @escaping (String) -> [Diagnostic]
  ) throws -> (outcome: Fixer.Outcome, plugins: TemporaryFolder) {
    let plugins = try TemporaryFolder(["a.lua": text])
    let options = RunOptions(paths: [plugins.path("a.lua")])
    let outcome = Fixer.fix(options, takesUnsafe: takesUnsafe) { options in
      var result = Checker.check(options)
      let path = plugins.path("a.lua")
      let now = options.texts[path] ?? text
      result.plugins[0].effects[0].findings = found(now).map { finding in
        var finding = finding
        finding.location?.path = path
        return finding
      }
      return result
    }
    return (outcome, plugins)
  }

  /// A finding at a column of line 1 that replaces what is there.
  private func finding(
    _ id: String,
    columns: ClosedRange<Int>,
    text: String,
    safety: FixIt.Safety = .safe
  ) -> Diagnostic {
    let range = SourceRange(
      start: SourcePosition(line: 1, column: columns.lowerBound),
      end: SourcePosition(line: 1, column: columns.upperBound)
    )
    return Diagnostic.error(id, message: "a test", at: SourceLocation(path: "", range: range))
      .fixIt("a test's fix", safety: safety, edits: [TextEdit(range: range, replacement: text)])
  }

  @Test func `a fix that breaks the script is refused`() throws {
    let (outcome, _) = try fix("return 1") { _ in [finding("one", columns: 1...7, text: "retrun")] }
    #expect(outcome.changes.isEmpty)
    #expect(outcome.count == 0)
    #expect(outcome.refusals.first?.message.hasSuffix("the fixed script does not parse") ?? false)
  }

  @Test func `a fix after which the finding is still there is taken back`() throws {
    let (outcome, _) = try fix("return 1") { _ in [finding("one", columns: 8...9, text: "2")] }
    #expect(outcome.changes.isEmpty)
    #expect(
      outcome.refusals.first?.message.hasSuffix("the fixes did not fix what was found") ?? false
    )
  }

  @Test func `fixes that overlap come one a round`() throws {
    var runs = 0
    let (outcome, _) = try fix("return 11") { text in
      runs += 1
      let one = text.contains("11") ? [finding("one", columns: 8...10, text: "2 + 3")] : []
      let two = text.contains("3") ? [] : [finding("two", columns: 8...10, text: "3")]
      return one + two
    }
    #expect(outcome.changes.map(\.text) == ["return 2 + 3"])
    #expect(outcome.count == 1)
    #expect(runs == 2)
  }

  @Test func `rounds are bounded`() throws {
    let (outcome, _) = try fix("return 1") { text in
      let count = text.count
      return [finding("id-\(count)", columns: 8...8, text: "1")]
    }
    #expect(outcome.count == Fixer.rounds)
    #expect(outcome.changes.map(\.text) == ["return " + String(repeating: "1", count: 6)])
  }

  @Test func `an unsafe fix is applied only where it is taken`() throws {
    let found: (String) -> [Diagnostic] = { text in
      text.contains("2") ? [] : [finding("one", columns: 8...9, text: "2", safety: .unsafe)]
    }
    #expect(try fix("return 1", found: found).outcome.changes.isEmpty)
    #expect(
      try fix("return 1", takesUnsafe: true, found: found).outcome.changes.map(\.text) == [
        "return 2"
      ]
    )
  }

  @Test func `fixes of one finding that differ between units are not safe`() {
    var result = RunResult()
    let location = SourceLocation(path: "a.lua")
    result.diagnostics = [
      finding("one", columns: 1...2, text: "x"), finding("one", columns: 1...2, text: "y"),
    ].map {
      $0.at(location)
    }
    #expect(FixList(result, takesUnsafe: false).byPath.isEmpty)
    #expect(FixList(result, takesUnsafe: true).byPath["a.lua"]?.count == 1)
  }

  @Test func `a file outside of the plugins is never touched`() throws {
    let plugins = try TemporaryFolder(["a.lua": "return 1", "b.lua": "return 1"])
    let outcome = Fixer.fix(RunOptions(paths: [plugins.path("a.lua")]), takesUnsafe: false) {
      var result = Checker.check($0)
      var other = finding("one", columns: 8...9, text: "2")
      other.location?.path = plugins.path("b.lua")
      result.plugins[0].effects[0].findings = [other]
      return result
    }
    #expect(outcome.changes.isEmpty)
  }

  @Test func `a script that has changed since it was read is not written over`() throws {
    let (outcome, plugins) = try fix("return 1") { text in
      text.contains("2") ? [] : [finding("one", columns: 8...9, text: "2")]
    }
    let change = try #require(outcome.changes.first)
    try plugins.write("return 5", to: "a.lua")
    let refusal = ScriptWriter.write(change)
    #expect(refusal?.message.hasSuffix("it has changed since it was read") ?? false)
    #expect(FileManager.default.contents(atPath: plugins.path("a.lua")) == Data("return 5".utf8))
    try FileManager.default.removeItem(atPath: plugins.path("a.lua"))
    #expect(ScriptWriter.write(change)?.message.hasSuffix("it is not there any more") ?? false)
  }
}
