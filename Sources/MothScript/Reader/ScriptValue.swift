internal import LuaSyntax
package import MothDiagnostics

/// A value that a script returned, with the expression that it was written as where that is known.
package struct ScriptValue: SourcedValue {
  /// The value.
  package let lua: LuaValue
  /// Where the expression is; where the value is named if there is none.
  package let range: SourceRange
  private let expression: Expression?

  /// Arrays count from 1.
  package static let firstIndex = 1
  /// Lua's own word.
  package static let objectNoun = "a table of named entries"

  /// Makes a value of an expression; without one it is where it is named.
  init(_ lua: LuaValue, writtenAs expression: Expression?, named range: SourceRange) {
    self.lua = lua
    self.expression = expression
    self.range = expression?.range ?? range
  }

  /// The value as messages name it.
  package var description: String {
    guard let table = lua.table, table.kind == nil else { return lua.description }
    if table.sequence.isEmpty { return table.fields.isEmpty ? "an empty table" : "a table" }
    return table.fields.isEmpty ? "an array" : "a table with unnamed entries"
  }

  /// What the value is; a value of the `moth` table is nothing that JSON has.
  package var content: SourcedContent<ScriptValue> {
    switch lua {
    case .nil: .null
    case .boolean(let value): .boolean(value)
    case .integer(let value): .number(Double(value))
    case .number(let value): .number(value)
    case .string(let text): .string(text)
    case .table(let table):
      table.kind == nil
        ? .table(elements: elements(of: table), members: members(of: table)) : .other
    case .function: .other
    }
  }

  /// The elements of a table, whether or not it has members.
  func elements(of table: LuaTable) -> [ScriptValue] {
    let written = fields.compactMap { field in
      if case .positional(let value) = field.kind { value } else { nil }
    }
    return table.sequence.enumerated().map { index, value in
      let expression = written.indices.contains(index) ? written[index] : nil
      return ScriptValue(value, writtenAs: expression, named: range)
    }
  }

  /// The members of a table, as often as they are written.
  func members(of table: LuaTable) -> [SourcedMember<ScriptValue>] {
    let written = Dictionary(grouping: fields.compactMap(\.key), by: \.name)
    return table.fields.filter { !$0.name.hasPrefix("$") }.flatMap { name, value in
      written[name].map { keys in
        keys.map { key in
          let value = ScriptValue(value, writtenAs: key.value, named: key.range)
          return SourcedMember(name: name, range: key.range, value: value)
        }
      } ?? [member(name, value: value)]
    }
  }

  /// A member that is not written in the table itself.
  private func member(_ name: String, value: LuaValue) -> SourcedMember<ScriptValue> {
    let value = ScriptValue(value, writtenAs: nil, named: range)
    return SourcedMember(name: name, range: range, value: value)
  }

  private var fields: [TableField] {
    if case .table(let fields) = expression?.kind { fields } else { [] }
  }
}

extension TableField {
  /// The name of an entry, its range and its value; nil for an entry without a constant name.
  var key: (name: String, range: SourceRange, value: Expression)? {
    switch kind {
    case .named(let name, let value): return (name.text, name.range, value)
    case .keyed(let key, let value):
      guard case .string(let literal) = key.kind, let name = literal.text else { return nil }
      return (name, key.range, value)
    case .positional: return nil
    }
  }
}

extension ObjectReader<ScriptValue> {
  /// A reader of a table that is no value of the `moth` table; nil for anything else.
  ///
  /// Unlike `StrictReader.object` it allows elements beside the members.
  convenience init?(optionsIn reader: StrictReader<ScriptValue>) {
    guard let table = reader.value.lua.table, table.kind == nil else { return nil }
    self.init(reader.value.members(of: table), of: reader)
  }

  /// The elements beside the members.
  var elements: [StrictReader<ScriptValue>] {
    guard let table = owner.value.lua.table else { return [] }
    return owner.elements(owner.value.elements(of: table))
  }
}

extension StrictReader<ScriptValue> {
  /// A function of the script.
  func function() -> LuaFunction? { read(as: "a function") { $0.lua.function } }
}
