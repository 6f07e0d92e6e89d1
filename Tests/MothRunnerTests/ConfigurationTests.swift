import MothCatalog
import MothDiagnostics
import MothValidation
import Testing

@testable import MothRunner

/// `moth.json`: what it says, and what is said of a wrong one.
@Suite struct ConfigurationTests {
  private func read(_ text: String) -> Configuration? {
    Configuration.decode(SourceFile(path: "moth.json", text: text)).configuration
  }

  /// Everything that is wrong, as `line:column id: message`, with the fix where there is one.
  private func problems(_ text: String) -> [String] {
    Configuration.decode(SourceFile(path: "moth.json", text: text)).diagnostics.map { problem in
      let start = problem.location?.range?.start
      let help = problem.notes.first { $0.kind == .help }.map { " (\($0.text))" } ?? ""
      return "\(start?.line ?? 0):\(start?.column ?? 0) \(problem.id): \(problem.message)\(help)"
    }
  }

  // MARK: - What it says

  @Test func `an empty object says nothing`() throws {
    let configuration = try #require(read("{}"))
    #expect(configuration.rules == RuleChoices())
    #expect(configuration.overrides.isEmpty)
    #expect(configuration.platform == nil)
  }

  @Test func `a whole configuration is read`() throws {
    let configuration = try #require(
      read(
        """
        {
          "$schema": "docs/schemas/moth.json",
          "rules": {
            "preset": "strict",
            "levels": { "value-not-finite": "off", "reduce-motion-ignored": "note" }
          },
          "overrides": [
            { "plugins": ["demo-*"], "effects": ["fade*"], "rules": { "preset": "accessibility" } }
          ],
          "platform": "macos14.2",
          "limits": { "memoryBytes": 33554432, "sortedElements": 100 }
        }
        """
      )
    )
    #expect(configuration.rules.preset == .strict)
    #expect(
      configuration.rules.rules.mapValues(\.level) == [
        "value-not-finite": .off, "reduce-motion-ignored": .note,
      ]
    )
    #expect(configuration.overrides.map(\.plugins) == [["demo-*"]])
    #expect(configuration.overrides.map(\.effects) == [["fade*"]])
    #expect(configuration.overrides.first?.rules.preset == .accessibility)
    #expect(configuration.platform == PlatformProfile(.macOS, version: OSVersion(14, minor: 2)))
    #expect(configuration.limits.values == ["memoryBytes": 33_554_432, "sortedElements": 100])
  }

  // MARK: - What is wrong

  @Test(arguments: [
    (
      "",
      "1:1 invalid-configuration: not valid JSON: the file ends where a value is expected"
    ),
    ("{", "1:2 invalid-configuration: not valid JSON: a key in double quotes is expected"),
    (
      "{\n  \"platform\": tru\n}",
      "2:15 invalid-configuration: not valid JSON: a value is expected"
    ),
    (
      "{\"rules\": {},}",
      "1:14 invalid-configuration: not valid JSON: '}' must not follow a comma"
    ),
    ("{} x", "1:4 invalid-configuration: not valid JSON: the file goes on after its value"),
    (
      "{\"platform\": 01}",
      "1:14 invalid-configuration: not valid JSON: a number is not written as JSON has them"
    ),
    (
      "[1.5e3, -0, 0.0, 1E+2, 1e999]",
      """
      1:24 invalid-configuration: not valid JSON: a number is greater than any that can be \
      represented
      """
    ),
    (
      "{\"platform\": \"a\\x\"}",
      "1:14 invalid-configuration: not valid JSON: a string has a wrong escape"
    ),
    ("{\"a", "1:4 invalid-configuration: not valid JSON: a string is not closed"),
    ("[]", "1:1 invalid-configuration: the configuration must be an object; got an array"),
  ])
  func `a text of the wrong form is reported with the location`(text: String, problem: String) {
    #expect(problems(text) == [problem])
  }

  @Test func `a file of brackets ends in a message`() {
    #expect(
      problems(String(repeating: "[", count: 100_000)) == [
        "1:65 invalid-configuration: not valid JSON: arrays and objects are nested too deep"
      ]
    )
  }

  @Test(arguments: [
    (
      "{\"rule\": {}}",
      "1:2 unknown-key: unknown key 'rule'; did you mean 'rules'?"
    ),
    (
      "{\"rules\": {\"level\": {}}}",
      "1:12 unknown-key: unknown key 'rules.level'; did you mean 'levels'?"
    ),
    (
      "{\"zzz\": 1}",
      """
      1:2 unknown-key: unknown key 'zzz' (the keys are $schema, rules, budgets, overrides, \
      platform, limits, run, baselines)
      """
    ),
    (
      "{\"limits\": {\"memoryByte\": 1}}",
      "1:13 unknown-limit: unknown limit 'memoryByte'; did you mean 'memoryBytes'?"
    ),
    (
      "{\"limits\": {\"zzz\": 1}}",
      "1:13 unknown-limit: unknown limit 'zzz' ('moth doctor' shows the limits)"
    ),
    (
      "{\"limits\": {\"memoryBytes\": 1048575}}",
      """
      1:28 limit-out-of-range: 'limits.memoryBytes' must be between 1048576 and 1073741824 bytes; \
      got 1048575
      """
    ),
    (
      "{\"limits\": {\"memoryBytes\": 1e300}}",
      """
      1:28 limit-out-of-range: 'limits.memoryBytes' must be between 1048576 and 1073741824 bytes; \
      got 1e+300
      """
    ),
    (
      "{\"limits\": {\"memoryBytes\": 1.5}}",
      "1:28 invalid-configuration: 'limits.memoryBytes' must be a whole number; got 1.5"
    ),
    (
      "{\"limits\": {\"memoryBytes\": \"16 MB\"}}",
      "1:28 invalid-configuration: 'limits.memoryBytes' must be a whole number; got '16 MB'"
    ),
    ("{\"limits\": []}", "1:12 invalid-configuration: 'limits' must be an object; got an array"),
    (
      "{\"rules\": {}, \"rules\": {}}",
      "1:15 duplicate-key: duplicate key 'rules'"
    ),
    ("{\"rules\": 5}", "1:11 invalid-configuration: 'rules' must be an object; got 5"),
    (
      "{\"overrides\": {}}",
      """
      1:15 invalid-configuration: 'overrides' must be an array; got an object
      """
    ),
    ("{\"$schema\": null}", "1:13 invalid-configuration: '$schema' must be a string; got null"),
    (
      "{\"rules\": {\"preset\": \"strcit\"}}",
      """
      1:22 invalid-configuration: 'rules.preset' must be one of recommended, strict, \
      accessibility; got 'strcit'; did you mean 'strict'?
      """
    ),
    (
      "{\"rules\": {\"levels\": {\"value-not-finit\": \"off\"}}}",
      "1:23 unknown-rule: unknown rule 'value-not-finit'; did you mean 'value-not-finite'?"
    ),
    (
      "{\"rules\": {\"levels\": {\"value-not-finite\": \"eror\"}}}",
      """
      1:43 invalid-configuration: 'rules.levels.value-not-finite' must be one of off, note, \
      warning, error; got 'eror'; did you mean 'error'?
      """
    ),
    (
      "{\"rules\": {\"thresholds\": {\"value-not-finite\": {\"distance\": 1}}}}",
      "1:27 unknown-threshold: 'value-not-finite' has no thresholds"
    ),
    (
      "{\"platform\": \"ios16\"}",
      "1:14 unknown-platform: unknown platform 'ios16'; did you mean 'ios17'?"
    ),
    ("{\"platform\": 17}", "1:14 invalid-configuration: 'platform' must be a string; got 17"),
    (
      "{\"overrides\": [{\"rules\": {}}]}",
      "1:16 missing-key: missing key 'overrides[0].plugins' or 'effects'"
    ),
    (
      "{\"overrides\": [{\"plugins\": [\"a\"]}]}",
      "1:16 missing-key: missing key 'overrides[0].rules' or 'budgets'"
    ),
    (
      "{\"overrides\": [{\"effects\": [], \"rules\": {}}]}",
      "1:28 invalid-configuration: 'overrides[0].effects' must not be empty"
    ),
    (
      "{\"overrides\": [{\"effects\": [1], \"rules\": {}}]}",
      "1:29 invalid-configuration: 'overrides[0].effects[0]' must be a string; got 1"
    ),
  ])
  func `what it may not say is reported with the location and the fix`(
    text: String,
    problem: String
  ) {
    #expect(problems(text) == [problem])
  }

  @Test func `everything that is wrong is reported, in the order of the text`() {
    let text =
      "{\r\n  \"é\": 1,\r\n  \"rules\": { \"preset\": true },\r\n  \"platform\": \"dos5\"\r\n}"
    #expect(
      problems(text).map { $0.prefix { $0 != "(" } } == [
        "2:3 unknown-key: unknown key 'é' ",
        "3:24 invalid-configuration: 'rules.preset' must be a string; got true",
        "4:15 unknown-platform: unknown platform 'dos5' ",
      ]
    )
  }

  // MARK: - Thresholds

  @Test func `a misspelt threshold is reported with the nearest`() {
    #expect(
      problems("{\"rules\": {\"thresholds\": {\"hit-target-drifts\": {\"distanse\": 1}}}}") == [
        "1:49 unknown-threshold: unknown threshold 'distanse'; did you mean 'distance'?"
      ]
    )
  }

  @Test func `both ends of a threshold's range can be set, and nothing beyond`() throws {
    let rule = "hit-target-drifts"
    let threshold = try #require(Rule.withID(rule)?.thresholds.first)
    let start = "{\"rules\": {\"thresholds\": {\"\(rule)\": {\"\(threshold.name)\": "
    for value in [threshold.range.lowerBound, threshold.range.upperBound] {
      let configuration = try #require(read("\(start)\(value)}}}}"))
      #expect(configuration.rules.rules[rule]?.thresholds == [threshold.name: value])
    }
    for value in [threshold.range.lowerBound - 1, threshold.range.upperBound + 1] {
      let found = problems("\(start)\(value)}}}}")
      #expect(found.count == 1)
      #expect(
        found.first?.hasPrefix(
          "1:\(start.count + 1) threshold-out-of-range: 'rules.thresholds.\(rule).\(threshold.name)' "
            + "must be between "
        ) ?? false
      )
    }
  }
}
