internal import MothDiagnostics

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
  static func decode(_ fields: ObjectReader<ScriptValue>) -> ScrollStateDefinition? {
    let of = fields.required("of")?.function()
    let action = fields.required("action")?.function()
    let initial = fields.required("initial")?.entries(count: 1...Int.max).compactMap(field)
    let effect = fields["effect"]?.function()
    let layout = fields["layout"]?.entries(count: 1...Int.max).compactMap { name, reader in
      reader.function().map { (target: name, function: $0) }
    }
    let owner = fields["owner"]?.string()
    let readers = fields["readers"]?.array { $0.string() }
    guard let of, let action, let initial else { return nil }
    return ScrollStateDefinition(
      of: of,
      action: action,
      initial: initial,
      effect: effect,
      layout: layout ?? [],
      owner: owner,
      readers: readers ?? []
    )
  }

  private static func field(
    named name: String,
    _ reader: StrictReader<ScriptValue>
  ) -> ScriptField? {
    reader.read(as: "a number, a string, true or false") { value in
      switch value.content {
      case .boolean(let boolean): ScriptField(name, value: .boolean(boolean))
      case .number(let number): ScriptField(name, value: .number(number))
      case .string(let text): ScriptField(name, value: .string(text))
      case .null, .array, .object, .table, .other: nil
      }
    }
  }
}
