internal import MothGeometry
internal import MothSimulation

/// Reads an animation: a name such as `"bouncy"`, `moth.spring { ... }` or `moth.timingCurve(...)`.
enum AnimationDecoder {
  private static let springKeys = ["duration", "bounce", "response", "dampingFraction"]

  /// The animation; nil for anything else, and for times that are not positive.
  static func animation(_ value: LuaValue) -> Animation? {
    if let name = value.string { return Animation(named: name) }
    guard let table = value.table else { return nil }
    switch table.kind {
    case "spring": return spring(table["fields"]?.table)
    case "timingCurve":
      guard let curve = table["curve"].flatMap(TransitionDecoder.curve) else { return nil }
      let duration = table["duration"]?.double ?? Animation.defaultDuration
      return duration.isFinite && duration > 0 ? .timingCurve(curve, duration: duration) : nil
    default: return nil
    }
  }

  private static func spring(_ fields: LuaTable?) -> Animation? {
    guard let fields else { return .spring() }
    guard fields.sequence.isEmpty,
      fields.fields.allSatisfy({ springKeys.contains($0.name) && isFinite($0.value) })
    else { return nil }
    let duration = fields["duration"]?.double ?? 0.5
    let bounce = fields["bounce"]?.double ?? 0
    guard let response = fields["response"]?.double else {
      return duration > 0 ? .spring(duration: duration, bounce: bounce) : nil
    }
    // SwiftUI's older form, with its default for the damping.
    let damping = fields["dampingFraction"]?.double ?? 0.825
    return response > 0 ? .spring(response: response, dampingFraction: damping) : nil
  }

  private static func isFinite(_ value: LuaValue) -> Bool { value.double?.isFinite ?? false }
}
