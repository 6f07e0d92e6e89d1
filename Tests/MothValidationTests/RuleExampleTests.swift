import MothDiagnostics
import MothValidation
import Synchronization
import Testing

/// The examples that `moth explain` shows are what the rules do.
@Suite struct RuleExampleTests {
  @Test(arguments: ExampleCase.all(\.bad))
  func `a bad example is reported at its line by its rule`(_ bad: ExampleCase) throws {
    let found = bad.findings.filter { $0.id == bad.rule }
    let lines = found.map { $0.location?.range?.start.line }
    #expect(lines.contains(bad.example.line), "\(found.map(\.reported))")
    #expect(found.allSatisfy { $0.moment?.device ?? bad.example.device == bad.example.device })
  }

  @Test(arguments: ExampleCase.all(\.bad))
  func `of a bad example, other rules say only what it names`(_ bad: ExampleCase) {
    let ids = Set(bad.findings.map(\.id))
    #expect(ids.subtracting([bad.rule]).sorted() == bad.example.also.sorted())
  }

  @Test(arguments: ExampleCase.all(\.good))
  func `a good example is left alone by every rule`(_ good: ExampleCase) {
    let found = good.findings
    #expect(found.map(\.reported) == [])
  }

  @Test(arguments: Rule.all.map(\.id))
  func `a rule has at least two bad examples and two good ones`(id: String) throws {
    let rule = try #require(Rule.withID(id))
    #expect(rule.bad.count >= 2)
    #expect(rule.good.count >= 2)
  }

  @Test(arguments: ExampleCase.all(\.bad))
  func `a finding weighs what its rule says, and says why and the fix`(
    _ bad: ExampleCase
  ) throws {
    let rule = try #require(Rule.withID(bad.rule))
    for found in bad.findings where found.id == rule.id {
      #expect(found.severity == rule.level.severity ?? .warning)
      #expect(found.notes.contains { $0.kind == .reason && !$0.text.isEmpty })
      #expect(found.notes.contains { $0.kind == .help && !$0.text.isEmpty })
    }
  }

  @Test(arguments: Rule.all.map(\.id))
  func `a rule says what it checks, and from which sources`(id: String) throws {
    let rule = try #require(Rule.withID(id))
    #expect(!rule.decides.isEmpty)
    #expect(!rule.sources.isEmpty)
    #expect(rule.thresholds.allSatisfy { $0.range.contains($0.value) && !$0.summary.isEmpty })
    #expect(Set(rule.thresholds.map(\.name)).count == rule.thresholds.count)
  }

  @Test func `there is no rule of another id`() {
    #expect(Rule.withID("no-such-rule") == nil)
  }
}

/// One example of one rule.
struct ExampleCase: Sendable, CustomTestStringConvertible {
  let rule: String
  let number: Int
  let example: Rule.Example

  var testDescription: String { "\(rule) \(number)" }

  /// What all rules say of it.
  ///
  /// A rule that is off unless asked for is asked for. Several tests look at one example, which is
  /// evaluated once.
  var findings: [Diagnostic] {
    let key = "\(rule) \(example.script) \(example.scene ?? "")"
    if let known = Self.known.withLock({ $0[key] }) { return known }
    var bench = Bench(example)
    if Rule.withID(rule)?.level == .off {
      bench.settings.rules[rule] = ValidationSettings.RuleSetting(level: .warning)
    }
    let found = bench.findings(example.script)
    Self.known.withLock { $0[key] = found }
    return found
  }

  private static let known = Mutex<[String: [Diagnostic]]>([:])

  static func all(_ examples: (Rule) -> [Rule.Example]) -> [ExampleCase] {
    Rule.all.flatMap { rule in
      examples(rule).enumerated().map {
        ExampleCase(rule: rule.id, number: $0 + 1, example: $1)
      }
    }
  }
}
