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
    var place = session.place
    for word in argument.split(separator: " ").map(String.init) {
      try set(word, in: &place, parameters)
    }
    try session.move(to: place)
    let names = parameters.map { VisibleText.escaped($0.name) }
    let width = names.map(VisibleText.width).max() ?? 0
    return SessionReply(
      zip(parameters, names).map { parameter, name in
        let given = session.place.parameters.last { $0.name == parameter.name }?.value
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
    in place: inout Place,
    _ parameters: [Parameter]
  ) throws(SessionProblem) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2 else {
      throw SessionProblem("':param' takes NAME=VALUE; got '\(word)'")
    }
    let names = parameters.map(\.name)
    guard let parameter = parameters.first(where: { $0.name == parts[0] }) else {
      let problem = Diagnostic.error(
        "unknown-parameter",
        "the effect has no parameter '\(parts[0])'",
        at: nil
      )
      throw SessionProblem([
        problem.help(
          Spelling.suggestion(for: parts[0], in: names)
            ?? (names.isEmpty
              ? "it has none" : "its parameters are \(names.joined(separator: ", "))")
        )
      ])
    }
    place.parameters.removeAll { $0.name == parameter.name }
    guard !parts[1].isEmpty else { return }
    guard let value = ParameterValue(parsing: parts[1]) else {
      throw SessionProblem("'\(parts[0])' takes a number, true or false; got '\(parts[1])'")
    }
    place.parameters.append(ParameterSetting(name: parameter.name, value: value))
  }
}
