internal import MothDiagnostics
internal import MothEngine
internal import MothSimulation

/// What distinguishes a unit from all others, in this run and in later ones.
package struct UnitName: Hashable, Sendable {
  /// The plugin.
  package var plugin: String
  /// The effect.
  package var effect: String
  /// What distinguishes it from the other units of its effect, such as
  /// `iphone-17, portrait, linear, Reduce Motion off`; what is set apart from that follows.
  package var variant: String

  /// The name as text, such as `stretchy/header: iphone-17, portrait, linear, Reduce Motion off`.
  package var text: String { "\(effectText): \(variant)" }

  /// The name of the effect with its plugin, such as `stretchy/header`.
  package var effectText: String { "\(plugin)/\(effect)" }

  /// What distinguishes a test's case from the other cases of its effect.
  package static func variant(
    ofCase name: String,
    onDevice device: String,
    reduceMotion: Bool
  ) -> String {
    "\(name), \(device), Reduce Motion \(reduceMotion ? "on" : "off")"
  }

  /// Makes a name.
  package init(plugin: String, effect: String, variant: String) {
    self.plugin = plugin
    self.effect = effect
    self.variant = variant
  }
}

extension UnitVariant {
  /// What distinguishes it from the other variants of an effect.
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
