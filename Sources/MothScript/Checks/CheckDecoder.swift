/// Reads the `checks` of an effect.
enum CheckDecoder {
  private static let maximumCount = 64

  static func decode(_ value: LuaValue?, _ reader: DefinitionReader) -> [CheckDefinition] {
    guard let value else { return [] }
    guard let table = value.table, table.kind == nil, table.sequence.isEmpty,
      (1...maximumCount).contains(table.fields.count)
    else {
      reader.report(
        reader.wrongValue(
          value,
          of: ["checks"],
          wanted: "a table with a function for each of 1 to \(maximumCount) names"
        )
      )
      return []
    }
    return table.fields.compactMap { name, value in
      if let function = value.function { return CheckDefinition(name: name, function: function) }
      reader.report(reader.wrongValue(value, of: ["checks", name], wanted: "a function"))
      return nil
    }
  }
}
