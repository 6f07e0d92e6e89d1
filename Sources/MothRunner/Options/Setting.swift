internal import MothDiagnostics

/// An option with what it changes: on the command line, and in `moth.json` if it has a key.
package struct Setting<Target>: Sendable {
  /// The option.
  package let option: Option
  /// Changes the target as the words of the command line say.
  package let parse: @Sendable ([String], inout Target) throws(UsageProblem) -> Void
  /// The value of its key in `moth.json`; nil if the key is read with others.
  let json: JSONForm?

  /// How a value is written in `moth.json`.
  struct JSONForm: Sendable {
    /// Its schema, without the description.
    let schema: [String: JSONNode]
    /// Reads it; what is wrong with it is reported.
    let read: @Sendable (StrictReader<JSONValue>, inout Target) -> Void
    /// The value as it would be written; nil if the default applies.
    let shown: @Sendable (Target) -> JSONNode?
  }

  /// Makes a setting of the command line only.
  package init(
    _ option: Option,
    parse: @escaping @Sendable ([String], inout Target) throws(UsageProblem) -> Void
  ) {
    self.init(option, json: nil, parse: parse)
  }

  /// Makes a setting.
  init(
    _ option: Option,
    json: JSONForm?,
    parse: @escaping @Sendable ([String], inout Target) throws(UsageProblem) -> Void
  ) {
    self.option = option
    self.json = json
    self.parse = parse
  }

  /// Its key within the object of `moth.json` that it belongs to.
  var key: String? {
    json == nil ? nil : option.key?.split(separator: ".").last.map(String.init)
  }
}
