import MothCatalog
import MothDiagnostics
import MothTestSupport
import MothValidation
import Testing

@testable import MothRunner

/// What holds where several have something to say of rules.
@Suite struct RulePlanTests {
  private func choices(
    _ preset: ValidationSettings.Preset? = nil,
    levels: [String: Rule.Level] = [:]
  ) -> RuleChoices {
    var choices = RuleChoices()
    choices.preset = preset
    for (rule, level) in levels { choices.set(level, of: rule) }
    return choices
  }

  private func level(_ plan: RulePlan, own: RuleChoices = RuleChoices()) throws -> Rule.Level {
    let rule = try #require(Rule.withID("reduce-motion-ignored"))
    return plan.settings(forEffect: "fade-in", ofPlugin: "demo", own).level(of: rule)
  }

  private let id = "reduce-motion-ignored"

  @Test func `without a word, the rule's own level holds`() throws {
    #expect(try level(RulePlan()) == .error)
  }

  @Test func `from the project over the plugin and the overrides to the command line`() throws {
    var plan = RulePlan()
    plan.configuration.rules = choices(nil, levels: [id: .note])
    #expect(try level(plan) == .note)
    let own = choices(nil, levels: [id: .warning])
    #expect(try level(plan, own: own) == .warning)
    plan.configuration.overrides = [
      Configuration.Override(
        plugins: ["de*"],
        effects: [],
        rules: choices(nil, levels: [id: .off])
      ),
      Configuration.Override(
        plugins: [],
        effects: ["fade-*"],
        rules: choices(nil, levels: [id: .error])
      ),
      Configuration.Override(
        plugins: ["demo"],
        effects: ["x*"],
        rules: choices(nil, levels: [id: .note])
      ),
    ]
    #expect(try level(plan, own: own) == .error)
    plan.commandLine = choices(nil, levels: [id: .off])
    #expect(try level(plan, own: own) == .off)
  }

  @Test func `a preset holds only for rules of which nothing else is said`() throws {
    var plan = RulePlan()
    plan.configuration.rules = choices(.strict, levels: [id: .note])
    plan.commandLine = choices(.accessibility)
    #expect(try level(plan) == .note)
    #expect(plan.settings(forEffect: "a", ofPlugin: "b").preset == .accessibility)
  }

  @Test func `thresholds of several locations are joined, the later one over the earlier`() {
    var settings = ValidationSettings()
    var first = RuleChoices()
    first.set("one", value: 1, of: id)
    first.set("two", value: 2, of: id)
    var second = RuleChoices()
    second.set("two", value: 3, of: id)
    settings.apply(first)
    settings.apply(second)
    #expect(settings.rules[id]?.thresholds == ["one": 1, "two": 3])
  }

  @Test func `the command line's platform holds over the project's`() {
    var plan = RulePlan()
    #expect(plan.platform == nil)
    plan.configuration.platform = PlatformProfile(named: "ios17")
    #expect(plan.settings(forEffect: "a", ofPlugin: "b").platform?.name == "ios17")
    plan.commandLinePlatform = PlatformProfile(named: "tvos18")
    #expect(plan.settings(forEffect: "a", ofPlugin: "b").platform?.name == "tvos18")
  }

  // MARK: - A plugin's own word

  private func plugins(_ rules: String) throws -> TemporaryFolder {
    try TemporaryFolder([
      "mine/plugin.json": manifest("mine", effects: ["over.lua"], more: ",\n  \"rules\": \(rules)"),
      "mine/over.lua": effect("return content:opacity(1.2)"),
    ])
  }

  @Test func `a manifest sets the levels of its plugin`() throws {
    let plugins = try plugins("{ \"levels\": { \"value-out-of-range\": \"warning\" } }")
    #expect(
      plugins.run().diagnostics == [
        "mine/over.lua:2:16 warning value-out-of-range: "
          + "'opacity' must be between 0 and 1; got 1.2"
      ]
    )
  }

  @Test(arguments: [
    (
      "{ \"levels\": { \"value-out-of-rage\": \"off\" } }",
      """
      mine/plugin.json:7:26 unknown-rule: unknown rule 'value-out-of-rage'; did you mean \
      'value-out-of-range'?
      """
    ),
    (
      "{ \"preset\": \"x\" }",
      """
      mine/plugin.json:7:24 invalid-manifest: 'rules.preset' must be one of recommended, strict, \
      accessibility; got 'x'
      """
    ),
    ("[]", "mine/plugin.json:7:12 invalid-manifest: 'rules' must be an object; got an array"),
    (
      "{},",
      "mine/plugin.json:8:1 invalid-manifest: not valid JSON: '}' must not follow a comma"
    ),
  ])
  func `a manifest with wrong rules is reported and the plugin not run`(
    rules: String,
    problem: String
  ) throws {
    let plugins = try plugins(rules)
    for reported in [plugins.run(), plugins.check()] {
      #expect(reported.diagnostics == [problem])
      #expect(reported.status == .usage)
    }
  }
}
