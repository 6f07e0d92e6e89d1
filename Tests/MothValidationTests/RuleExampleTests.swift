import MothDiagnostics
import MothValidation
import Testing

/// The examples that `moth explain` shows are what the rules do.
@Suite struct RuleExampleTests {
  @Test(arguments: ExampleCase.all(\.bad))
  func `a bad example is reported at its line, by its rule and by no other`(_ example: ExampleCase)
  {
    let errors = Bench(device: example.example.device).findings(example.example.script)
    #expect(!errors.isEmpty)
    for error in errors {
      #expect(error.id == example.rule)
      #expect(error.place?.range?.start.line == example.example.scriptLine)
      #expect(error.moment?.device ?? example.example.device == example.example.device)
    }
  }

  @Test(arguments: ExampleCase.all(\.good))
  func `a good example is left alone by every rule`(_ example: ExampleCase) {
    let found = Bench(device: example.example.device).findings(example.example.script)
    #expect(found.map(\.told) == [])
  }

  @Test(arguments: Rule.all.map(\.id))
  func `a rule has at least two bad examples and two good ones`(id: String) throws {
    let rule = try #require(Rule.withID(id))
    #expect(rule.bad.count >= 2)
    #expect(rule.good.count >= 2)
  }

  @Test(arguments: Rule.all.map(\.id))
  func `a finding weighs what its rule says`(id: String) throws {
    let rule = try #require(Rule.withID(id))
    let example = try #require(rule.bad.first)
    let found = Bench(device: example.device).findings(example.script)
    #expect(found.allSatisfy { $0.severity == rule.severity })
  }

  @Test(arguments: Rule.all.map(\.id))
  func `a finding tells why it matters and the way out`(id: String) throws {
    let rule = try #require(Rule.withID(id))
    let example = try #require(rule.bad.first)
    for found in Bench(device: example.device).findings(example.script) {
      #expect(found.notes.contains { $0.kind == .reason && !$0.text.isEmpty })
      #expect(found.notes.contains { $0.kind == .help && !$0.text.isEmpty })
    }
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

  static func all(_ examples: (Rule) -> [Rule.Example]) -> [ExampleCase] {
    Rule.all.flatMap { rule in
      examples(rule).enumerated().map {
        ExampleCase(rule: rule.id, number: $0 + 1, example: $1)
      }
    }
  }
}
