import MothDiagnostics
import MothScript
import MothTestSupport
import MothValidation
import Testing

/// `-- moth: allow RULE, reason`: what it covers, and what is said of it.
@Suite struct SuppressionTests {
  private func source(_ text: String) -> ScriptSource {
    ScriptSource(file: SourceFile(path: "effect.lua", text: text))
  }

  /// What is left of the source's findings, what is allowed with its reason, and what is unused.
  private func outcome(_ text: String) -> (kept: [String], allowed: [String], reported: [String]) {
    let source = source(text)
    let settings = ValidationSettings()
    var suppressions = Suppressions(in: source)
    let parted = suppressions.part(source.findings(settings))
    let unused = suppressions.unused(ofRules: settings.rulesThatLook(atUnits: false))
    return (
      parted.kept.map(\.reported),
      parted.suppressed.map { "\($0.diagnostic.location?.range?.start.line ?? 0): \($0.reason)" },
      (suppressions.problems + unused).map(\.reported)
    )
  }

  private func allowed(_ body: String) -> [String] { outcome(effect(body)).allowed }
  private func reported(_ text: String) -> [String] { outcome(text).reported }

  // MARK: - What it covers

  @Test func `a comment after code covers its line`() {
    let found = outcome(effect("return content:frame(1) -- moth: allow unknown-transform, a test"))
    #expect(found.kept == [])
    #expect(found.allowed == ["2: a test"])
    #expect(found.reported == [])
  }

