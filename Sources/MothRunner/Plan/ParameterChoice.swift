package import MothDiagnostics
package import MothScript

/// The values of an effect's parameters: the defaults, and over them what the user set.
package struct ParameterChoice {
  /// The values, in the order of the parameters.
  package private(set) var fields: [ScriptField] = []
  /// The values that are not allowed.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Chooses the last given value of each parameter, or else its default.
  package init(
    _ parameters: [Parameter],
    given: [ParameterSetting],
    in source: ScriptSource
  ) {
    for parameter in parameters {
      let value = given.last { $0.name == parameter.name }?.value ?? parameter.defaultValue
      if let problem = parameter.problem(with: value) {
        diagnostics.append(
          Diagnostic.error(
            "parameter-out-of-range",
            message: "parameter \(problem)",
            at: SourceLocation(path: source.path, range: nil)
          )
        )
      }
      fields.append(ScriptField(parameter.name, value: ScriptField.Value(value)))
    }
  }
}

extension ScriptField.Value {
  /// A parameter's value as a script reads it: numbers are floats, as in Swift.
  init(_ value: ParameterValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .boolean(let boolean): self = .boolean(boolean)
    }
  }
}
