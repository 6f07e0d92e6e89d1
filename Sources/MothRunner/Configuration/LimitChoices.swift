package import MothDiagnostics
package import MothScript

/// What a configuration or a command line says of the limits of scripts.
package struct LimitChoices: Equatable, Sendable {
  /// The values by the names of limits.
  package private(set) var values: [String: Int] = [:]

  /// Says nothing.
  package init() {}

  /// Sets a limit; a value outside its range is refused with a message.
  package mutating func set(_ value: Int, of limit: HostLimit) throws(Problem) {
    guard limit.range.contains(value) else {
      throw Problem(
        message: "'\(limit.name)' must be between \(limit.range.lowerBound) and "
          + "\(limit.range.upperBound) \(limit.unit); got \(value)"
      )
    }
    values[limit.name] = value
  }

  /// Sets what is said here.
  package func apply(to limits: inout HostLimits) {
    for limit in HostLimit.all {
      if let value = values[limit.name] { limits[keyPath: limit.keyPath] = value }
    }
  }

  /// Why a limit cannot have a value.
  package struct Problem: Error {
    /// What is wrong.
    package let message: String
  }

  /// A name that no limit has.
  package static func unknown(_ name: String) -> UnknownName {
    UnknownName(name, noun: "limit", in: HostLimit.all.map(\.name), hint: hint)
  }

  private static let hint = "'moth doctor' shows the limits"
}

extension LimitChoices {
  /// The limits that an object sets.
  init(_ reader: StrictReader<JSONValue>) {
    let entries = reader.entries(
      for: HostLimit.all,
      by: \.name,
      noun: "limit",
      id: "unknown-limit",
      hint: Self.hint
    )
    for (limit, reader) in entries {
      values[limit.name] = reader.wholeNumber(
        in: limit.range,
        unit: limit.unit,
        id: "limit-out-of-range"
      )
    }
  }
}
