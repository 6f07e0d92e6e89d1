internal import MothDiagnostics
internal import MothScript

extension RunSettings {
  /// The option that gives values to parameters.
  static let parameters = Setting(
    Option(
      "--param NAME=VALUE...",
      help: "A parameter's value; every combination of several is run.",
      absent: "as the effect says",
      key: "run.parameters"
    ),
    json: Setting<RunSettings>.JSONForm(schema: parametersSchema) { reader, settings in
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
  ) { words, settings throws(UsageProblem) in
    // The values of the command line replace those of the configuration for the same names.
    var axes: [ParameterAxis] = []
    for word in words {
      let given = try setting(word)
      let index = axes.firstIndex { $0.name == given.name }
      if let index, !axes[index].values.contains(given.value) {
        axes[index].values.append(given.value)
      } else if index == nil {
        axes.append(ParameterAxis(name: given.name, values: [given.value]))
      }
    }
    settings.axes.parameters.removeAll { known in axes.contains { $0.name == known.name } }
    settings.axes.parameters += axes
  }

  private static func setting(_ word: String) throws(UsageProblem) -> ParameterSetting {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, let value = ParameterValue(parsing: String(parts[1])) {
      return ParameterSetting(name: String(parts[0]), value: value)
    }
    throw UsageProblem("'--param' takes NAME=VALUE with a number, true or false; got '\(word)'")
  }

  private static var parametersSchema: [String: JSONNode] {
    let value: [JSONNode] = [
      .object(["type": .text("number")]), .object(["type": .text("boolean")]),
    ]
    let forms = value + [.object(list(of: ["oneOf": .list(value)]))]
    return [
      "type": .text("object"), "additionalProperties": .object(["oneOf": .list(forms)]),
    ]
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

extension StrictReader<JSONValue> {
  fileprivate func parameterValue() -> ParameterValue? {
    read(as: "a number, true or false") { value in
      value.number.map(ParameterValue.number) ?? value.boolean.map(ParameterValue.boolean)
    }
  }
}
