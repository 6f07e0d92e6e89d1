internal import MothDiagnostics
internal import MothEngine
internal import MothSimulation

/// What tells a unit from all others, in this run and in later ones.
package struct UnitName: Hashable, Sendable {
  /// The plugin.
  package var plugin: String
  /// The effect.
  package var effect: String
  /// What tells it from the other units of its effect, such as
  /// `iphone-17, portrait, linear, Reduce Motion off`; what is set apart from that follows.
  package var place: String

  /// The name as text, such as `stretchy/header: iphone-17, portrait, linear, Reduce Motion off`.
  package var text: String { "\(effectText): \(place)" }

  /// The name of the effect with its plugin, such as `stretchy/header`.
  package var effectText: String { "\(plugin)/\(effect)" }

  /// What tells a test's case from the other cases of its effect.
  package static func place(
    ofCase name: String,
    onDevice device: String,
    reduceMotion: Bool
  ) -> String {
    "\(name), \(device), Reduce Motion \(reduceMotion ? "on" : "off")"
  }

  /// Makes a name.
  package init(plugin: String, effect: String, place: String) {
    self.plugin = plugin
    self.effect = effect
    self.place = place
  }
}

extension UnitPlace {
  /// What tells it from the other places of an effect.
  package var name: String {
    var parts = [
      device.id, settings.orientation.rawValue, plan.name,
      "Reduce Motion \(settings.reduceMotion ? "on" : "off")",
    ]
    if let scene { parts.append("scene \(scene)") }
    if settings.layoutDirection == .rightToLeft { parts.append("right to left") }
    if settings.dynamicTypeSize != .large { parts.append(settings.dynamicTypeSize.rawValue) }
    if let refreshRate { parts.append("\(NumberText.short(refreshRate)) Hz") }
    parts += parameters.map { "\($0.name)=\($0.value)" }
    return parts.joined(separator: ", ")
  }
}
