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
  /// The scene's frames on the device, and the sweep's samples.
  package var timeline: SceneTimeline
  /// The target's name; empty for a state that no view of the scene shows.
  package var target: String
  /// The device.
  package var device: Device
  /// What the user has set.
  package var settings: UnitSettings
  /// The parameters' values, sorted by name.
  package var parameters: [ScriptField]
  /// The sweep's name.
  package var sweep: String
  /// The views that the effect is attached to.
  package let targets: [TargetView]

  /// Makes a context.
  ///
  /// With `onlyMade`, targets in lazy stacks that never come into sight are left out.
  package init(
    effect: ScriptSource,
    scene: String,
    timeline: SceneTimeline,
    target: String,
    device: Device,
    settings: UnitSettings,
    parameters: [ScriptField],
    sweep: String,
    onlyMade: Bool = true
  ) {
    self.effect = effect
    self.scene = scene
    self.timeline = timeline
    self.target = target
    self.device = device
    self.settings = settings
    self.parameters = parameters
    self.sweep = sweep
    targets =
      onlyMade
      ? timeline.targets(named: target) : timeline.targets.filter { $0.name == target }
  }

  /// The sweep's samples.
  package var samples: SweepSamples { timeline.samples }

  /// The layout of the first sample; a timeline has at least one.
  package var layout: SceneLayout? { timeline.parts.first?.layout }

  /// The fields of `env` that stay the same through a sweep, for one target; without one, as for an
  /// only view.
  package func environment(of target: TargetView?) -> [ScriptField] {
    [
      ScriptField("reduceMotion", .boolean(settings.reduceMotion)),
      ScriptField("layoutDirection", .string(settings.layoutDirection.rawValue)),
      ScriptField("index", .integer(target?.index ?? 0)),
      ScriptField("count", .integer(target?.count ?? 1)),
      ScriptField("displayScale", .number(device.scale)),
      ScriptField("colorScheme", .string("light")),
      ScriptField("dynamicTypeSize", .string(settings.dynamicTypeSize.rawValue)),
    ]
  }

  /// The place of a sample in the sweep, for a diagnostic.
  package func moment(target: Int, sample: Int) -> Moment {
    Moment(
      device: device.id,
      target: self.target.isEmpty ? nil : self.target,
      index: target < targets.count ? targets[target].index : nil,
      reduceMotion: settings.reduceMotion,
      sample: sample,
      time: sample < samples.count ? samples.times[sample] : nil,
      offset: sample < samples.count ? samples.offsets[sample] : nil
    )
  }
}

/// How a device is held and what its user has set.
package struct UnitSettings: Hashable, Sendable {
  /// How the device is held.
  package var orientation = Orientation.portrait
  /// Whether Reduce Motion is on.
  package var reduceMotion = false
  /// The direction in which text is read.
  package var layoutDirection = LayoutDirection.leftToRight
  /// The size of text.
  package var dynamicTypeSize = DynamicTypeSize.large

  /// The settings of a new device, held upright.
  package init() {}

  /// What of it changes a layout.
  package var layout: LayoutSettings {
    LayoutSettings(layoutDirection: layoutDirection, dynamicTypeSize: dynamicTypeSize)
  }
}
