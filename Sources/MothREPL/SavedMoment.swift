internal import MothDiagnostics
internal import MothRunner
internal import MothScript
internal import MothSimulation

/// An offset that was looked at, with what the effect returned there.
struct SavedMoment: Equatable {
  private(set) var effect: String
  let device: String
  let orientation: Orientation
  let reduceMotion: Bool
  let index: Int
  let offset: Double
  let parameters: [ParameterSetting]
  let values: [(label: String, value: Double)]

  static func == (left: SavedMoment, right: SavedMoment) -> Bool { left.fields == right.fields }

  /// The same moment of an effect that has got another name.
  func renamed(_ effect: String) -> SavedMoment {
    var moment = self
    moment.effect = effect
    return moment
  }

  /// A test's script with a case for each moment.
  static func script(of moments: [SavedMoment], effect: String) -> String {
    let cases = moments.map { "    { \($0.fields) },\n" }.joined()
    return """
      return moth.test {
        api = 1,
        effect = \(quoted(effect)),
        cases = {
      \(cases)  },
      }

      """
  }

  /// The fields of a case.
  private var fields: String {
    var parts = [
      "name = \(Self.quoted("at \(NumberText.exact(offset)) pt"))",
      "devices = { \(Self.quoted(device)) }",
    ]
    if orientation == .landscape { parts.append("orientation = \"landscape\"") }
    if reduceMotion { parts.append("reduceMotion = true") }
    if index > 0 { parts.append("index = \(index)") }
    if !parameters.isEmpty {
      let list = parameters.sorted { $0.name < $1.name }
        .map { "[\(Self.quoted($0.name))] = \($0.value)" }
      parts.append("parameters = { \(list.joined(separator: ", ")) }")
    }
    parts.append("at = \(NumberText.exact(offset))")
    let expected = values.map { "[\(Self.quoted($0.label))] = \(NumberText.exact($0.value))" }
    parts.append("expect = { \(expected.joined(separator: ", ")) }")
    return parts.joined(separator: ", ")
  }

  /// A text as Lua writes it.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      default:
        result +=
          scalar.properties.generalCategory == .control
          ? "\\\(scalar.value)" : String(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}
