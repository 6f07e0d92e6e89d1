internal import MothGeometry
internal import MothSimulation

/// Reads an animation: a name such as `"bouncy"`, `moth.spring { ... }` or `moth.timingCurve(...)`.
enum AnimationDecoder {
  /// The animation; nil for anything else, and for times that are not positive.
  static func animation(_ value: LuaValue) -> Animation? {
    if let name = value.string { return Animation(named: name) }
    guard let table = value.table else { return nil }
    switch table.kind {
    case "spring": return spring(table["fields"])
    case "timingCurve":
      guard let curve = table["curve"].flatMap(TransitionDecoder.curve) else { return nil }
      guard let given = table["duration"] else { return .timingCurve(curve) }
      return length(given).map { .timingCurve(curve, duration: $0) }
    default: return nil
    }
  }

  /// A spring by its duration and bounce, or in SwiftUI's older form by response and damping; the
  /// defaults are SwiftUI's.
  private static func spring(_ value: LuaValue?) -> Animation? {
    guard let value else { return .spring() }
    guard let fields = value.table, fields.kind == nil, fields.sequence.isEmpty else { return nil }
    let names = fields.fields.map(\.name)
    if names.allSatisfy({ ["duration", "bounce"].contains($0) }) {
      guard let duration = number(fields["duration"], or: 0.5, isValid: { $0 > 0 }),
        let bounce = number(fields["bounce"], or: 0, isValid: { $0 > -1 && $0 <= 1 })
      else { return nil }
      return .spring(duration: duration, bounce: bounce)
    }
    guard names.allSatisfy({ ["response", "dampingFraction"].contains($0) }),
      let response = number(fields["response"], or: 0.5, isValid: { $0 > 0 }),
      let damping = number(fields["dampingFraction"], or: 0.825, isValid: { $0 >= 0 })
    else { return nil }
    return .spring(response: response, dampingFraction: damping)
  }

  private static func length(_ value: LuaValue) -> Double? { number(value, or: 0) { $0 > 0 } }

  /// A finite number that `isValid` takes, or the default if there is none.
  private static func number(
    _ value: LuaValue?,
    or fallback: Double,
    isValid: (Double) -> Bool
  ) -> Double? {
    guard let value else { return fallback }
    return value.double.flatMap { $0.isFinite && isValid($0) ? $0 : nil }
  }
}
