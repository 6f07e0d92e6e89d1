package import MothDiagnostics
package import MothSimulation

/// Expected values of one effect, as a plugin's test script states them.
package struct TestDefinition: Equatable, Sendable, Codable {
  /// The effect under test.
  package var effect: String
  /// The cases in the script's order.
  package var cases: [Case]

  /// Where a case can scroll to, in points: far beyond any content that can be laid out.
  package static let offsets = -1e9...1e9
  /// How long a case can wait, in seconds.
  package static let waits = 0.0...60.0

  /// What must be true at one offset of the scroll.
  package struct Case: Equatable, Sendable, Codable {
    /// What it says, as a sentence.
    package var name: String
    /// The devices by id; each is checked.
    package var devices: [String]
    /// Whether Reduce Motion is on.
    package var reduceMotion: Bool
    /// How the devices are held.
    package var orientation: Orientation
    /// The direction in which text is read.
    package var layoutDirection: LayoutDirection
    /// Parameter values other than the defaults.
    package var parameters: [String: ParameterValue]
    /// Which of the targets, from 0.
    package var index: Int
    /// The distance scrolled from rest, in points; negative above the top.
    package var offset: Double
    /// How long the scroll rests there before values are compared, in seconds.
    package var after: Double
    /// The expected value of each column by its label, such as `offset.y`, sorted by label.
    package var expected: [Expectation]
    /// The largest difference allowed.
    package var tolerance: Double
    /// The line of the script, for messages.
    package var line: Int?
  }

  /// One column's expected value.
  package struct Expectation: Equatable, Sendable, Codable {
    /// The column's label.
    package var label: String
    /// The expected value.
    package var value: Double
  }
}

