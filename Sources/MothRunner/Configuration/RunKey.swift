internal import MothDiagnostics
internal import MothScript
internal import MothSimulation

/// One key of `run` in `moth.json`: how it is read, described and shown.
struct RunKey: Sendable {
  /// The key.
  let name: String
  /// Its JSON Schema.
  let schema: JSONNode
  /// Reads its value; what is wrong with it is noted.
  let read: @Sendable (StrictReader<JSONValue>, inout RunSettings) -> Void
  /// Its value as it would be written; nil if it is left open.
  let shown: @Sendable (RunSettings) -> JSONNode?

  private init(
    _ name: String,
    _ summary: String,
    _ schema: [String: JSONNode],
    read: @escaping @Sendable (StrictReader<JSONValue>, inout RunSettings) -> Void,
    shown: @escaping @Sendable (RunSettings) -> JSONNode?
  ) {
    self.name = name
    self.schema = .object(schema.merging(["description": .text(summary)]) { $1 })
    self.read = read
    self.shown = shown
  }
}

extension RunKey {
  /// All keys, in the order of the documentation.
  static let all: [RunKey] = [
    texts("paths", "Folders with plugins, plugins, and single .lua files.", \.paths),
    texts("devices", "Ids of devices, patterns with '*', and profiles' files.", \.axes.devices),
    choices("orientations", "How devices are held.", \.axes.orientations),
    texts("sweeps", "The names of sweeps, and sweeps' files.", \.axes.sweeps),
    texts("scenes", "Scenes instead of the effects' own.", \.axes.scenes),
    choices("dynamicTypeSizes", "The sizes of text.", \.axes.dynamicTypeSizes),
    choices("layoutDirections", "The directions in which text is read.", \.axes.layoutDirections),
    parameters,
    reduceMotion,
    refreshRate,
    whole(
      "workers",
      "How many threads share the work; one per processor if absent.",
      RunSettings.workerRange,
      \.workers
    ),
    whole(
      "timeout",
      "How long a unit may take, in milliseconds.",
      RunSettings.unitMillisecondsRange,
      \.unitMilliseconds
    ),
    whole(
      "maxFailures",
      "After how many failures the run ends.",
      RunSettings.failureRange,
      \.mostFailures
    ),
  ]

  // MARK: - Kinds of values

  private typealias Path<Value> = WritableKeyPath<RunSettings, Value> & Sendable

  /// An array of strings.
  private static func texts(_ name: String, _ summary: String, _ path: any Path<[String]>) -> RunKey
  {
    RunKey(name, summary, list(of: ["type": .text("string")])) { reader, settings in
      settings[keyPath: path] = reader.set { $0.string() }
    } shown: { settings in
      let texts = settings[keyPath: path]
      return texts.isEmpty ? nil : .list(texts.map(JSONNode.text))
    }
  }

  /// A list of an enum's cases, none twice.
  private static func choices<Choice>(
    _ name: String,
    _ summary: String,
    _ path: any Path<[Choice]>
  ) -> RunKey
  where Choice: RawRepresentable<String> & CaseIterable & Hashable & Sendable {
    let names = Choice.allCases.map { JSONNode.text($0.rawValue) }
    let element: [String: JSONNode] = ["type": .text("string"), "enum": .list(names)]
    return RunKey(name, summary, list(of: element)) { reader, settings in
      let found: [Choice] = reader.set { $0.choice() }
      settings[keyPath: path] = found.isEmpty ? settings[keyPath: path] : found
    } shown: { settings in
      .list(settings[keyPath: path].map { .text($0.rawValue) })
    }
  }

  /// A whole number in a range.
  private static func whole(
    _ name: String,
    _ summary: String,
    _ range: ClosedRange<Int>,
    _ path: any Path<Int?>
  ) -> RunKey {
    let schema: [String: JSONNode] = [
      "type": .text("integer"), "minimum": .number(Double(range.lowerBound)),
      "maximum": .number(Double(range.upperBound)),
    ]
    return RunKey(name, summary, schema) { reader, settings in
      settings[keyPath: path] = reader.wholeNumber(in: range)
    } shown: { settings in
      settings[keyPath: path].map { .number(Double($0)) }
    }
  }

  private static func list(of element: [String: JSONNode]) -> [String: JSONNode] {
    [
      "type": .text("array"), "items": .object(element), "minItems": .number(1),
      "uniqueItems": .boolean(true),
    ]
  }

  // MARK: - Single keys

  private static let reduceMotion = RunKey(
    "reduceMotion",
    "The settings of Reduce Motion.",
    list(of: ["type": .text("boolean")])
  ) { reader, settings in
    let found = reader.set { $0.boolean() }
    settings.axes.reduceMotion = found.isEmpty ? settings.axes.reduceMotion : found
  } shown: { settings in
    .list(settings.axes.reduceMotion.map(JSONNode.boolean))
  }

  private static let refreshRate = RunKey(
    "refreshRate",
    "Frames per second instead of the devices' own.",
    [
      "type": .text("number"), "minimum": .number(Device.refreshRates.lowerBound),
      "maximum": .number(Device.refreshRates.upperBound),
    ]
  ) { reader, settings in
    settings.axes.refreshRate = reader.number(in: Device.refreshRates, unit: "hertz")
  } shown: { settings in
    settings.axes.refreshRate.map(JSONNode.number)
  }

  private static let parameterValue: [JSONNode] = [
    .object(["type": .text("number")]), .object(["type": .text("boolean")]),
  ]

  private static let parameters = RunKey(
    "parameters",
    "Values of parameters by name; every combination of several is run.",
    [
      "type": .text("object"),
      "additionalProperties": .object([
        "oneOf": .list(parameterValue + [.object(list(of: ["oneOf": .list(parameterValue)]))])
      ]),
    ]
  ) { reader, settings in
    settings.axes.parameters = reader.entries().compactMap { name, reader in
      let values =
        reader.value.elements == nil
        ? reader.parameterValue().map { [$0] } ?? [] : reader.set { $0.parameterValue() }
      return values.isEmpty ? nil : ParameterAxis(name: name, values: values)
    }
  } shown: { settings in
    let axes = settings.axes.parameters
    guard !axes.isEmpty else { return nil }
    return .object(
      Dictionary(axes.map { ($0.name, .list($0.values.map(JSONNode.init))) }) { $1 }
    )
  }
}

extension JSONNode {
  fileprivate init(_ value: ParameterValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .boolean(let boolean): self = .boolean(boolean)
    }
  }
}

extension RunSettings {
  /// What `run` says.
  init?(_ fields: ObjectReader<JSONValue>) {
    self.init()
    for key in RunKey.all {
      if let reader = fields[key.name] { key.read(reader, &self) }
    }
  }
}

extension StrictReader<JSONValue> {
  fileprivate func parameterValue() -> ParameterValue? {
    read(as: "a number, true or false") { value in
      value.number.map(ParameterValue.number) ?? value.boolean.map(ParameterValue.boolean)
    }
  }
}
