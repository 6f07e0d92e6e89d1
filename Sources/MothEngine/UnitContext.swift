package import MothDiagnostics
package import MothScript
package import MothSimulation

/// One effect on one target of one scene, device, orientation, accessibility setting, sweep and
/// parameter set: what is evaluated as a whole.
package struct UnitContext: Sendable {
  /// The effect's script.
  package var effect: ScriptSource
  /// The scene's name.
  package var scene: String
  /// The scene's frames on the device.
  package var layout: SceneLayout
  /// The target's name; empty for a state that no view of the scene shows.
  package var target: String
  /// The device.
  package var device: Device
  /// How it is held.
  package var orientation: Orientation
  /// Whether Reduce Motion is on.
  package var reduceMotion: Bool
  /// The parameters' values, sorted by name.
  package var parameters: [ScriptField]
  /// The sweep's name.
  package var sweep: String
  /// The sweep's samples.
  package var samples: SweepSamples

  /// Makes a context.
  package init(
    effect: ScriptSource,
    scene: String,
    layout: SceneLayout,
    target: String,
    device: Device,
    orientation: Orientation,
    reduceMotion: Bool,
    parameters: [ScriptField],
    sweep: String,
    samples: SweepSamples
  ) {
    self.effect = effect
    self.scene = scene
    self.layout = layout
    self.target = target
    self.device = device
    self.orientation = orientation
    self.reduceMotion = reduceMotion
    self.parameters = parameters
    self.sweep = sweep
    self.samples = samples
  }

  /// The views that the effect is attached to.
  package var targets: [TargetView] { layout.targets(named: target) }

  /// The fields of `env` that stay the same through a sweep, for one target.
  package func environment(of target: TargetView) -> [ScriptField] {
    [
      ScriptField("reduceMotion", .boolean(reduceMotion)),
      ScriptField("layoutDirection", .string(layout.layoutDirection.rawValue)),
      ScriptField("index", .integer(target.index)),
      ScriptField("count", .integer(target.count)),
      ScriptField("displayScale", .number(device.scale)),
      ScriptField("colorScheme", .string("light")),
      ScriptField("dynamicTypeSize", .string("large")),
    ]
  }

  /// The place of a sample in the sweep, for a diagnostic.
  package func moment(target: Int, sample: Int) -> Moment {
    Moment(
      device: device.id,
      target: self.target,
      index: target < targets.count ? targets[target].index : nil,
      reduceMotion: reduceMotion,
      sample: sample,
      time: sample < samples.count ? samples.times[sample] : nil,
      offset: sample < samples.count ? samples.offsets[sample] : nil
    )
  }
}
