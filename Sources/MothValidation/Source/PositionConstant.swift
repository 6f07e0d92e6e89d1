internal import MothCatalog
internal import MothDiagnostics
internal import MothGeometry
internal import MothScript
internal import MothSimulation

/// A number in points that is set against a position.
struct PositionConstant {
  /// The number.
  let value: Double
  /// The parameter whose default it is; nil for one that is written there.
  let parameter: String?
  /// Where it is written, or where the parameter is read.
  let range: SourceRange
  /// The axis of the position.
  let axis: Axis
  /// Whether the position is that of a middle.
  let isMiddle: Bool

  /// The number that a script sets against a position; nil for a parameter without a default that
  /// is a number.
  init?(_ number: PositionNumber, defaults: [String: Double]) {
    switch number.value {
    case .literal(let value): (self.value, parameter) = (value, nil)
    case .parameter(let name):
      guard let value = defaults[name] else { return nil }
      (self.value, parameter) = (value, name)
    }
    (range, axis, isMiddle) = (number.range, number.axis, number.isMiddle)
  }
}

extension EffectDefinition {
  /// The numbers that its script sets against positions, in the order of the text.
  func positionConstants(in source: ScriptSource) -> [PositionConstant] {
    var defaults: [String: Double] = [:]
    for parameter in parameters {
      if case .number(let value) = parameter.defaultValue { defaults[parameter.name] = value }
    }
    return source.facts(SourceFacts.self) { $0.positionNumbers }
      .compactMap { PositionConstant($0, defaults: defaults) }
  }
}

extension PositionConstant {
  /// What it is of a device's screen held upright; nil if it is no device's.
  ///
  /// A whole screen's length is a number that does not end in 0, since such a one may be anything;
  /// half a length is one that is set against a middle.
  var screen: (device: String, words: String)? {
    let name = axis == .vertical ? "height" : "width"
    for device in Device.bundled where device.platform == .iOS && device.rotates {
      let length = device.size[axis]
      if value == length, value.truncatingRemainder(dividingBy: 10) != 0 {
        return (device.id, "the \(name) of the screen of \(device.id)")
      }
      if isMiddle, value == length / 2 {
        return (device.id, "half the \(name) of the screen of \(device.id)")
      }
    }
    return nil
  }
}
