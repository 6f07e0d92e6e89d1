internal import MothDiagnostics
internal import MothValidation

/// What an effect's units have shown so far.
struct SeenInUnits {
  /// How many units there were.
  private(set) var unitCount = 0
  /// Whether one of them could not be looked at everywhere.
  private(set) var hasFailed = false
  private var locations: [String: Set<SourceLocation>] = [:]
  private var allowed: [String: Set<SourceLocation?>] = [:]

  mutating func take(_ unit: UnitResult) {
    unitCount += 1
    hasFailed = hasFailed || unit.diagnostics.contains { Rule.withID($0.id) == nil }
    unit.diagnostics.forEach { take($0) }
    for suppressed in unit.suppressed.map(\.diagnostic) {
      allowed[suppressed.id, default: []].insert(suppressed.location)
    }
  }

  private mutating func take(_ diagnostic: Diagnostic) {
    locations[diagnostic.id, default: []].formUnion(diagnostic.locations)
  }

  /// Leaves out what the source shows and running the script showed too, there with its sample.
  func drop(from effect: inout EffectResult) {
    var seen = self
    effect.diagnostics.forEach { seen.take($0) }
    effect.findings.removeAll { finding in
      seen.locations[finding.id].map { !$0.isDisjoint(with: finding.locations) } ?? false
    }
    effect.suppressed.removeAll { finding in
      seen.allowed[finding.diagnostic.id]?.contains(finding.diagnostic.location) ?? false
    }
  }
}

extension UnitResult {
  /// Gives the fixes of what the source shows to the diagnostics that take its place.
  mutating func keepFixes(of findings: [Diagnostic]) {
    for finding in findings where !finding.fixIts.isEmpty {
      for index in diagnostics.indices
      where diagnostics[index].id == finding.id && diagnostics[index].location == finding.location
        && diagnostics[index].fixIts.isEmpty
      {
        diagnostics[index].fixIts = finding.fixIts
      }
    }
  }
}

extension Diagnostic {
  /// Its range in the source, and those of its remarks: of two chains that part, either may come
  /// first.
  fileprivate var locations: [SourceLocation] {
    ([location] + notes.map(\.location)).compactMap(\.self)
  }
}
