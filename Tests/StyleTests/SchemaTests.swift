import Foundation
import MothDiagnostics
import MothSimulation
import MothTestSupport
import Testing

/// The schemas in docs/schemas say what Moth reads.
@Suite struct SchemaTests {
  private static let device = Result {
    JSONSchema(schema: try JSON(Repository.text("docs/schemas/device.schema.json")))
  }
  private static let sweep = Result {
    JSONSchema(schema: try JSON(Repository.text("docs/schemas/sweep.schema.json")))
  }

  private static let configuration = Result {
    JSONSchema(schema: try JSON(Repository.text("docs/schemas/moth.json")))
  }

  // MARK: - Devices

  private static func profiles() throws -> [(id: String, text: String)] {
    try Repository.names(in: "Sources/MothSimulation/Devices", "json").map { name in
      (name, try Repository.text("Sources/MothSimulation/Devices/\(name).json"))
    }
  }

  @Test func `every bundled profile is as the schema says`() throws {
    let schema = try Self.device.get()
    let refused = try Self.profiles().filter { !schema.accepts(try JSON($0.text)) }
    #expect(refused.map(\.id) == [])
  }

  @Test func `the schema has the keys of the bundled profiles and no others`() throws {
    let profiles = try Self.profiles().map { try JSON($0.text) }
    expectKeys(of: profiles, try Self.device.get().schema, at: "")
  }

