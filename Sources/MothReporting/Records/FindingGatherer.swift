package import MothDiagnostics

/// A finding of a run, once for all the units in which it came up.
package struct Finding: Sendable {
  /// What a finding was found in.
  package enum Origin: Sendable {
    /// The run: its options and configuration.
    case run
    /// A plugin: its scenes, tests and modules as scripts.
    case plugin
    /// An effect's script, or several of its units.
    case effect
    /// A case of a test.
    case test
  }

  /// The first of them.
  package var diagnostic: Diagnostic
  /// What it was found in.
  package var origin: Origin
  /// The plugin's name; nil for the run.
  package var plugin: String?
  /// The effect's name.
  package var effect: String?
  /// How many units it came up in; 0 if it was found without one.
  package var unitCount = 0
  /// Their devices, in plan order.
  package var devices: [String] = []
  /// Why the script allows it; nil if it does not.
  package var suppression: String?
}

/// Gathers the findings of records: those of an effect when it is over, the others at once.
///
/// A finding that comes up in several units of an effect is one; what was found without running the
/// script and shows in units too is not reported again for them. Keeps the findings of one effect,
/// and no units.
package struct FindingGatherer: Sendable {
  private var own: [Finding] = []
  private var groups: [Finding] = []
  private var indices: [Key: Int] = [:]
  private var allowed: Set<Key> = []
  private var suppressed: [Finding] = []

  /// A gatherer that has seen nothing.
  package init() {}

  /// Takes the next record, and returns the findings that are now complete.
  package mutating func take(_ record: RunRecord) -> [Finding] {
    switch record {
    case .diagnostic(let record):
      var finding = Finding(diagnostic: record.diagnostic, origin: .run)
      finding.plugin = record.plugin
      finding.effect = record.effect
      if record.effect != nil {
        finding.origin = .effect
        own.append(finding)
        return []
      }
      finding.origin = record.plugin == nil ? .run : .plugin
      return endOfEffect() + [finding]
    case .suppressed(let record):
      add(record.diagnostic, reason: record.reason, of: (record.plugin, record.effect), in: nil)
      return []
    case .unit(let unit):
      add(unit)
      return []
    case .test(let test):
      return endOfEffect()
        + test.diagnostics.map {
          Finding(
            diagnostic: $0,
            origin: .test,
            plugin: test.plugin,
            effect: test.effect,
            unitCount: 0,
            devices: [test.device]
          )
        }
    case .plugin, .effect, .summary:
      return endOfEffect()
    case .run, .source, .printed, .curves, .outcome:
      return []
    }
  }

  private mutating func endOfEffect() -> [Finding] {
    let reported = Set(own.map { FindingKey($0.diagnostic) })
    let found = own + groups.filter { !reported.contains(FindingKey($0.diagnostic)) } + suppressed
    self = FindingGatherer()
    return found
  }

  private mutating func add(_ unit: UnitRecord) {
    var keysOfUnit: Set<Key> = []
    for diagnostic in unit.diagnostics {
      let key = Key(diagnostic)
      let isNew = keysOfUnit.insert(key).inserted
      if let index = indices[key] {
        groups[index].unitCount += isNew ? 1 : 0
        if !groups[index].devices.contains(unit.device) {
          groups[index].devices.append(unit.device)
        }
      } else {
        indices[key] = groups.count
        groups.append(
          Finding(
            diagnostic: diagnostic,
            origin: .effect,
            plugin: unit.plugin,
            effect: unit.effect,
            unitCount: 1,
            devices: [unit.device]
          )
        )
      }
    }
    for finding in unit.suppressed {
      add(
        finding.diagnostic,
        reason: finding.reason,
        of: (unit.plugin, unit.effect),
        in: unit.device
      )
    }
  }

  private mutating func add(
    _ diagnostic: Diagnostic,
    reason: String,
    of names: (plugin: String, effect: String),
    in device: String?
  ) {
    guard allowed.insert(Key(diagnostic)).inserted else { return }
    suppressed.append(
      Finding(
        diagnostic: diagnostic,
        origin: .effect,
        plugin: names.plugin,
        effect: names.effect,
        unitCount: device == nil ? 0 : 1,
        devices: device.map { [$0] } ?? [],
        suppression: reason
      )
    )
  }
}

/// What two diagnostics of different units have in common when they say the same.
private struct Key: Hashable {
  let id: String
  let location: SourceLocation?
  let subject: Substring?

  init(_ diagnostic: Diagnostic) {
    id = diagnostic.id
    location = diagnostic.location
    subject = diagnostic.subject
  }
}

/// What a finding without a unit has in common with one of a unit that says the same.
private struct FindingKey: Hashable {
  let id: String
  let location: SourceLocation?

  init(_ diagnostic: Diagnostic) {
    id = diagnostic.id
    location = diagnostic.location
  }
}
