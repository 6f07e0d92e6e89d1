internal import MothDiagnostics

/// A number or a switch that an effect lets its user set.
package struct Parameter: Equatable, Sendable, Codable {
  /// The name, as in `p.name`.
  package var name: String
  /// The value when nothing else is said.
  package var defaultValue: ParameterValue
  /// The smallest number allowed; nil for none.
  package var minimum: Double?
  /// The largest number allowed; nil for none.
  package var maximum: Double?
  /// The unit, for people: "points", "degrees".
  package var unit: String?
  /// What it does, in a sentence.
  package var summary: String?

  /// Why a value may not be given to this parameter; nil when it may.
  package func problem(with value: ParameterValue) -> String? {
    switch (value, defaultValue) {
    case (.boolean, .boolean): return nil
    case (.number, .boolean): return "'\(name)' must be true or false; got \(value)"
    case (.boolean, .number): return "'\(name)' must be a number; got \(value)"
    case (.number(let number), .number):
      guard number.isFinite else { return "'\(name)' must be a finite number; got \(value)" }
      let isInside = number >= minimum ?? number && number <= maximum ?? number
      return isInside ? nil : "'\(name)' must be \(range); got \(value)"
    }
  }

  /// The allowed range in words: `between 0 and 120 points`.
  package var range: String {
    let unit = self.unit.map { " \($0)" } ?? ""
    return switch (minimum, maximum) {
    case (let low?, let high?):
      "between \(ParameterValue.number(low)) and \(ParameterValue.number(high))\(unit)"
    case (let low?, nil): "at least \(ParameterValue.number(low))\(unit)"
    case (nil, let high?): "at most \(ParameterValue.number(high))\(unit)"
    case (nil, nil): "any number"
    }
  }
}

/// The value of a parameter.
package enum ParameterValue: Hashable, Sendable, CustomStringConvertible {
  case number(Double)
  case boolean(Bool)

  /// Reads `0.5`, `true` or `false`, as given on the command line.
  package init?(parsing text: String) {
    switch text {
    case "true": self = .boolean(true)
    case "false": self = .boolean(false)
    default:
      guard let number = Double(text) else { return nil }
      self = .number(number)
    }
  }

  /// The value as a user would write it.
  package var description: String {
    switch self {
    case .number(let number): NumberText.exact(number)
    case .boolean(let boolean): boolean ? "true" : "false"
    }
  }
}

extension ParameterValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let boolean = try? container.decode(Bool.self) {
      self = .boolean(boolean)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .boolean(let boolean): try container.encode(boolean)
    }
  }
}
