package import MothDiagnostics
package import MothScript
package import MothSimulation

/// One effect on one target on one device in one setting.
package struct UnitRecord: Equatable, Sendable, Codable {
  /// The plugin's name.
  package var plugin: String
  /// The effect's name.
  package var effect: String
  /// The path of the effect's script.
  package var path: String
  /// What distinguishes it from the other units of its effect.
  package var name: String
  /// The scene's name.
  package var scene: String
  /// The target's name; empty for a state that no view of the scene shows.
  package var target: String
  /// How many views have that name.
  @Count package var targets: Int
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
  /// The parameters' values by name.
  package var parameters: [String: ParameterValue]
  /// The sweep's name.
  package var sweep: String
  /// How many samples the sweep has.
  @Count package var samples: Int
  /// How many samples all targets have together.
  @Count package var viewSamples: Int
  /// How often the effect's function was called.
  @Count package var calls: Int
  /// The range of each argument; empty if there is no trace.
  package var arguments: [Argument]
  /// What the scroll cost in state; nil for an effect without.
  package var state: State?
  /// What the rules found.
  package var diagnostics: [Diagnostic]
  /// What the rules found and the script allows.
  package var suppressed: [Allowed]

  /// An argument's range over all samples and views.
  package struct Argument: Equatable, Sendable, Codable {
    /// The label, such as `offset.y`.
    package var name: String
    /// The unit, such as `pt`; may be empty.
    package var unit: String
    /// The smallest value.
    package var low: Double
    /// The largest value.
    package var high: Double
    /// Whether it says a person something: it moves, or its value does something by itself.
    package var informative: Bool
  }

  /// A finding that the script allows.
  package struct Allowed: Equatable, Sendable, Codable {
    /// Why.
    package var reason: String
    /// The finding.
    package var diagnostic: Diagnostic
  }

  /// What a scroll cost in state.
  package struct State: Equatable, Sendable, Codable {
    /// How often the transform of `onScrollGeometryChange` ran.
    @Count package var transformRuns: Int
    /// How often its action ran.
    @Count package var actions: Int
    /// How many assignments the actions made.
    @Count package var writes: Int
    /// The views whose bodies were evaluated.
    package var bodies: [Body]

    /// How many views were rebuilt in all.
    package var rebuiltViews: Int {
      Count.sum(ofProducts: bodies.map { ($0.evaluations, $0.views) })
    }
  }

  /// A view that reads the state.
  package struct Body: Equatable, Sendable, Codable {
    /// The target name; nil for the whole scene.
    package var view: String?
    /// How often its body was evaluated.
    @Count package var evaluations: Int
    /// How many views each evaluation rebuilds.
    @Count package var views: Int
  }
}

/// The values of a unit's arguments over its sweep: all of them, or of a large unit a part.
package struct CurvesRecord: Equatable, Sendable, Codable {
  /// The number of the sample that times and offsets begin with; nil for 0.
  package var first: Int?
  /// The time of each sample since the sweep began, in seconds.
  package var times: [Double]
  /// The scroll offset from rest in each sample, in points.
  package var offsets: [Double]
  /// The arguments of the chain.
  package var arguments: [Argument]
  /// The views that have the effect.
  package var views: [View]

  /// An argument.
  package struct Argument: Equatable, Sendable, Codable {
    /// The label, such as `offset.y`.
    package var name: String
    /// The unit, such as `pt`; may be empty.
    package var unit: String
  }

  /// The values of one view.
  package struct View: Equatable, Sendable, Codable {
    /// The view's index among its siblings, from 0.
    @Count package var index: Int
    /// The samples in which it has values; nil for all.
    package var samples: [Int]?
    /// For each argument its values; nil for one that is not finite.
    package var values: [[Double?]]
  }
}
