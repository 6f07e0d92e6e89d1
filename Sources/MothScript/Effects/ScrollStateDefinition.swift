/// State outside the scroll content that follows the scroll, as `onScrollGeometryChange` drives it.
package struct ScrollStateDefinition: Sendable {
  /// The transform of the scroll geometry: only a change of its value calls the action.
  package var of: LuaFunction
  /// The action, which writes to the state.
  package var action: LuaFunction
  /// The state's fields with their first values, sorted by name.
  package var initial: [ScriptField]
  /// The effect that reads the state; nil if only the state is of interest.
  package var effect: LuaFunction?
  /// The functions that give views of the scene a size from the state, by the views' target names.
  package var layout: [(target: String, function: LuaFunction)] = []
  /// The view that owns the state, by its target name; nil for the whole scene.
  package var owner: String?
  /// The views that read the state; the owner alone where none are named.
  package var readers: [String]
}

/// Reads the `scrollState` of an effect.
enum ScrollStateDecoder {
  private static let path = ["scrollState"]
  private static let keys = ["of", "action", "initial", "effect", "layout", "owner", "readers"]

  static func decode(_ table: LuaTable, _ reader: DefinitionReader) -> ScrollStateDefinition? {
    reader.refuseUnknownKeys(of: table, at: path, known: keys)
    let functions = ["of", "action"].map { name in
      reader.required(name, in: table, at: path) == nil
        ? nil : reader.optional(name, in: table, at: path, "a function", \.function)
    }
    let initial = initial(table, reader)
    let readers = reader.optional("readers", in: table, at: path, "a list of names") { value in
      value.table.flatMap { list in
        let names = list.sequence.compactMap(\.string)
        return names.count == list.sequence.count && list.fields.isEmpty ? names : nil
      }
    }
    let effect = reader.optional("effect", in: table, at: path, "a function", \.function)
    let layout = layout(table, reader)
    let owner = reader.optional("owner", in: table, at: path, "the name of a view", \.string)
    guard let of = functions[0], let action = functions[1], let initial else { return nil }
    return ScrollStateDefinition(
      of: of,
      action: action,
      initial: initial,
      effect: effect,
      layout: layout,
      owner: owner,
      readers: readers ?? []
    )
  }

  private static func initial(_ table: LuaTable, _ reader: DefinitionReader) -> [ScriptField]? {
    guard let value = reader.required("initial", in: table, at: path) else { return nil }
    guard let fields = value.table, fields.sequence.isEmpty, !fields.fields.isEmpty else {
      reader.report(
        reader.wrongValue(value, of: path + ["initial"], wanted: "a table of named values")
      )
      return nil
    }
    let wanted = "a number, a string, true or false"
    return fields.fields.compactMap { name, value in
      if let field = field(value) { return ScriptField(name, field) }
      reader.report(reader.wrongValue(value, of: path + ["initial", name], wanted: wanted))
      return nil
    }
  }

  /// The functions of `layout`, sorted by the names of the views.
  private static func layout(
    _ table: LuaTable,
    _ reader: DefinitionReader
  ) -> [(target: String, function: LuaFunction)] {
    let wanted = "a table with a function for each view"
    let functions = reader.optional("layout", in: table, at: path, wanted) { value in
      value.table.flatMap { $0.sequence.isEmpty && !$0.fields.isEmpty ? $0 : nil }
    }
    return functions?.fields.compactMap { name, value in
      if let function = value.function { return (name, function) }
      let key = path + ["layout", name]
      reader.report(reader.wrongValue(value, of: key, wanted: "a function"))
      return nil
    } ?? []
  }

  private static func field(_ value: LuaValue) -> ScriptField.Value? {
    switch value {
    case .boolean(let boolean): .boolean(boolean)
    case .integer(let integer): .number(Double(integer))
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .nil, .table, .function: nil
    }
  }
}
