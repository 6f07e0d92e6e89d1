import MothDiagnostics
import MothRunner
import MothTestSupport
import MothValidation
import Testing

/// `budgets` in `moth.json` and in `plugin.json`.
@Suite struct BudgetConfigurationTests {
  private func problems(_ text: String) -> [String] {
    Configuration.decode(SourceFile(path: "moth.json", text: text)).diagnostics.map { found in
      let start = found.location?.range?.start
      let help = found.notes.first { $0.kind == .help }.map { " (\($0.text))" } ?? ""
      return "\(start?.line ?? 0):\(start?.column ?? 0) \(found.id): \(found.message)\(help)"
    }
  }

  private func read(_ text: String) throws -> Configuration {
    try #require(Configuration.decode(SourceFile(path: "moth.json", text: text)).configuration)
  }

  @Test func `a number is an error above it, an object says how much it weighs`() throws {
    let text = """
      { "budgets": { "chain-length": 4, "bytes-per-call": { "max": 0, "level": "warning" },
        "chain-cost": { "max": 8.5 }, "calls-per-frame": { "level": "off" } } }
      """
    #expect(
      try read(text).rules.budgets == [
        "chain-length": BudgetSetting(limit: 4, level: .error),
        "bytes-per-call": BudgetSetting(limit: 0, level: .warning),
        "chain-cost": BudgetSetting(limit: 8.5, level: .error),
        "calls-per-frame": BudgetSetting(limit: nil, level: .off),
      ]
    )
  }

  @Test(arguments: [
    ("5", "1:13 invalid-configuration: 'budgets' must be an object; got 5"),
    (
      "{\"chain-lenght\": 4}",
      "1:14 unknown-budget: unknown budget 'chain-lenght'; did you mean 'chain-length'?"
    ),
    (
      "{\"chain-length\": \"4\"}",
      "1:30 invalid-configuration: 'budgets.chain-length' must be a number or an object; got '4'"
    ),
    (
      "{\"chain-length\": -1}",
      "1:30 invalid-configuration: 'budgets.chain-length' must be at least 0; got -1"
    ),
    (
      "{\"chain-length\": {\"max\": -1}}",
      "1:38 invalid-configuration: 'budgets.chain-length.max' must be at least 0; got -1"
    ),
    (
      "{\"chain-length\": {\"max\": 4, \"levle\": \"off\"}}",
      "1:41 unknown-key: unknown key 'budgets.chain-length.levle'; did you mean 'level'?"
    ),
    (
      "{\"chain-length\": {\"max\": 4, \"level\": \"warn\"}}",
      """
      1:50 invalid-configuration: 'budgets.chain-length.level' must be one of off, note, warning, \
      error; got 'warn'
      """
    ),
    (
      "{\"chain-length\": {\"level\": \"error\"}}",
      "1:14 missing-key: missing key 'budgets.chain-length.max'"
    ),
    (
      "{\"chain-length\": {}}", "1:14 missing-key: missing key 'budgets.chain-length.max'"
    ),
    (
      "{\"chain-length\": 1, \"chain-length\": 2}",
      "1:33 duplicate-key: duplicate key 'budgets.chain-length'"
    ),
  ])
  func `what is wrong is reported at its location`(budgets: String, reported: String) {
    #expect(problems("{\"budgets\": \(budgets)}") == [reported])
  }

  @Test func `a name that is like none is reported all of them`() throws {
    let reported = try #require(problems("{\"budgets\": {\"money\": 1}}").first)
    let names = Budget.all.map(\.name).joined(separator: ", ")
    #expect(reported.hasSuffix("unknown budget 'money' (the budgets are \(names))"))
  }

  @Test func `an override needs no rules where it has budgets`() throws {
    let text = """
      {"overrides": [{"plugins": ["a"], "budgets": {"chain-length": 2}}]}
      """
    #expect(try read(text).overrides.map(\.rules.budgets).map(\.keys.count) == [1])
    #expect(
      problems("{\"overrides\": [{\"budgets\": {}}]}")
        == ["1:16 missing-key: missing key 'overrides[0].plugins' or 'effects'"]
    )
  }

  /// From the general to the particular: the project, the plugin, the project's override.
  @Test(arguments: [
    ("", "", 2), ("4", "", 4), ("4", "3", 3), ("", "3", 3),
  ])
  func `the last one that speaks of an effect holds`(
    own: String,
    override: String,
    limit: Int
  )
    throws
  {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest(
        "p",
        effects: ["e.lua"],
        more: own.isEmpty ? "" : ", \"budgets\": {\"chain-length\": \(own)}"
      ),
      "p/e.lua": effect("return content" + String(repeating: ":opacity(0.5)", count: 5)),
    ])
    let overrides =
      override.isEmpty
      ? ""
      : ", \"overrides\": [{\"effects\": [\"e\"], \"budgets\": {\"chain-length\": \(override)}}]"
    let configuration = try read("{\"budgets\": {\"chain-length\": 2}\(overrides)}")
    let reported = plugins.run { $0.rules.configuration = configuration }
    #expect(
      reported.diagnostics.map { $0.split(separator: " ", maxSplits: 1)[1] } == [
        "over-budget: 'chain-length' is 5 transforms on mac-window; the budget is \(limit)"
      ]
    )
    #expect(reported.status == .findings)
  }

  @Test func `calls are measured only where a budget asks for them`() throws {
    let plugins = try TemporaryFolder([
      "e.lua": effect("print()\nreturn content:opacity(0.5)")
    ])
    /// How often the effect was called, each call printing a line feed.
    func calls(_ budgets: [String: BudgetSetting]) -> Int? {
      plugins.run(["e.lua"]) {
        $0.axes.sweeps = ["tap"]
        $0.rules.configuration.rules.budgets = budgets
      }.effect("e")?.printed.utf8.count
    }
    let unmeasured = try #require(calls([:]))
    #expect(unmeasured > 0)
    #expect(calls(["chain-length": BudgetSetting(limit: 9)]) == unmeasured)
    #expect(calls(["bytes-per-call": BudgetSetting(limit: nil, level: .off)]) == unmeasured)
    // Four samples of the first view, each called twice; one pass serves both.
    let limit = BudgetSetting(limit: 1_000_000)
    #expect(calls(["bytes-per-call": limit]) == unmeasured + 8)
    #expect(calls(["bytes-per-call": limit, "instructions-per-call": limit]) == unmeasured + 8)
  }

  @Test func `a wrong budget in a manifest is reported there, and nothing runs`() throws {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest(
        "p",
        effects: ["e.lua"],
        more: ",\n  \"budgets\": {\"chain-lengths\": 2}"
      ),
      "p/e.lua": effect("return content:opacity(0.5)"),
    ])
    let reported = plugins.run()
    #expect(
      reported.diagnostics == [
        """
        p/plugin.json:7:15 unknown-budget: unknown budget 'chain-lengths'; did you mean \
        'chain-length'?
        """
      ]
    )
    #expect(reported.status == .usage)
  }
}