/// Turns what a test's script returned into its cases.
package enum TestDecoder {
  private static let keys = ["api", "effect", "cases"]
  private static let caseKeys = [
    "name", "devices", "reduceMotion", "orientation", "layoutDirection", "parameters", "index",
    "at", "after", "expect", "tolerance",
  ]

  /// The difference allowed where a case says nothing: the rounding of a few additions.
  package static let defaultTolerance = 1e-9

  /// Reads a test; what is wrong comes back as diagnostics, with nil if it cannot be used.
  package static func decode(
    _ value: LuaValue,
    of source: ScriptSource
  ) -> (definition: TestDefinition?, diagnostics: [Diagnostic]) {
    let reader = DefinitionReader(source: source)
    guard let call = value.table, call.kind == "test", let fields = call["fields"]?.table else {
      return (nil, [notATest(value, in: source)])
    }
    reader.callLine = call.line ?? source.definitionLine
    reader.refuseUnknownKeys(of: fields, at: [], known: keys)
    if let api = reader.required("api", in: fields, at: []), api.wholeNumber != EffectDecoder.api {
      reader.report(reader.wrongValue(api, of: ["api"], wanted: "\(EffectDecoder.api)"))
    }
    let effect = reader.required("effect", in: fields, at: [], "the name of an effect", \.string)
    let list = reader.required("cases", in: fields, at: [], "a list of cases") { value in
      value.table.flatMap { $0.fields.isEmpty ? $0.sequence : nil }
    }
    let cases = (list ?? []).enumerated().compactMap { index, value in
      decodeCase(value, at: ["case \(index + 1)"], reader)
    }
    guard let effect, reader.diagnostics.isEmpty else { return (nil, reader.diagnostics) }
    return (TestDefinition(effect: effect, cases: cases), [])
  }

  private static func decodeCase(
    _ value: LuaValue,
    at path: [String],
    _ reader: DefinitionReader
  ) -> TestDefinition.Case? {
    guard let table = value.table else {
      reader.report(reader.wrongValue(value, of: path, wanted: "a table"))
      return nil
    }
    reader.refuseUnknownKeys(of: table, at: path, known: caseKeys)
    let name = reader.required("name", in: table, at: path, "a string", \.string)
    let offset = offset(in: table, at: path, reader)
    let expected = reader.required(
      "expect",
      in: table,
      at: path,
      "numbers, true or false by their labels",
      expectations
    )
    let devices = reader.required("devices", in: table, at: path, "a list of device ids", ids)
    let parameters = reader.optional(
      "parameters",
      in: table,
      at: path,
      "numbers, true or false by their names",
      parameters
    )
    guard let name, let offset, let expected, let devices else { return nil }
    return TestDefinition.Case(
      name: name,
      devices: devices,
      reduceMotion: reader.optional("reduceMotion", in: table, at: path, "a boolean", \.boolean)
        ?? false,
      orientation: reader.optional(
        "orientation",
        in: table,
        at: path,
        "\"portrait\" or \"landscape\""
      ) { $0.string.flatMap(Orientation.init(rawValue:)) } ?? .portrait,
      layoutDirection: reader.optional(
        "layoutDirection",
        in: table,
        at: path,
        "\"leftToRight\" or \"rightToLeft\""
      ) { $0.string.flatMap(LayoutDirection.init(rawValue:)) } ?? .leftToRight,
      parameters: parameters ?? [:],
      index: reader.optional("index", in: table, at: path, "a whole number from 0") { value in
        value.wholeNumber.flatMap { Count.range.contains($0) ? $0 : nil }
      } ?? 0,
      offset: offset,
      after: wait(in: table, at: path, reader) ?? 0,
      expected: expected,
      tolerance: reader.optional("tolerance", in: table, at: path, "a number from 0") { value in
        value.finite.flatMap { $0 >= 0 ? $0 : nil }
      } ?? defaultTolerance,
      line: reader.source.line(ofString: name)
    )
  }

  private static func offset(
    in table: LuaTable,
    at path: [String],
    _ reader: DefinitionReader
  ) -> Double? {
    let range = TestDefinition.offsets
    let wanted = "points between \(range.words)"
    return reader.required("at", in: table, at: path, wanted, range.number)
  }

  private static func wait(
    in table: LuaTable,
    at path: [String],
    _ reader: DefinitionReader
  ) -> Double? {
    let range = TestDefinition.waits
    let wanted = "seconds between \(range.words)"
    return reader.optional("after", in: table, at: path, wanted, range.number)
  }

  /// Numbers by name, true and false standing for 1 and 0; a case without any would pass whatever
  /// the effect does.
  private static func expectations(_ value: LuaValue) -> [TestDefinition.Expectation]? {
    guard let table = value.table, table.sequence.isEmpty, !table.fields.isEmpty else { return nil }
    let result = table.fields.compactMap { field in
      (field.value.double ?? field.value.boolean.map { $0 ? 1 : 0 })
        .map { TestDefinition.Expectation(label: field.name, value: $0) }
    }
    return result.count == table.fields.count ? result : nil
  }

  private static func ids(_ value: LuaValue) -> [String]? {
    guard let table = value.table, table.fields.isEmpty else { return nil }
    let result = table.sequence.compactMap(\.string)
    return result.isEmpty || result.count < table.sequence.count ? nil : result
  }

  private static func parameters(_ value: LuaValue) -> [String: ParameterValue]? {
    guard let table = value.table, table.sequence.isEmpty else { return nil }
    var result: [String: ParameterValue] = [:]
    for (name, value) in table.fields {
      switch value {
      case .boolean(let boolean): result[name] = .boolean(boolean)
      case .integer, .number: result[name] = value.double.map(ParameterValue.number)
      case .nil, .string, .table, .function: return nil
      }
    }
    return result
  }

  private static func notATest(_ value: LuaValue, in source: ScriptSource) -> Diagnostic {
    let got = value == .nil ? "nothing" : value.description
    return Diagnostic.error(
      "wrong-definition",
      "a test's script must return moth.test { ... }; got \(got)",
      at: SourceLocation(path: source.path, range: nil)
    )
  }
}

extension ClosedRange<Double> {
  /// The number of a value if it is one of these.
  fileprivate func number(_ value: LuaValue) -> Double? {
    value.double.flatMap { contains($0) ? $0 : nil }
  }
}
