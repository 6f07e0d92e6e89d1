internal import MothDiagnostics
internal import MothEngine
internal import MothRunner
internal import MothScript
internal import MothSimulation

/// What a `:plot` asks for.
struct PlotRequest {
  /// The argument of the chain; nil for the first that moves.
  private(set) var label: String?
  /// Whether it is drawn over the time.
  private(set) var isOverTime = false
  /// Where the effect is looked at, with what that is called; one place without a name for where
  /// the session is.
  private(set) var positions: [(name: String, position: SessionPosition)]

  /// Reads the words after the command.
  init(_ text: String, session: Session) throws(SessionProblem) {
    var words = text.split(separator: " ").map(String.init)
    if words.last == "time" {
      isOverTime = true
      words.removeLast()
    }
    var devices: [Device] = []
    var values: [(parameter: Parameter, values: [ParameterValue])] = []
    let labels = words.isEmpty ? [] : try session.trace().trace.shape.columns.map(\.label)
    for word in words {
      if word.contains("=") {
        values.append(try Self.values(word, session: session))
      } else if let found = Self.devices(word, session: session) {
        devices += found.filter { device in !devices.contains { $0.id == device.id } }
      } else {
        let found = try Self.label(word, labels: labels, session: session)
        if let label {
          throw SessionProblem("':plot' draws one argument of the chain; got \(label) and \(found)")
        }
        label = found
      }
    }
    // Limited on the way, so that no product is too large.
    let most = CurveSheet.marks.count
    let count = values.reduce(max(devices.count, 1)) { min($0 * $1.values.count, 1_000) }
    guard count <= most else {
      throw SessionProblem("':plot' draws at most \(most) curves; got \(count)")
    }
    positions = Self.positions(devices, values: values, session: session)
  }

  /// The devices that a word means: an id, or a pattern that some match; nil for none.
  private static func devices(_ word: String, session: Session) -> [Device]? {
    let selection = DeviceSelection(
      patterns: [word],
      pluginDevices: session.state.workbench.plugin.devices
    )
    return selection.unmatched.isEmpty ? selection.devices : nil
  }

  private static func label(
    _ word: String,
    labels: [String],
    session: Session
  ) throws(SessionProblem) -> String {
    guard labels.contains(where: { $0.hasPrefix(word) }) else {
      throw unknown(word, labels: labels, session: session)
    }
    return try session.choice(word, of: labels, what: "argument")
  }

  private static func unknown(
    _ word: String,
    labels: [String],
    session: Session
  ) -> SessionProblem {
    let suggestion = Spelling.suggestion(for: word, in: labels + session.devices.map(\.id))
    return SessionProblem(
      "there is no argument or device '\(word)'",
      help: suggestion ?? "the arguments are \(labels.joined(separator: ", "))"
    )
  }

  private static func values(
    _ word: String,
    session: Session
  ) throws(SessionProblem) -> (parameter: Parameter, values: [ParameterValue]) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let parameter = try SessionCommand.parameter(
      String(parts[0]),
      of: try session.definition().parameters
    )
    var values: [ParameterValue] = []
    for text in parts[1].split(separator: ",", omittingEmptySubsequences: false) {
      values.append(try SessionCommand.value(String(text), of: parameter))
    }
    return (parameter, values)
  }

  /// Each device with each value of each parameter.
  private static func positions(
    _ devices: [Device],
    values: [(parameter: Parameter, values: [ParameterValue])],
    session: Session
  ) -> [(name: String, position: SessionPosition)] {
    var positions = [(name: "", position: session.state.position)]
    if !devices.isEmpty {
      positions = devices.map { device in
        var position = session.state.position
        position.move(to: device)
        return (device.id, position)
      }
    }
    for (parameter, values) in values {
      positions = positions.flatMap { name, position in
        values.map { value in
          var position = position
          position.parameters.removeAll { $0.name == parameter.name }
          position.parameters.append(ParameterSetting(name: parameter.name, value: value))
          return ((name.isEmpty ? "" : name + " ") + "\(parameter.name)=\(value)", position)
        }
      }
    }
    return positions
  }
}
