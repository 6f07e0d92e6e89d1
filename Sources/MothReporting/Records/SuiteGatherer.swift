internal import MothDiagnostics
internal import MothRunner

/// What formats of test results call a suite: an effect's script and units, a plugin's tests, or
/// the run's options.
struct Suite {
  /// A test: passed unless it has an error.
  struct Case {
    var name: String
    var diagnostics: [Diagnostic]

    var isFailed: Bool { diagnostics.contains { $0.severity == .error } }
  }

  var name: String
  var cases: [Case] = []
}

/// Gathers the records of a run into suites; keeps one suite.
struct SuiteGatherer {
  /// The case of what is found in an effect's script without a unit.
  static let script = "script"
  /// The suite of what is wrong with the run's options and configuration.
  static let run = "options and configuration"

  private var plugin = ""
  private var effect: Suite?
  private var ofPlugin = Suite(name: "")

  /// The suites that a record ends.
  mutating func take(_ record: RunRecord) -> [Suite] {
    switch record {
    case .plugin(let record):
      let ended = endOfEffect() + endOfPlugin()
      plugin = record.plugin
      return ended
    case .effect(let record):
      let ended = endOfEffect()
      let name = record.plugin == record.effect ? record.effect : "\(plugin) / \(record.effect)"
      effect = Suite(name: name, cases: [Suite.Case(name: Self.script, diagnostics: [])])
      return ended
    case .unit(let unit):
      effect?.cases.append(Suite.Case(name: unit.name, diagnostics: unit.diagnostics))
      return []
    case .test(let test):
      let ended = endOfEffect()
      ofPlugin.cases.append(Suite.Case(name: test.caseName, diagnostics: test.diagnostics))
      return ended
    case .diagnostic(let record):
      return take(record)
    case .summary:
      return endOfEffect() + endOfPlugin()
    case .run, .source, .suppressed, .printed, .curves, .outcome:
      return []
    }
  }

  private mutating func take(_ record: DiagnosticRecord) -> [Suite] {
    if record.effect != nil {
      effect?.cases[0].diagnostics.append(record.diagnostic)
      return []
    }
    let ended = endOfEffect()
    guard let plugin = record.plugin else {
      let problem = Suite.Case(name: record.diagnostic.id, diagnostics: [record.diagnostic])
      return ended + endOfPlugin() + [Suite(name: Self.run, cases: [problem])]
    }
    let path = record.diagnostic.location?.path ?? plugin
    ofPlugin.cases.append(
      Suite.Case(name: "\(record.diagnostic.id) in \(path)", diagnostics: [record.diagnostic])
    )
    return ended
  }

  private mutating func endOfEffect() -> [Suite] {
    defer { effect = nil }
    return effect.map { [$0] } ?? []
  }

  private mutating func endOfPlugin() -> [Suite] {
    defer { ofPlugin = Suite(name: "") }
    return ofPlugin.cases.isEmpty
      ? [] : [Suite(name: "tests of \(plugin)", cases: ofPlugin.cases)]
  }
}

extension TestRecord {
  /// What distinguishes it from the other cases of its plugin.
  fileprivate var caseName: String {
    "\(effect): "
      + UnitName.variant(ofCase: name, onDevice: device, reduceMotion: reduceMotion)
  }
}
