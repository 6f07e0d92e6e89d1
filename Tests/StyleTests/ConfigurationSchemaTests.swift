import Foundation
import MothCatalog
import MothDiagnostics
import MothRunner
import MothScript
import MothTestSupport
import MothValidation
import Testing

/// docs/schemas/moth.json says what Moth reads.
@Suite struct ConfigurationSchemaTests {
  private static let schema = Result {
    JSONSchema(schema: try JSON(Repository.text("docs/schemas/moth.json")))
  }

  private func isRead(_ text: String) -> Bool {
    Configuration.decode(SourceFile(path: "moth.json", text: text)).configuration != nil
  }

  /// The object at the end of a path of properties.
  private func property(_ path: String...) throws -> JSON {
    try path.reduce(Self.schema.get().schema) { schema, key in
      try #require(schema["properties"]?[key])
    }
  }

  @Test func `the schema is that of today's rules`() throws {
    #expect(
      try Repository.text("docs/schemas/moth.json") == ConfigurationSchema.text,
      "docs/schemas/moth.json is not fresh: run scripts/docs and read the diff"
    )
  }

  @Test func `its names are those of the rules, their thresholds, the levels and presets`() throws {
    let levels = try property("rules", "levels")["properties"]?.fields ?? [:]
    #expect(levels.keys.sorted() == Rule.all.map(\.id).sorted())
    for level in levels.values {
      #expect(level["enum"]?.elements.compactMap(\.text) == Rule.Level.allCases.map(\.rawValue))
    }
    let thresholds = try property("rules", "thresholds")["properties"]?.fields ?? [:]
    for rule in Rule.all {
      let names = (thresholds[rule.id]?["properties"]?.fields ?? [:]).keys.sorted()
      #expect(names == rule.thresholds.map(\.name).sorted(), "\(rule.id)")
    }
    #expect(
      try property("rules", "preset")["enum"]?.elements.compactMap(\.text)
        == ValidationSettings.Preset.allCases.map(\.rawValue)
    )
  }

  @Test func `its budgets are those that there are`() throws {
    let budgets = try property("budgets")["properties"]?.fields ?? [:]
    #expect(budgets.keys.sorted() == Budget.all.map(\.name).sorted())
  }

  @Test func `its limits are those of the host, with their ranges`() throws {
    let limits = try property("limits")["properties"]?.fields ?? [:]
    #expect(limits.keys.sorted() == HostLimit.all.map(\.name).sorted())
    for limit in HostLimit.all {
      #expect(limits[limit.name]?["minimum"]?.number == Double(limit.range.lowerBound))
      #expect(limits[limit.name]?["maximum"]?.number == Double(limit.range.upperBound))
    }
  }

  @Test(arguments: [
    ("{}", true), ("[]", false), ("{\"$schema\": \"x\"}", true), ("{\"$schema\": 1}", false),
    ("{\"rules\": {}}", true), ("{\"rules\": 5}", false), ("{\"rule\": {}}", false),
    ("{\"rules\": {\"preset\": \"strict\"}}", true),
    ("{\"rules\": {\"preset\": \"x\"}}", false),
    ("{\"rules\": {\"levels\": {\"value-not-finite\": \"off\"}}}", true),
    ("{\"rules\": {\"levels\": {\"value-not-finite\": \"x\"}}}", false),
    ("{\"rules\": {\"levels\": {\"x\": \"off\"}}}", false),
    ("{\"rules\": {\"thresholds\": {\"value-not-finite\": {}}}}", false),
    ("{\"rules\": {\"thresholds\": {\"x\": {}}}}", false),
    ("{\"platform\": \"ios17\"}", true), ("{\"platform\": \"ios17.4.1\"}", true),
    ("{\"platform\": \"ios16\"}", false), ("{\"platform\": \"iOS17\"}", false),
    ("{\"limits\": {\"memoryBytes\": 1048576}}", true), ("{\"limits\": 1}", false),
    ("{\"limits\": {\"memoryBytes\": 1048575}}", false),
    ("{\"limits\": {\"memoryBytes\": 2000000.5}}", false),
    ("{\"limits\": {\"memory\": 2000000}}", false),
    ("{\"budgets\": {}}", true), ("{\"budgets\": 1}", false),
    ("{\"budgets\": {\"chain-length\": 0}}", true),
    ("{\"budgets\": {\"chain-length\": -1}}", false),
    ("{\"budgets\": {\"chain-size\": 1}}", false),
    ("{\"budgets\": {\"chain-length\": {}}}", false),
    ("{\"budgets\": {\"chain-length\": {\"max\": 1}}}", true),
    ("{\"budgets\": {\"chain-length\": {\"max\": 1, \"level\": \"note\"}}}", true),
    ("{\"budgets\": {\"chain-length\": {\"max\": 1, \"level\": \"off\"}}}", true),
    ("{\"budgets\": {\"chain-length\": {\"level\": \"off\"}}}", true),
    ("{\"budgets\": {\"chain-length\": {\"level\": \"error\"}}}", false),
    ("{\"overrides\": [{\"plugins\": [\"a\"], \"budgets\": {}}]}", true),
    ("{\"overrides\": [{\"rules\": {}, \"budgets\": {}}]}", false),
    ("{\"overrides\": []}", true), ("{\"overrides\": {}}", false),
    ("{\"overrides\": [{\"plugins\": [\"a*\"], \"rules\": {}}]}", true),
    ("{\"overrides\": [{\"effects\": [\"a\"], \"rules\": {\"preset\": \"strict\"}}]}", true),
    ("{\"overrides\": [{\"rules\": {}}]}", false),
    ("{\"overrides\": [{\"effects\": [\"a\"]}]}", false),
    ("{\"overrides\": [{\"effects\": [], \"rules\": {}}]}", false),
    ("{\"overrides\": [{\"effects\": [1], \"rules\": {}}]}", false),
    ("{\"overrides\": [{\"effects\": \"a\", \"rules\": {}}]}", false),
    ("{\"overrides\": [{\"effects\": [\"a\"], \"rule\": {}}]}", false),
    (#"{"run": {}}"#, true), (#"{"run": []}"#, false), (#"{"run": {"device": ["a"]}}"#, false),
    (#"{"run": {"devices": ["iphone-*"], "paths": ["a b"]}}"#, true),
    (#"{"run": {"devices": []}}"#, false), (#"{"run": {"devices": "iphone-17"}}"#, false),
    (#"{"run": {"devices": ["a", "a"]}}"#, false), (#"{"run": {"devices": [1]}}"#, false),
    (#"{"run": {"orientations": ["landscape", "portrait"]}}"#, true),
    (#"{"run": {"orientations": ["both"]}}"#, false),
    (#"{"run": {"dynamicTypeSizes": ["xxLarge"], "layoutDirections": ["rightToLeft"]}}"#, true),
    (#"{"run": {"dynamicTypeSizes": ["huge"]}}"#, false),
    (#"{"run": {"reduceMotion": [true]}}"#, true), (#"{"run": {"reduceMotion": true}}"#, false),
    (#"{"run": {"reduceMotion": ["on"]}}"#, false),
    (#"{"run": {"refreshRate": 0.5}}"#, true), (#"{"run": {"refreshRate": 0}}"#, false),
    (#"{"run": {"refreshRate": 1e9}}"#, false),
    (#"{"run": {"parameters": {"a": 1, "b": [true, 0.5]}}}"#, true),
    (#"{"run": {"parameters": {"a": "1"}}}"#, false),
    (#"{"run": {"parameters": {"a": []}}}"#, false),
    (#"{"run": {"parameters": {"a": [1, 1]}}}"#, false),
    (#"{"run": {"parameters": {"a": [[1]]}}}"#, false),
    (#"{"run": {"workers": 1, "timeout": 3600000, "maxFailures": 1000000}}"#, true),
    (#"{"run": {"workers": 0}}"#, false), (#"{"run": {"workers": 1.5}}"#, false),
    (#"{"run": {"timeout": 3600001}}"#, false), (#"{"run": {"maxFailures": "1"}}"#, false),
  ])
  func `a configuration is read or refused by both`(text: String, isRight: Bool) throws {
    #expect(isRead(text) == isRight)
    #expect(try Self.schema.get().accepts(JSON(text)) == isRight)
  }

  @Test func `the configuration that VALIDATION_md shows is read`() throws {
    let page = try Repository.text("docs/VALIDATION.md")
    let start = try #require(page.range(of: "```json\n"))
    let end = try #require(page[start.upperBound...].range(of: "```"))
    let text = String(page[start.upperBound..<end.lowerBound])
    #expect(isRead(text))
    #expect(try Self.schema.get().accepts(JSON(text)))
    for preset in ValidationSettings.Preset.allCases {
      #expect(page.contains("| `\(preset.rawValue)` | \(preset.summary) |"))
    }
  }

  @Test(arguments: Rule.all.filter { !$0.thresholds.isEmpty }.map(\.id))
  func `both have the same range for a threshold`(id: String) throws {
    let rule = try #require(Rule.withID(id))
    for threshold in rule.thresholds {
      let ends = (threshold.range.lowerBound, threshold.range.upperBound)
      for (value, isRight) in [
        (ends.0, true), (ends.1, true), (ends.0 - 1, false), (ends.1 * 2 + 1, false),
      ] {
        let text = "{\"rules\": {\"thresholds\": {\"\(id)\": {\"\(threshold.name)\": \(value)}}}}"
        #expect(isRead(text) == isRight, "\(text)")
        #expect(try Self.schema.get().accepts(JSON(text)) == isRight, "\(text)")
      }
    }
  }
}
