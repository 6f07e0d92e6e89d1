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
  private static let form = Definition(
    word: "test",
    example: "moth.test { api = 1, effect = \"name\", cases = { ... } }"
  )

  /// The difference allowed where a case says nothing: the rounding of a few additions.
  package static let defaultTolerance = 1e-9

  /// Reads a test; it is nil if anything is wrong, all of which is reported.
  package static func decode(
    _ value: LuaValue,
    of source: ScriptSource
  ) -> (definition: TestDefinition?, diagnostics: [Diagnostic]) {
    form.read(value, of: source) { fields in
      let effect = fields.required("effect")?.string()
      let cases = fields.required("cases")?.array { $0.object(TestDefinition.Case.init) }
      guard let effect, let cases else { return nil }
      return TestDefinition(effect: effect, cases: cases)
    }
  }
}

extension TestDefinition.Case {
  fileprivate init?(_ fields: ObjectReader<ScriptValue>) {
    let name = fields.required("name")
    let text = name?.string()
    let devices = fields.required("devices")?.array(count: 1...Int.max) { $0.string() }
    let reduceMotion = fields["reduceMotion"]?.boolean()
    let orientation: Orientation? = fields["orientation"]?.choice()
    let layoutDirection: LayoutDirection? = fields["layoutDirection"]?.choice()
    let parameters = fields["parameters"]?.entries().compactMap { name, reader in
      reader.parameterValue().map { (name, $0) }
    }
    let index = fields["index"]?.wholeNumber(in: Count.range)
    let offset = fields.required("at")?.number(in: TestDefinition.offsets, unit: "points")
    let after = fields["after"]?.number(in: TestDefinition.waits, unit: "seconds")
    // A case without any would pass whatever the effect does.
    let expected = fields.required("expect")?.entries(count: 1...Int.max)
      .compactMap { label, reader in
        reader.expectedValue().map { TestDefinition.Expectation(label: label, value: $0) }
      }
    let tolerance = fields["tolerance"]?.number(in: 0...Double.greatestFiniteMagnitude)
    guard let name, let text, let devices, let offset, let expected else { return nil }
    self.init(
      name: text,
      devices: devices,
      reduceMotion: reduceMotion ?? false,
      orientation: orientation ?? .portrait,
      layoutDirection: layoutDirection ?? .leftToRight,
      parameters: Dictionary(uniqueKeysWithValues: parameters ?? []),
      index: index ?? 0,
      offset: offset,
      after: after ?? 0,
      expected: expected,
      tolerance: tolerance ?? TestDecoder.defaultTolerance,
      line: name.value.range.start.line
    )
  }
}

extension StrictReader<ScriptValue> {
  /// A number, true and false standing for 1 and 0.
  fileprivate func expectedValue() -> Double? {
    read(as: "a number, true or false") { $0.number ?? $0.boolean.map { $0 ? 1 : 0 } }
  }
}
