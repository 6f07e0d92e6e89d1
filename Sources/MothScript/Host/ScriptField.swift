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
    _ fields: [ScriptField], _ body: (UnsafeBufferPointer<MothField>) -> Result
  ) -> Result {
    var cFields: [MothField] = []
    return append(fields[...], to: &cFields, body)
  }

  private static func append<Result>(
    _ rest: ArraySlice<ScriptField>, to cFields: inout [MothField],
    _ body: (UnsafeBufferPointer<MothField>) -> Result
  ) -> Result {
    guard let field = rest.first else { return cFields.withUnsafeBufferPointer(body) }
    return field.name.withCString { name in
      var cField = MothField()
      cField.name = name
      switch field.value {
      case .number(let number):
        cField.kind = MOTH_FIELD_NUMBER
        cField.number = number
      case .integer(let integer):
        cField.kind = MOTH_FIELD_INTEGER
        cField.number = Double(integer)
      case .boolean(let boolean):
        cField.kind = MOTH_FIELD_BOOLEAN
        cField.number = boolean ? 1 : 0
      case .string(let text):
        return text.withCString { string in
          cField.kind = MOTH_FIELD_STRING
          cField.string = string
          cFields.append(cField)
          return append(rest.dropFirst(), to: &cFields, body)
        }
      }
      cFields.append(cField)
      return append(rest.dropFirst(), to: &cFields, body)
    }
  }
}
