internal import MothDiagnostics
internal import MothSimulation

/// What of their settings distinguishes the units of an effect, besides device, orientation, sweep
/// and Reduce Motion.
struct UnitVariants {
  private let shared: Set<String>

  /// Compares the units of an effect.
  init(_ units: [UnitRecord]) {
    let all = units.map { Set(Self.all(of: $0)) }
    shared = all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
  }

  /// What a unit has and not all have.
  func texts(of unit: UnitRecord) -> [String] {
    Self.all(of: unit).filter { !shared.contains($0) }.map(VisibleText.escaped)
  }

  /// Everything that may distinguish a unit from others.
  static func all(of unit: UnitRecord) -> [String] {
    [
      "scene \(unit.scene)",
      unit.layoutDirection == .rightToLeft ? "right to left" : "left to right",
      unit.dynamicTypeSize.rawValue,
    ] + unit.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
