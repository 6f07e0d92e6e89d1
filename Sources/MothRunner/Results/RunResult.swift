package import MothDiagnostics
package import MothScript
package import MothSimulation
package import MothValidation

/// What a run found, in plan order.
package struct RunResult: Sendable {
  /// What is wrong with the options or with finding the plugins.
  package var diagnostics: [Diagnostic] = []
  /// The plugins.
  package var plugins: [PluginResult] = []
  /// Whether units were to be evaluated, not only scripts checked.
  package var evaluates = false
  /// Why it ended before everything was run; nil if it did not.
  package var ending: RunEnding?

  /// A result with nothing in it.
  package init() {}
}

/// What a run found in one plugin.
package struct PluginResult: Sendable {
  /// The plugin.
  package var plugin: Plugin
  /// What is wrong with its scenes and tests as scripts.
  package var diagnostics: [Diagnostic] = []
  /// Its effects.
  package var effects: [EffectResult] = []
  /// Its tests' cases, one for each device.
  package var tests: [TestResult] = []
}

/// What a run found in one effect.
package struct EffectResult: Sendable {
  /// The effect's name.
  package var name: String
  /// The path of its script.
  package var path: String
  /// What its script says it does.
  package var summary: String
  /// Why the script could not be loaded, or its units not be planned.
  package var diagnostics: [Diagnostic] = []
  /// What the rules found without running the script.
  package var findings: [Diagnostic] = []
  /// What the rules found without running the script and the script allows.
  package var suppressed: [SuppressedFinding] = []
  /// What the script printed.
  package var printed = ""
  /// Its units in plan order.
  package var units: [UnitResult] = []
}

/// What a run found in one unit.
package struct UnitResult: Sendable, Codable {
  /// What distinguishes it from the other units of its effect.
  package var name: String
  /// The scene's name.
  package var scene: String
  /// The target's name.
  package var target: String
  /// How many views have that name.
  @Count package var targetCount: Int
  /// The device's id.
  package var device: String
  /// How the device is held.
  package var orientation: Orientation
  /// Whether Reduce Motion was on.
  package var reduceMotion: Bool
  /// The direction in which text is read.
  package var layoutDirection: LayoutDirection
  /// The size of text.
  package var dynamicTypeSize: DynamicTypeSize
  /// The parameters' values, sorted by name.
  package var parameters: [ParameterSetting]
  /// The sweep's name.
  package var sweep: String
  /// How many samples the sweep has.
  @Count package var sampleCount: Int
  /// How many samples the targets have in all: those of a lazy stack only while they are visible.
  @Count package var targetSampleCount: Int
  /// How many times the effect's function was called.
  @Count package var callCount: Int
  /// Each argument's range over the sweep; empty if there is no trace.
  package var columns: [ColumnRange] = []
  /// All values, where the options ask for them and there is a trace.
  package var curves: UnitCurves?
  /// What a baseline keeps of it; nil for a plugin without, and for a unit that failed.
  package var baseline: BaselineUnit?
  /// What the scroll cost in state; nil for an effect without state.
  package var stateCost: StateCost?
  /// What the rules found.
  package var diagnostics: [Diagnostic] = []
  /// What the rules found and the script allows.
  package var suppressed: [SuppressedFinding] = []
  /// Whether it is known from an earlier run, and was not evaluated.
  package var isCached = false

  /// The values of one argument over a sweep.
  package struct ColumnRange: Equatable, Sendable, Codable {
    /// The label, such as `offset.y`.
    package var label: String
    /// The unit, such as `pt`; may be empty.
    package var unit: String
    /// The smallest and the largest value.
    package var range: ClosedRange<Double>
    /// Whether it says a person something: it moves, or its value does something by itself.
    package var isInformative: Bool
  }
}

/// What a run found in one case of a plugin's test, on one device.
package struct TestResult: Sendable, Codable {
  /// The case's name.
  package var name: String
  /// The effect.
  package var effect: String
  /// The device's id.
  package var device: String
  /// Whether Reduce Motion was on.
  package var reduceMotion: Bool
  /// What failed.
  package var diagnostics: [Diagnostic] = []
  /// Whether it is known from an earlier run, and was not evaluated.
  package var isCached = false
}

extension RunResult {
  /// All diagnostics in plan order.
  package var allDiagnostics: [Diagnostic] {
    var all = diagnostics
    for plugin in plugins {
      all += plugin.diagnostics
      for effect in plugin.effects {
        all += effect.diagnostics + effect.findings
        all += effect.units.flatMap(\.diagnostics)
      }
      all += plugin.tests.flatMap(\.diagnostics)
    }
    return all
  }
}
