internal import MothDiagnostics
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

  /// The option that sets limits.
  package static let options: [Setting<LimitChoices>] = [
    Setting(
      Option(
        "--limit NAME=NUMBER...",
        help: "A limit of scripts; 'moth doctor' shows them.",
        absent: "as in docs/SANDBOX.md",
        key: "limits",
        candidates: { _ in HostLimit.all.map { Candidate($0.name + "=", summary: $0.summary) } }
      )
    ) { words, choices throws(UsageProblem) in
      for word in words {
        let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let value = Int(parts[1]) else {
          throw UsageProblem("'--limit' takes NAME=NUMBER with a whole number; got '\(word)'")
        }
        guard let limit = HostLimit.named(parts[0]) else {
          throw UsageProblem(unknown(parts[0]))
        }
        do throws(Problem) {
          try choices.set(value, of: limit)
        } catch {
          throw UsageProblem(error.message)
        }
      }
    }
  ]

  /// Why a limit cannot have a value.
  package struct Problem: Error {
    /// What is wrong.
    package let message: String
  }

  /// A name that no limit has.
  private static func unknown(_ name: String) -> UnknownName {
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