  @Test func `a comment on its own line covers the next line with code`() {
    #expect(
      allowed("-- moth: allow unknown-transform, why\n\n-- more\nreturn content:frame(1)")
        == ["5: why"]
    )
  }

  @Test func `above a statement it covers all of its lines`() {
    #expect(
      allowed("-- moth: allow unknown-transform, why\nreturn content\n:frame(1)\n:border(2)")
        == ["4: why", "5: why"]
    )
  }

  @Test func `above a call in a chain it covers that call only`() {
    let found = outcome(
      effect("return content\n-- moth: allow unknown-transform, why\n:frame(1)\n:border(2)")
    )
    #expect(found.allowed == ["4: why"])
    #expect(found.kept.map { $0.prefix(3) } == ["5:2"])
  }

  @Test func `above a condition it covers the first line only`() {
    let found = outcome(
      effect(
        """
        -- moth: allow unknown-transform, why
        if env.reduceMotion then
          return content:frame(1)
        end
        return content
        """
      )
    )
    #expect(found.allowed == [])
    #expect(found.kept.count == 1)
  }

  @Test func `above the definition it covers the whole effect`() {
    let text =
      "local twice = 2\n-- moth: allow unknown-transform, all of it\n--- A summary.\n"
      + effect("local one = content:frame(twice)\nreturn one:border(1)")
    #expect(outcome(text).allowed == ["5: all of it", "6: all of it"])
    #expect(source(text).summary == "A summary.")
  }

  @Test func `of two that cover a finding the nearer one is used`() {
    let text =
      "-- moth: allow unknown-transform, everywhere\n"
      + effect("-- moth: allow unknown-transform, here\nreturn content:frame(1)")
    #expect(outcome(text).allowed == ["4: here"])
    #expect(
      reported(text) == [
        "1:16 warning unused-suppression: "
          + "'unknown-transform' is allowed here and was not found"
      ]
    )
  }

  @Test func `lines end as Lua ends them`() {
    let body = "-- moth: allow unknown-transform, why\nreturn content:frame(1)"
    for end in ["\r\n", "\r", "\n\r"] {
      #expect(outcome(effect(body).replacing("\n", with: end)).allowed == ["3: why"])
    }
  }

  @Test(arguments: [
    "local text = '-- moth: allow unknown-transform, why'\nreturn content:frame(#text)",
    "--[[ moth: allow unknown-transform, why ]]\nreturn content:frame(1)",
    "--[==[\n-- moth: allow unknown-transform, why\n]==]\nreturn content:frame(1)",
    "local text = [[\n-- moth: allow unknown-transform, why\n]]\nreturn content:frame(#text)",
    "--- moth: allow unknown-transform, why\nreturn content:frame(1)",
    "-- Moth: allow unknown-transform, why\nreturn content:frame(1)",
    "-- see moth: allow unknown-transform, why\nreturn content:frame(1)",
  ])
  func `what only looks like one is none`(body: String) {
    let found = outcome(effect(body))
    #expect(found.allowed == [])
    #expect(found.kept.count == 1)
    #expect(found.reported == [])
  }

  // MARK: - Several rules

  @Test func `several rules are with blanks between`() {
    let found = outcome(
      effect(
        "-- moth:allow  value-not-finite\tunknown-transform ,  why not \nreturn content:frame(1)"
      )
    )
    #expect(found.allowed == ["3: why not"])
    // The other rule looks at units only, which were not evaluated.
    #expect(found.reported == [])
  }

  @Test func `a rule that does not look is not called unused`() {
    let body = "-- moth: allow value-not-finite, why\nreturn content:opacity(1)"
    #expect(reported(effect(body)) == [])
    var suppressions = Suppressions(in: source(effect(body)))
    _ = suppressions.part([])
    let settings = ValidationSettings()
    #expect(
      suppressions.unused(ofRules: settings.rulesThatLook(atUnits: true)).map(\.reported) == [
        "2:16 warning unused-suppression: 'value-not-finite' is allowed here and was not found"
      ]
    )
    #expect(
      suppressions.unused(ofRules: settings.rulesThatLook(atUnits: true), isNarrowed: true)
        .map(\.severity) == [.note]
    )
    var off = settings
    off.rules["value-not-finite"] = ValidationSettings.RuleSetting(level: .off)
    #expect(suppressions.unused(ofRules: off.rulesThatLook(atUnits: true)) == [])
  }

  // MARK: - What is said of it

  @Test(arguments: [
    "-- moth: allow unknown-transform", "-- moth: allow unknown-transform,",
    "-- moth: allow unknown-transform ,  ",
  ])
  func `without a reason it allows nothing`(comment: String) {
    let found = outcome(effect("\(comment)\nreturn content:frame(1)"))
    #expect(found.allowed == [])
    #expect(
      found.reported == [
        "2:1 suppression-without-reason: a suppression needs a reason after a comma"
      ]
    )
  }

  @Test(arguments: ["value-not-finite", "value-not-finite, because"])
  func `a second rule after the comma is no reason`(rest: String) throws {
    let text = effect("-- moth: allow unknown-transform, \(rest)\nreturn content")
    #expect(reported(text).map { $0.prefix(30) } == ["2:1 suppression-without-reason"])
    let help = Suppressions(in: source(text)).problems.first?.notes.last?.text
    #expect(
      help == "put blanks between several rules: -- moth: allow jump kink, REASON"
    )
  }

  @Test func `an unknown rule is reported with the nearest, and the others hold`() {
    let text = effect(
      "-- moth: allow value-not-finit unknown-transform, why\nreturn content:frame(1)"
    )
    let found = outcome(text)
    #expect(found.allowed == ["3: why"])
    #expect(
      found.reported == [
        "2:16 unknown-rule: unknown rule 'value-not-finit'; did you mean 'value-not-finite'?"
      ]
    )
  }

  @Test(arguments: [
    (
      "-- moth: alow unknown-transform, why",
      "2:10 wrong-suppression: 'allow' must follow 'moth:'; "
        + "got 'alow'"
    ),
    ("-- moth:", "2:1 wrong-suppression: 'allow' must follow 'moth:'"),
    ("-- moth: allow", "2:1 wrong-suppression: 'allow' names no rule"),
    ("-- moth: allow , why", "2:1 wrong-suppression: 'allow' names no rule"),
  ])
  func `a comment of ours that says nothing is reported`(comment: String, problem: String) {
    #expect(reported(effect("\(comment)\nreturn content")) == [problem])
  }

  @Test(arguments: ["", "\n", "\r\n", "\n\n-- a last word"])
  func `at the end of a file it covers nothing`(end: String) {
    #expect(
      reported(effect("return content") + "\n-- moth: allow unknown-transform, why" + end) == [
        "4:16 warning unused-suppression: no code follows that 'unknown-transform' could be found in"
      ]
    )
  }

  @Test func `in a script with syntax errors nothing is said of it`() {
    #expect(reported("-- moth: allow nonsense\nreturn = 1") == [])
  }
}
