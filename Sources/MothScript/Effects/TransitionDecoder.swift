internal import MothDiagnostics
internal import MothGeometry
package import MothSimulation

/// Reads the `scrollTransition` of an effect.
package enum TransitionDecoder {
  static func decode(_ fields: ObjectReader<ScriptValue>) -> ScrollTransitionDefinition? {
    let axis: Axis? = fields["axis"]?.choice()
    let both = source(fields["configuration"])
    let topLeading = fields["topLeading"]
    let bottomTrailing = fields["bottomTrailing"]
    let effect = fields.required("effect")?.function()
    if both != nil, topLeading != nil || bottomTrailing != nil {
      fields.report(
        "'configuration' is for both edges; it cannot stand beside one edge's own",
        at: "configuration",
        help: "give either 'configuration', or 'topLeading' and 'bottomTrailing'"
      )
    }
    let first = source(topLeading) ?? both ?? .fixed(.interactive())
    let second = source(bottomTrailing) ?? both ?? .fixed(.interactive())
    guard let effect else { return nil }
    return ScrollTransitionDefinition(
      axis: axis,
      topLeading: first,
      bottomTrailing: second,
      effect: effect
    )
  }

  private static func source(
    _ reader: StrictReader<ScriptValue>?
  ) -> ScrollTransitionDefinition.ConfigurationSource? {
    let expected =
      "moth.interactive(), moth.animated(), moth.identity, or a function that returns one"
    return reader?.read(as: expected) { value in
      value.lua.function.map { .computed($0) } ?? configuration(value.lua).map { .fixed($0) }
    }
  }

  /// The configuration that `moth.interactive` or `moth.identity` made; nil for anything else.
  package static func configuration(_ value: LuaValue) -> TransitionConfiguration? {
    guard let table = value.table, table.kind == "configuration" else { return nil }
    switch table["name"]?.string {
    case "identity": return .identity
    case "interactive":
      return refined(
        .interactive(),
        value: table["fields"],
        keys: ["timingCurve", "threshold", "animation"]
      )
    case "animated":
      return refined(.animated, value: table["fields"], keys: ["threshold", "animation"])
    default: return nil
    }
  }

  /// A configuration with the options that a script gives it; nil if one of them is wrong.
  private static func refined(
    _ configuration: TransitionConfiguration,
    value: LuaValue?,
    keys: [String]
  ) -> TransitionConfiguration? {
    guard let value, value != .nil else { return configuration }
    guard let fields = value.table, fields.sequence.isEmpty,
      fields.fields.allSatisfy({ keys.contains($0.name) })
    else { return nil }
    var result = configuration
    if let given = fields["timingCurve"] {
      guard let curve = curve(given) else { return nil }
      result = .interactive(curve: curve, threshold: .visible)
    }
    if let given = fields["threshold"] {
      guard let threshold = threshold(given) else { return nil }
      result = result.threshold(threshold)
    }
    if let given = fields["animation"] {
      guard let animation = AnimationDecoder.animation(given) else { return nil }
      result = result.animation(animation)
    }
    return result
  }

  static func curve(_ value: LuaValue) -> UnitCurve? {
    if let table = value.table, table.kind == "bezier" {
      let numbers = table.sequence.compactMap(\.double)
      guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
      return .bezier(
        startControlPoint: UnitPoint(x: numbers[0], y: numbers[1]),
        endControlPoint: UnitPoint(x: numbers[2], y: numbers[3])
      )
    }
    return value.string.flatMap(UnitCurve.init(named:))
  }

  private static func threshold(_ value: LuaValue) -> Threshold? {
    guard let table = value.table, table.kind == "threshold" else { return nil }
    switch table["name"]?.string {
    case "visible":
      guard let amount = table["amount"] else { return .visible }
      return amount.double.flatMap { $0.isFinite ? .visible($0) : nil }
    case "centered": return .centered
    case "hidden": return .hidden
    case "inset":
      guard let base = table["of"].flatMap(threshold), let distance = table["distance"]?.double,
        distance.isFinite
      else { return nil }
      return .inset(base, by: distance)
    case "interpolated":
      guard let base = table["of"].flatMap(threshold),
        let end = table["towards"].flatMap(threshold),
        let amount = table["amount"]?.double, amount.isFinite
      else { return nil }
      return .interpolated(base, towards: end, amount: amount)
    default: return nil
    }
  }
}
