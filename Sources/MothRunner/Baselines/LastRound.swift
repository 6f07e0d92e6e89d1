package import MothDiagnostics

/// What the units of a run did when it was run before, to say what changed since.
package struct LastRound {
  private var units: [String: BaselineUnit] = [:]
  private let tolerances: BaselineTolerances

  /// Knows nothing yet.
  package init(_ tolerances: BaselineTolerances) {
    self.tolerances = tolerances
  }

  /// What changed in a unit, as notes; it is known from now on.
  ///
  /// A unit without a trace changes nothing: what it did when it was last good is kept.
  package mutating func changes(
    in unit: UnitResult,
    named name: UnitName,
    effectPath: String
  ) -> [Diagnostic] {
    guard let found = unit.baseline else { return [] }
    guard let stored = units.updateValue(found, forKey: name.text) else { return [] }
    return BaselineComparison(
      stored,
      found: found,
      unit: unit,
      effectPath: effectPath,
      tolerances: tolerances,
      with: .lastRound
    )
    .differences
  }
}
