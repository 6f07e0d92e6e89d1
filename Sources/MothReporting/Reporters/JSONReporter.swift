internal import Foundation
internal import MothDiagnostics
package import MothRunner
internal import MothScript
internal import MothSimulation
internal import MothValidation

/// Reports a run as JSON Lines: one object a line, with sorted keys.
///
/// The first line gives the schema's version; the others are of the types `diagnostic`,
/// `suppressed`, `printed`, `unit`, `test` and, last, `summary`. docs/JSON.md describes them.
package struct JSONReporter {
  /// The version of the records' form.
  package static let schemaVersion = 1

  private let version: String

  /// Makes a reporter that names the version of Moth.
  package init(version: String) {
    self.version = version
  }

  /// The whole report, with a line feed at its end.
  package func report(_ result: RunResult) -> String {
    var records: [any Encodable] = [Header(moth: version)]
    records += result.diagnostics.map { Finding(diagnostic: $0) }
    for plugin in result.plugins {
      let name = plugin.plugin.name
      records += plugin.diagnostics.map { Finding(plugin: name, diagnostic: $0) }
      for effect in plugin.effects {
        records += (effect.diagnostics + effect.findings).map {
          Finding(plugin: name, effect: effect.name, diagnostic: $0)
        }
        records += effect.suppressed.map {
          Suppressed(plugin: name, effect: effect.name, finding: $0)
        }
        if !effect.printed.isEmpty {
          records.append(Printed(plugin: name, effect: effect.name, text: effect.printed))
        }
        records += effect.units.map { Unit(plugin: name, effect: effect, unit: $0) }
      }
      records += plugin.tests.map { Test(plugin: name, test: $0) }
    }
    records.append(Summary(RunCounts(result), exitStatus: result.exitStatus.rawValue))
    return records.map(Self.line).joined()
  }

  /// One record as a line.
  package static func line(_ record: any Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // No record holds a number that is not finite, the one thing that cannot be encoded.
    let data = (try? encoder.encode(record)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

private struct Header: Encodable {
  var type = "run"
  var schema = JSONReporter.schemaVersion
  var moth: String
}

private struct Finding: Encodable {
  var type = "diagnostic"
  var plugin: String?
  var effect: String?
  var diagnostic: Diagnostic
}

private struct Suppressed: Encodable {
  var type = "suppressed"
  var plugin: String
  var effect: String
  var reason: String
  var diagnostic: Diagnostic

  init(plugin: String, effect: String, finding: SuppressedFinding) {
    self.plugin = plugin
    self.effect = effect
    reason = finding.reason
    diagnostic = finding.diagnostic
  }
}

private struct Printed: Encodable {
  var type = "printed"
  var plugin: String
  var effect: String
  var text: String
}

private struct Unit: Encodable {
  var type = "unit"
  var plugin: String
  var effect: String
  var path: String
  var scene: String
  var target: String
  var targets: Int
  var device: String
  var orientation: String
  var reduceMotion: Bool
  var sweep: String
  var samples: Int
  var arguments: [Argument]
  var state: State?
  var diagnostics: [Diagnostic]
  var suppressed: [Allowed]

  struct Allowed: Encodable {
    var reason: String
    var diagnostic: Diagnostic
  }

  struct Argument: Encodable {
    var name: String
    var unit: String
    var low: Double
    var high: Double
  }

  struct State: Encodable {
    var transformRuns: Int
    var actions: Int
    var writes: Int
    var bodies: [Body]

    struct Body: Encodable {
      var view: String?
      var evaluations: Int
      var views: Int
    }
  }

  init(plugin: String, effect: EffectResult, unit: UnitResult) {
    self.plugin = plugin
    self.effect = effect.name
    path = effect.path
    scene = unit.scene
    target = unit.target
    targets = unit.targetCount
    device = unit.device
    orientation = unit.orientation.rawValue
    reduceMotion = unit.reduceMotion
    sweep = unit.sweep
    samples = unit.sampleCount
    arguments = unit.columns.map {
      Argument(name: $0.label, unit: $0.unit, low: $0.range.lowerBound, high: $0.range.upperBound)
    }
    state = unit.stateCost.map { cost in
      State(
        transformRuns: cost.transformRuns,
        actions: cost.actions,
        writes: cost.writes,
        bodies: cost.bodies.map {
          State.Body(view: $0.view, evaluations: $0.evaluations, views: $0.viewCount)
        }
      )
    }
    diagnostics = unit.diagnostics
    suppressed = unit.suppressed.map { Allowed(reason: $0.reason, diagnostic: $0.diagnostic) }
  }
}

private struct Test: Encodable {
  var type = "test"
  var plugin: String
  var effect: String
  var name: String
  var device: String
  var reduceMotion: Bool
  var passed: Bool
  var diagnostics: [Diagnostic]

  init(plugin: String, test: TestResult) {
    self.plugin = plugin
    effect = test.effect
    name = test.name
    device = test.device
    reduceMotion = test.reduceMotion
    passed = test.diagnostics.isEmpty
    diagnostics = test.diagnostics
  }
}

private struct Summary: Encodable {
  var type = "summary"
  var effects: Int
  var units: Int
  var samples: Int
  var errors: Int
  var warnings: Int
  var suppressed: Int
  var testsPassed: Int
  var testsFailed: Int
  var exitStatus: Int32

  init(_ counts: RunCounts, exitStatus: Int32) {
    effects = counts.effects
    units = counts.units
    samples = counts.samples
    errors = counts.errors
    warnings = counts.warnings
    suppressed = counts.suppressed
    testsPassed = counts.testsPassed
    testsFailed = counts.testsFailed
    self.exitStatus = exitStatus
  }
}
