internal import MothDiagnostics

/// A value that a script returned, taken over from Lua as plain data.
package indirect enum LuaValue: Equatable, Sendable {
  case `nil`
  case boolean(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case table(LuaTable)
  case function(LuaFunction)
}

/// A Lua table as a sequence and fields with names.
package struct LuaTable: Equatable, Sendable {
  /// The elements at 1, 2, 3 and so on.
  package var sequence: [LuaValue] = []
  /// The fields with names, sorted by the bytes of the name.
  package var fields: [(name: String, value: LuaValue)] = []

  /// The value of a field; nil if there is none.
  package subscript(_ name: String) -> LuaValue? {
    fields.first { $0.name == name }?.value
  }

  /// What a value made by the `moth` table is: "effect", "scene", "view", "threshold" and so on.
  package var kind: String? { self["$kind"]?.string }

  /// The line of the script that made a value of the `moth` table.
  package var line: Int? { self["$line"]?.wholeNumber.flatMap { $0 > 0 ? $0 : nil } }

  /// Whether two tables hold the same.
  package static func == (left: LuaTable, right: LuaTable) -> Bool {
    left.sequence == right.sequence
      && left.fields.elementsEqual(right.fields) { $0.name == $1.name && $0.value == $1.value }
  }
}

/// A function of a script, kept in its Lua state.
package struct LuaFunction: Hashable, Sendable {
  /// The reference in the state's registry; it means nothing in another state.
  package var reference: Int32
  /// The line at which the function is defined.
  package var line: Int
}

extension LuaValue {
  /// The text of a string.
  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number of an integer or a float.
  package var double: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .nil, .boolean, .string, .table, .function: nil
    }
  }

  /// The number, unless it is infinite or not a number.
  package var finite: Double? { double.flatMap { $0.isFinite ? $0 : nil } }

  /// A whole number that fits `Int`, be it an integer or a float without fraction.
  package var wholeNumber: Int? { double.flatMap { Int(exactly: $0) } }

  /// The truth value of a boolean.
  package var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The table.
  package var table: LuaTable? {
    if case .table(let table) = self { table } else { nil }
  }

  /// The function.
  package var function: LuaFunction? {
    if case .function(let function) = self { function } else { nil }
  }

  /// What a message calls this value: `"text"`, `12`, `a table`.
  package var description: String {
    switch self {
    case .nil: "nil"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let integer): "\(integer)"
    case .number(let number): NumberText.exact(number)
    case .string(let text): "\"\(text.prefix(60))\""
    case .table(let table):
      switch table.kind {
      case "view": "a view"
      case let kind?: "a moth.\(kind)"
      case nil: "a table"
      }
    case .function: "a function"
    }
  }
}

/// Reads the bytes that the shim's export.c writes.
struct LuaValueReader {
  private var bytes: ExportedBytes

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = ExportedBytes(bytes)
  }

  /// The next value; nil when the bytes end early, which the shim never does.
  mutating func read() -> LuaValue? {
    guard let tag = bytes.byte() else { return nil }
    switch tag {
    case UInt8(ascii: "N"): return .nil
    case UInt8(ascii: "T"): return .boolean(true)
    case UInt8(ascii: "F"): return .boolean(false)
    case UInt8(ascii: "I"): return bytes.load(Int64.self).map(LuaValue.integer)
    case UInt8(ascii: "D"): return bytes.load(Double.self).map(LuaValue.number)
    case UInt8(ascii: "S"): return bytes.string().map(LuaValue.string)
    case UInt8(ascii: "L"):
      guard let reference = bytes.load(Int32.self), let line = bytes.load(Int32.self) else {
        return nil
      }
      return .function(LuaFunction(reference: reference, line: Int(line)))
    case UInt8(ascii: "{"): return readTable().map(LuaValue.table)
    default: return nil
    }
  }

  private mutating func readTable() -> LuaTable? {
    guard let count = bytes.load(UInt32.self) else { return nil }
    var table = LuaTable()
    for _ in 0..<count {
      guard let key = read(), let value = read() else { return nil }
      if case .string(let name) = key {
        table.fields.append((name, value))
      } else {
        table.sequence.append(value)
      }
    }
    return table
  }
}
