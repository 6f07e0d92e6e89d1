internal import CMothLua

/// A constant field of `env` or `p`.
package struct ScriptField: Equatable, Sendable {
  /// A field's value.
  package enum Value: Equatable, Sendable {
    case number(Double)
    case integer(Int)
    case boolean(Bool)
    case string(String)
  }

  /// The name that scripts read.
  package var name: String
  /// The value.
  package var value: Value

  /// Makes a field.
  package init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// Hands `fields` to C; the strings live as long as the call.
  static func withCFields<Result>(
    _ fields: [ScriptField],
    _ body: (UnsafeBufferPointer<MothField>) -> Result
  ) -> Result {
    var cFields: [MothField] = []
    return append(fields[...], to: &cFields, body)
  }

  private static func append<Result>(
    _ rest: ArraySlice<ScriptField>,
    to cFields: inout [MothField],
    _ body: (UnsafeBufferPointer<MothField>) -> Result
  ) -> Result {
    guard let field = rest.first else { return cFields.withUnsafeBufferPointer(body) }
    return field.name.withCString { name in
      field.text.withCString { text in
        cFields.append(
          MothField(name: name, kind: field.kind, number: field.number, string: text)
        )
        return append(rest.dropFirst(), to: &cFields, body)
      }
    }
  }

  private var kind: MothFieldKind {
    switch value {
    case .number: MOTH_FIELD_NUMBER
    case .integer: MOTH_FIELD_INTEGER
    case .boolean: MOTH_FIELD_BOOLEAN
    case .string: MOTH_FIELD_STRING
    }
  }

  private var number: Double {
    switch value {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    case .boolean(let boolean): boolean ? 1 : 0
    case .string: 0
    }
  }

  private var text: String {
    if case .string(let text) = value { text } else { "" }
  }
}