  /// Compares the keys of objects with a schema's: all of them, and those that none may lack.
  private func expectKeys(of objects: [JSON], _ schema: JSON, at path: String) {
    let keys = objects.map { Set($0.fields.keys) }
    let all = keys.reduce(into: Set<String>()) { $0.formUnion($1) }
    let always = all.filter { key in keys.allSatisfy { $0.contains(key) } }
    let properties = schema["properties"]?.fields ?? [:]
    #expect(all.sorted() == properties.keys.sorted(), "at '\(path)'")
    #expect(
      always.sorted() == (schema["required"]?.elements ?? []).compactMap(\.text).sorted(),
      "at '\(path)'"
    )
    for (key, inner) in properties where inner["properties"] != nil {
      expectKeys(of: objects.compactMap { $0[key] }, inner, at: path + "/" + key)
    }
  }

  @Test(arguments: [
    ("\"scale\": 3", "\"scale\": 0"), ("\"scale\": 3", "\"scale\": \"3\""),
    ("\"scale\": 3", "\"scael\": 3"), ("\"scale\": 3,", ""), ("\"iOS\"", "\"ios\""),
    ("\"26.0\"", "\"26.x\""), ("\"iphone-17\"", "\"iPhone 17\""), ("\"iPhone 17\"", "\"\""),
    ("\"top\": 62", "\"top\": -1"), ("\"width\": 402", "\"width\": 0"), ("\"top\": 62, ", ""),
    ("\"compact\"", "\"small\""), ("\"bounces\": true", "\"bounces\": 1"),
    ("\"cornerRadius\": 62", "\"cornerRadius\": -1"),
    ("\"refreshRate\": 120", "\"refreshRate\": 0"),
    ("\"refreshRate\": 120", "\"refreshRate\": 1e300"), ("\"scale\": 3", "\"scale\": 11"),
    ("\"width\": 402", "\"width\": 20001"), ("\"top\": 62", "\"top\": 1001"),
    ("\"cornerRadius\": 62", "\"cornerRadius\": 1e9"),
  ])
  func `a wrong profile is refused by both`(text: String, other: String) throws {
    let whole = try Repository.text("Sources/MothSimulation/Devices/iphone-17.json")
    let profile = whole.replacing(text, with: other)
    try #require(profile != whole)
    #expect(Device.decode(SourceFile(path: "", text: profile)).device == nil)
    #expect(try !Self.device.get().accepts(JSON(profile)))
  }

  @Test(arguments: [
    (["size", "width"], Device.lengths), (["size", "height"], Device.lengths),
    (["scale"], Device.scales), (["cornerRadius"], Device.insets),
    (["refreshRate"], Device.refreshRates), (["safeAreaInsets", "portrait", "top"], Device.insets),
    (["safeAreaInsets", "landscape", "trailing"], Device.insets),
  ])
  func `the schema has the ranges of the reader`(
    path: [String],
    range: ClosedRange<Double>
  ) throws {
    var schema = try Self.device.get().schema
    for key in path { schema = try #require(schema["properties"]?[key]) }
    #expect(schema["minimum"]?.number == range.lowerBound)
    #expect(schema["maximum"]?.number == range.upperBound)
  }

  // MARK: - Sweeps

  private func isRead(_ sweep: String) -> Bool {
    Sweep.decode(SourceFile(path: "", text: sweep)).sweep != nil
  }

  private func sweep(_ steps: String, more: String = "") -> String {
    "{\"name\": \"mine\", \"summary\": \"a test\"\(more), \"steps\": [\(steps)]}"
  }

  private static let accepted = [
    #"{"do": "hold", "seconds": 0}"#, #"{"do": "hold", "seconds": 60}"#,
    #"{"do": "wait", "seconds": 0.5}"#, #"{"do": "lift"}"#, #"{"do": "lift", "caughtAfter": 1}"#,
    #"{"do": "drag", "distance": -10000, "seconds": 0.001}"#,
    #"{"do": "drag", "distance": 10000, "unit": "points", "seconds": 60}"#,
    #"{"do": "drag", "distance": 100, "unit": "viewports", "seconds": 1}"#,
    #"{"do": "drag", "distance": -1, "unit": "extents", "seconds": 1}"#,
    #"{"do": "jump", "to": 0}"#, #"{"do": "jump", "to": 1}"#, #"{"do": "scroll", "to": 0.5}"#,
  ]

  private static let refused = [
    #"{}"#, #"{"do": "flick"}"#, #"{"do": "hold"}"#, #"{"do": "hold", "seconds": -1}"#,
    #"{"do": "hold", "seconds": 61}"#, #"{"do": "hold", "seconds": "1"}"#,
    #"{"do": "hold", "seconds": 1, "to": 1}"#, #"{"do": "wait", "seconds": 61}"#,
    #"{"do": "drag", "seconds": 1}"#, #"{"do": "drag", "distance": 1}"#,
    #"{"do": "drag", "distance": 1, "seconds": 0}"#,
    #"{"do": "drag", "distance": 1, "unit": "pages", "seconds": 1}"#,
    #"{"do": "drag", "distance": 10001, "seconds": 1}"#,
    #"{"do": "drag", "distance": -10001, "unit": "points", "seconds": 1}"#,
    #"{"do": "drag", "distance": 101, "unit": "viewports", "seconds": 1}"#,
    #"{"do": "drag", "distance": 1.5, "unit": "extents", "seconds": 1}"#,
    #"{"do": "lift", "caughtAfter": -1}"#, #"{"do": "lift", "seconds": 1}"#, #"{"do": "jump"}"#,
    #"{"do": "jump", "to": 2}"#, #"{"do": "jump", "to": 1, "animation": "linear"}"#,
    #"{"do": "scroll", "to": -0.1}"#, #"{"do": "scroll", "to": 1, "animation": "Bouncy"}"#, #"1"#,
  ]

  @Test(arguments: accepted)
  func `a step that is read is as the schema says`(step: String) throws {
    #expect(isRead(sweep(step)))
    #expect(try Self.sweep.get().accepts(JSON(sweep(step))))
  }

  @Test(arguments: refused)
  func `a step that is refused is not as the schema says`(step: String) throws {
    #expect(!isRead(sweep(step)))
    #expect(try !Self.sweep.get().accepts(JSON(sweep(step))))
  }

  private static let steps = #""steps": [{"do": "lift"}]"#

  @Test(arguments: [
    (#"{"name": "a", "summary": "b", \#(steps)}"#, true),
    (#"{"name": "a-1", "summary": "b", "rate": "fast", "clock": "uneven", \#(steps)}"#, true),
    (#"{"name": "a", "summary": "b", "behavior": "paging", \#(steps)}"#, true),
    (
      #"{"name": "a", "summary": "b", "behavior": "viewAligned", "limit": "never", \#(steps)}"#,
      true
    ),
    (#"{"name": "A b", "summary": "b", \#(steps)}"#, false),
    (#"{"name": "", "summary": "b", \#(steps)}"#, false),
    (#"{"name": "a", "summary": "", \#(steps)}"#, false), (#"{"name": "a", \#(steps)}"#, false),
    (#"{"summary": "b", \#(steps)}"#, false), (#"{"name": "a", "summary": "b"}"#, false),
    (#"{"name": "a", "summary": "b", "steps": []}"#, false),
    (#"{"name": "a", "summary": "b", "steps": {}}"#, false),
    (#"{"name": "a", "summary": "b", "rate": "slow", \#(steps)}"#, false),
    (#"{"name": "a", "summary": "b", "behavior": "snap", \#(steps)}"#, false),
    (#"{"name": "a", "summary": "b", "limit": "some", \#(steps)}"#, false),
    (#"{"name": "a", "summary": "b", "clock": "odd", \#(steps)}"#, false),
    (#"{"name": "a", "summary": "b", "speed": 2, \#(steps)}"#, false),
    (#"{"name": "a", "summary": "b", "linear": {}}"#, true),
    (#"{"name": "a", "summary": "b", "linear": {"speed": 1, "overscroll": 0}}"#, true),
    (#"{"name": "a", "summary": "b", "linear": {"speed": 0}}"#, false),
    (#"{"name": "a", "summary": "b", "linear": {"speed": 100001}}"#, false),
    (#"{"name": "a", "summary": "b", "linear": {"overscroll": -1}}"#, false),
    (#"{"name": "a", "summary": "b", "linear": {"rate": 1}}"#, false),
    (#"{"name": "a", "summary": "b", "linear": 5}"#, false),
    (#"{"name": "a", "summary": "b", "linear": {}, \#(steps)}"#, false),
    (#"{"name": "a", "summary": "b", "linear": {}, "rate": "fast"}"#, false),
    (#"{"name": "a", "summary": "b", "linear": {}, "behavior": "paging"}"#, false),
    ("[]", false), ("5", false),
  ])
  func `a sweep is read or refused by both`(text: String, isRight: Bool) throws {
    #expect(isRead(text) == isRight)
    #expect(try Self.sweep.get().accepts(JSON(text)) == isRight)
  }

  @Test func `both take as many steps`() throws {
    for (count, isRight) in [
      (GestureSweep.maximumSteps, true), (GestureSweep.maximumSteps + 1, false),
    ] {
      let text = sweep(Array(repeating: "{\"do\": \"lift\"}", count: count).joined(separator: ","))
      #expect(isRead(text) == isRight)
      #expect(try Self.sweep.get().accepts(JSON(text)) == isRight)
    }
  }

  @Test(arguments: Animation.named.map(\.name))
  func `both take every animation by its name`(name: String) throws {
    let text = sweep(#"{"do": "scroll", "to": 1, "animation": "\#(name)"}"#)
    #expect(isRead(text))
    #expect(try Self.sweep.get().accepts(JSON(text)))
  }

  // MARK: - The schemas themselves

  @Test func `the schemas use no keyword that these tests pass over`() throws {
    for schema in [try Self.device.get(), try Self.sweep.get(), try Self.configuration.get()] {
      #expect(unknownKeywords(in: schema.schema) == [])
    }
  }

  private func unknownKeywords(in schema: JSON) -> [String] {
    let inner =
      Array((schema["properties"]?.fields ?? [:]).values) + (schema["oneOf"]?.elements ?? [])
      + [schema["items"], schema["additionalProperties"]].compactMap(\.self)
    return schema.fields.keys.filter { !JSONSchema.keywords.contains($0) }
      + inner.flatMap(unknownKeywords)
  }
}
