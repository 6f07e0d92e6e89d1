package import MothDiagnostics
package import MothRunner
internal import MothValidation

/// A finding with all the units in which it came up.
package struct GroupedDiagnostic: Sendable {
  /// The first of them.
  package var diagnostic: Diagnostic
  /// How many units it came up in.
  package var unitCount: Int
  /// The devices, in plan order.
  package var devices: [String]
}

extension EffectResult {
  /// The units' diagnostics, grouped; what was found without running the script is not told again.
  package var groupedDiagnostics: [GroupedDiagnostic] {
    units.groupedDiagnostics.filter { group in
      !findings.contains {
        $0.id == group.diagnostic.id && $0.place == group.diagnostic.place
      }
    }
  }
}

extension [UnitResult] {
  /// The diagnostics of these units, one for each id, place and subject, in order of first
  /// appearance.
  package var groupedDiagnostics: [GroupedDiagnostic] {
    var groups: [GroupedDiagnostic] = []
    var places: [Key: Int] = [:]
    for unit in self {
      var keysOfUnit: Set<Key> = []
      for diagnostic in unit.diagnostics {
        let key = Key(diagnostic)
        let isNew = keysOfUnit.insert(key).inserted
        if let place = places[key] {
          groups[place].unitCount += isNew ? 1 : 0
          if !groups[place].devices.contains(unit.device) {
            groups[place].devices.append(unit.device)
          }
        } else {
          places[key] = groups.count
          groups.append(
            GroupedDiagnostic(diagnostic: diagnostic, unitCount: 1, devices: [unit.device])
          )
        }
      }
    }
    return groups
  }
}

/// What two diagnostics of different units have in common when they tell the same.
private struct Key: Hashable {
  let id: String
  let place: SourcePlace?
  let subject: Substring?

  init(_ diagnostic: Diagnostic) {
    id = diagnostic.id
    place = diagnostic.place
    subject = diagnostic.subject
  }
}

extension EffectResult {
  /// How many findings the script allows.
  fileprivate var suppressedCount: Int {
    let all = suppressed + units.flatMap(\.suppressed)
    return Set(all.map { Key($0.diagnostic) }).count
  }
}

/// The counts of a run.
package struct RunCounts: Equatable, Sendable {
  /// Effects that were looked at.
  package var effects = 0
  /// Units evaluated.
  package var units = 0
  /// Calls of effects' functions.
  package var calls = 0
  /// Samples: for each unit those of its sweep, for each of its targets.
  package var samples = 0
  /// Errors.
  package var errors = 0
  /// Warnings.
  package var warnings = 0
  /// Findings that scripts allow; one that comes up in several units of an effect counts once.
  package var suppressed = 0
  /// Test cases that hold, a device each.
  package var testsPassed = 0
  /// Test cases that do not hold.
  package var testsFailed = 0

  /// Counts a run; a finding that comes up in several units of an effect counts once.
  package init(_ result: RunResult) {
    var found = result.diagnostics
    for plugin in result.plugins {
      found += plugin.diagnostics
      for effect in plugin.effects {
        effects += 1
        units += effect.units.count
        calls += effect.units.reduce(0) { $0 + $1.callCount }
        samples += effect.units.reduce(0) { $0 + $1.targetSampleCount }
        suppressed += effect.suppressedCount
        found +=
          effect.diagnostics + effect.findings + effect.groupedDiagnostics.map(\.diagnostic)
      }
      testsFailed += plugin.tests.count { !$0.diagnostics.isEmpty }
      testsPassed += plugin.tests.count { $0.diagnostics.isEmpty }
    }
    errors = found.count { $0.severity == .error }
    warnings = found.count { $0.severity == .warning }
  }
}
