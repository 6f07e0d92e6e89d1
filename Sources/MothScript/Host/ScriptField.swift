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
  package init(_ name: String, value: Value) {
    self.name = name
    self.value = value
  }

  /// Hands `fields` to C; the strings live as long as the call.
  static func withCFields<Result>(
    _ fields: [ScriptField],
    body: (UnsafeBufferPointer<MothField>) -> Result
  ) -> Result {
    var strings = CStrings()
    defer { strings.free() }
    let cFields = fields.map { field in
      MothField(
        name: strings.keep(field.name),
        kind: field.kind,
        number: field.number,
        string: strings.keep(field.text)
      )
    }
    return cFields.withUnsafeBufferPointer(body)
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
