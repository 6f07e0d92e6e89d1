package import MothDiagnostics
package import MothGeometry
package import MothScript
package import MothSimulation

/// One effect on one target of one scene, device, orientation, accessibility setting, sweep and
/// parameter set: what is evaluated as a whole.
package struct UnitContext: Sendable {
  /// The effect's script.
  package var effect: ScriptSource
  /// The scene's name.
  package var scene: String
  /// The scene's tree, for a state that lays it out again; nil if it stays as it is.
  package var root: SceneNode?
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
  /// What a scroll state's transform sees in each sample; nil for what the swept scroll view of the
  /// timeline reports.
  package var scrollGeometries: [ScrollGeometry]?
  /// When the action of a scroll state runs.
  package var actionCalls = ScriptState.ActionCalls.onChange
  /// The views that the effect is attached to.
  package private(set) var targets: [TargetView]
  /// For each of them, the samples of the sweep in which it is made; nil for all.
  private var picked: [SamplePicks?]

  /// Makes a context.
  ///
  /// With `onlyMade`, targets in lazy stacks have only the samples in which they are visible.
  package init(
    effect: ScriptSource,
    scene: String,
    root: SceneNode? = nil,
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
    self.root = root
    self.timeline = timeline
    self.target = target
    self.device = device
    self.settings = settings
    self.parameters = parameters
    self.sweep = sweep
    let runs = onlyMade ? timeline.samples.runs : []
    let made = timeline.targets(named: target).map { view in
      (view: view, picked: onlyMade ? timeline.visibleSamples(of: view, runs) : nil)
    }
    let seen = made.filter { $0.picked.map { !$0.isEmpty } ?? true }
    targets = seen.map(\.view)
    picked = seen.map(\.picked)
  }

  /// The same unit with other layouts and samples, in which every view is evaluated.
  ///
  /// With `indices`, only the targets at those places of the new list are.
  package func probing(
    _ timeline: SceneTimeline,
    targets indices: [Int]? = nil,
    settings: UnitSettings? = nil
  ) -> UnitContext {
    var copy = UnitContext(
      effect: effect,
      scene: scene,
      root: root,
      timeline: timeline,
      target: target,
      device: device,
      settings: settings ?? self.settings,
      parameters: parameters,
      sweep: sweep,
      onlyMade: false
    )
    guard let indices else { return copy }
    copy.targets = indices.filter(copy.targets.indices.contains).map { copy.targets[$0] }
    copy.picked = copy.targets.map { _ in nil }
    return copy
  }

  /// The sweep's samples.
  package var samples: SweepSamples { timeline.samples }

  /// How many samples a target has.
  ///
  /// Everywhere in a trace, a target's samples are counted from 0.
  package func sampleCount(of target: Int) -> Int {
    target < picked.count ? picked[target]?.count ?? samples.count : samples.count
  }

  /// What a target reports in its samples, with the scroll's velocity and the clock.
  func geometry(
    of target: Int
  ) -> (geometry: TargetGeometry, velocities: [Double], times: [Double])? {
    let picked = picked[target]
    guard let geometry = timeline.geometry(of: targets[target], picked: picked) else { return nil }
    guard let picked else { return (geometry, samples.velocities, samples.times) }
    return (geometry, picked.map(in: samples.velocities), picked.map(in: samples.times))
  }

  /// The visible fraction of a target in each of its samples, from 0 to 1: inside the
  /// window and every scroll view around it, whatever its effect does.
  package func visibleFractions(of target: Int) -> [Double] {
    let view = targets[target]
    let own = picked[target] ?? SamplePicks([0..<samples.count])
    var shares: [Double] = []
    shares.reserveCapacity(own.count)
    let ends = timeline.parts.dropFirst().map(\.start) + [samples.count]
    for (part, end) in zip(timeline.parts, ends) {
      let offsets = own.limited(to: part.start..<max(part.start, end)).map(in: samples.offsets)
      let layout = part.layout
      guard let here = layout.target(named: view.name, index: view.index) else {
        shares += offsets.map { _ in 0 }
        continue
      }
      shares += layout.visibleFraction(
        of: timeline.parts.count == 1 ? view : here,
        sweeping: layout.sweptScrollView,
        offsets: offsets
      )
      .values(count: offsets.count)
    }
    return shares
  }

  /// The layout that holds in a sample of the sweep.
  package func layout(at sample: Int) -> SceneLayout? {
    (timeline.parts.last { $0.start <= sample } ?? timeline.parts.first)?.layout
  }

  /// The layout of the first sample; a timeline has at least one.
  package var layout: SceneLayout? { timeline.parts.first?.layout }

  /// The fields of `env` that stay the same through a sweep, for one target; without one, as for an
  /// only view.
  package func environment(of target: TargetView?) -> [ScriptField] {
    [
      ScriptField("reduceMotion", value: .boolean(settings.reduceMotion)),
      ScriptField("layoutDirection", value: .string(settings.layoutDirection.rawValue)),
      ScriptField("index", value: .integer(target?.index ?? 0)),
      ScriptField("count", value: .integer(target?.count ?? 1)),
      ScriptField("displayScale", value: .number(device.scale)),
      ScriptField("colorScheme", value: .string("light")),
      ScriptField("dynamicTypeSize", value: .string(settings.dynamicTypeSize.rawValue)),
    ]
  }

  /// Which sample of the sweep a target's own sample is.
  package func sweepSample(of target: Int, _ own: Int) -> Int {
    guard target < picked.count, let chosen = picked[target] else { return own }
    return own < chosen.count ? chosen[own] : own
  }

  /// Which of a target's own samples a sample of the sweep is; nil if it is not made then.
  package func ownSample(of target: Int, _ sample: Int) -> Int? {
    guard target < picked.count, let chosen = picked[target] else {
      return sample < samples.count ? sample : nil
    }
    return chosen.index(of: sample)
  }

  /// The index of a target's sample in the sweep, for a diagnostic.
  package func moment(target: Int, sample own: Int) -> Moment {
    let sample = sweepSample(of: target, own)
    return Moment(
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
  /// What the sweep is about; nil for the scene as a whole.
  package var focus: SweepFocus?

  /// The settings of a new device, held upright.
  package init() {}

  /// What of it changes a layout.
  package var layout: LayoutSettings {
    var layout = LayoutSettings(
      layoutDirection: layoutDirection,
      dynamicTypeSize: dynamicTypeSize
    )
    layout.focus = focus
    return layout
  }
}
