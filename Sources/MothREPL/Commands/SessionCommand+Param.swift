internal import MothDiagnostics
internal import MothRunner
internal import MothScript

extension SessionCommand {
  /// `:param`: the effect's parameters, or another value of one.
  static let param = SessionCommand(
    name: "param",
    aliases: ["p"],
    arguments: "[NAME=VALUE ...]",
    summary: "Shows the effect's parameters, or sets some; 'NAME=' goes back to the default.",
    candidates: { session in
      (try? session.definition())?.parameters.map { "\($0.name)=" } ?? []
    }
  ) { session, argument throws(SessionProblem) in
    _ = try session.effect()
    let parameters = try session.definition().parameters
    var position = session.state.position
    for word in argument.split(separator: " ").map(String.init) {
      try set(word, in: &position, parameters: parameters)
    }
    try session.move(to: position)
    let names = parameters.map { VisibleText.escaped($0.name) }
    let width = names.map(VisibleText.width).max() ?? 0
    return SessionReply(
      zip(parameters, names).map { parameter, name in
        let given = session.state.position.parameters.last { $0.name == parameter.name }?.value
        let value = given ?? parameter.defaultValue
        let note = given == nil ? "" : ", default \(parameter.defaultValue)"
        let isNumber = if case .number = parameter.defaultValue { true } else { false }
        let range = isNumber ? parameter.range : "true or false"
        return "\(name.padding(toWidth: width))  \(value)  (\(range)\(note))"
      }.joined(separator: "\n")
    )
  }

  private static func set(
    _ word: String,
    in position: inout SessionPosition,
    parameters: [Parameter]
  ) throws(SessionProblem) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2 else {
      throw SessionProblem("':param' takes NAME=VALUE; got '\(word)'")
    }
    let parameter = try self.parameter(parts[0], of: parameters)
    position.parameters.removeAll { $0.name == parameter.name }
    guard !parts[1].isEmpty else { return }
    let value = try value(parts[1], of: parameter)
    position.parameters.append(ParameterSetting(name: parameter.name, value: value))
  }

  /// The parameter of a name.
  static func parameter(
    _ name: String,
    of parameters: [Parameter]
  ) throws(SessionProblem) -> Parameter {
    if let parameter = parameters.first(where: { $0.name == name }) { return parameter }
    let unknown = UnknownName(name, noun: "parameter", in: parameters.map(\.name))
    throw SessionProblem([Diagnostic.error("unknown-parameter", name: unknown)])
  }

  /// A value for a parameter.
  static func value(
    _ text: String,
    of parameter: Parameter
  ) throws(SessionProblem) -> ParameterValue {
    if let value = ParameterValue(parsing: text) { return value }
    throw SessionProblem("'\(parameter.name)' takes a number, true or false; got '\(text)'")
  }
}
