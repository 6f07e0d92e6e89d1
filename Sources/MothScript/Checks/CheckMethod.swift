/// A method that checks of an effect have.
///
/// The list is what the prelude binds, what help and documentation show, and what is judged.
package enum CheckMethod: String, CaseIterable, Sendable {
  // Of columns.
  case clamped
  // Of columns, giving conditions.
  case above
  case below
  case `is`
  // Of expectations, narrowing them.
  case when
  case at
  // Of expectations, stating what must be true.
  case near
  case neverAbove = "never_above"
  case neverBelow = "never_below"
  case between
  case constant
  case constantWhen = "constant_when"
  case monotonic
  case continuous
  case reaches
  case startsAt = "starts_at"
  case endsAt = "ends_at"
  case changes

  /// What a method is called on, and what it gives.
  package enum Role: Sendable {
    /// A column, giving another.
    case column
    /// A column, giving a condition.
    case condition
    /// An expectation, giving a narrower one.
    case narrowing
    /// An expectation; it states what must be true.
    case expectation
  }

  /// A parameter.
  package struct Parameter: Equatable, Sendable {
    /// The name in documentation.
    package let name: String
    /// What it takes.
    let kind: Kind
    /// Whether it may be left out.
    package let isOptional: Bool

    /// What an argument can be; the prelude knows the same words.
    enum Kind: String {
      /// A number, true or false as 1 and 0, or a column.
      case value
      /// A finite number.
      case number
      /// A finite number that is not below 0.
      case tolerance
      /// A whole number from 0.
      case count
      /// `increasing` or `decreasing`.
      case direction
      case condition
    }

    /// The parameter in the prelude's form.
    var luaText: String { kind.rawValue + (isOptional ? "?" : "") }
  }

  /// What it is called on, and what it gives.
  package var role: Role {
    switch self {
    case .clamped: .column
    case .above, .below, .is: .condition
    case .when, .at: .narrowing
    case .near, .neverAbove, .neverBelow, .between, .constant, .constantWhen, .monotonic,
      .continuous, .reaches, .startsAt, .endsAt, .changes:
      .expectation
    }
  }

  /// Whether it compares a sample with the one before.
  var isPairwise: Bool { [.monotonic, .continuous, .changes].contains(self) }

  /// Its parameters in their order.
  package var parameters: [Parameter] {
    switch self {
    case .clamped: [Self.value("low"), Self.value("high")]
    case .above, .below, .is: [Self.value("value")]
    case .when: [Parameter(name: "condition", kind: .condition, isOptional: false)]
    case .at: [Parameter(name: "offset", kind: .number, isOptional: false)]
    case .near, .reaches, .startsAt, .endsAt: [Self.value("value"), Self.tolerance]
    case .neverAbove, .neverBelow: [Self.value("limit"), Self.tolerance]
    case .between: [Self.value("low"), Self.value("high"), Self.tolerance]
    case .constant: [Self.tolerance]
    case .constantWhen:
      [Parameter(name: "condition", kind: .condition, isOptional: false), Self.tolerance]
    case .monotonic:
      [Parameter(name: "direction", kind: .direction, isOptional: false), Self.tolerance]
    case .continuous: [Parameter(name: "step", kind: .tolerance, isOptional: false)]
    case .changes:
      [
        Parameter(name: "least", kind: .count, isOptional: false),
        Parameter(name: "most", kind: .count, isOptional: true),
      ]
    }
  }

  private static func value(_ name: String) -> Parameter {
    Parameter(name: name, kind: .value, isOptional: false)
  }

  private static let tolerance = Parameter(name: "tolerance", kind: .tolerance, isOptional: true)

  /// The method with its parameters: `near(value [, tolerance])`.
  package var signature: String {
    var text = ""
    for (index, parameter) in parameters.enumerated() {
      let separator = index == 0 ? "" : ", "
      text += parameter.isOptional ? " [\(separator)\(parameter.name)]" : separator + parameter.name
    }
    return "\(rawValue)(\(text.hasPrefix(" ") ? String(text.dropFirst()) : text))"
  }
}
