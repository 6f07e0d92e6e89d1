internal import MothDiagnostics
package import MothEngine
package import MothScript
package import MothSimulation

/// The scenes of one plugin and the bundled ones, with the layouts made of them.
package final class SceneLibrary {
  /// The scene of an effect that names none.
  package static let defaultScene = "feed"

  private let host: PluginHost
  private var scenes: [String: PluginHost.Loaded<SceneDefinition>] = [:]
  private var timelines: [TimelineKey: KeptTimeline] = [:]
  private var layoutProblems: [TimelineKey: [SceneProblems.OfLayout]] = [:]
  /// The keys of what is kept, the oldest first.
  private var kept: [TimelineKey] = []

  private struct TimelineKey: Hashable {
    var scene: String
    var device: String
    var orientation: Orientation
    var layout: LayoutSettings
    var plan: String

    init(_ scene: String, device: Device, settings: UnitSettings, plan: ScrollPlan) {
      self.scene = scene
      self.device = device.id
      orientation = settings.orientation
      layout = settings.layout
      self.plan = plan.name
    }
  }

  /// A timeline with what it took to lay out, which counts for each unit that uses it: whether a
  /// unit is too large must not depend on those before it.
  private struct KeptTimeline {
    var timeline: SceneTimeline
    var steps: Int
  }

  /// What is wrong with the scenes that were loaded, by their names.
  var loadingProblems: [String: [Diagnostic]] { scenes.mapValues(\.diagnostics) }

  /// What the scenes printed that were loaded, by their names.
  var printed: [String: PrintedText] { scenes.mapValues(\.printed) }

  /// What is wrong with the layouts of a timeline that was made.
  func layoutProblems(
    of name: String,
    on device: Device,
    _ settings: UnitSettings,
    plan: ScrollPlan
  ) -> [SceneProblems.OfLayout] {
    layoutProblems[TimelineKey(name, device: device, settings: settings, plan: plan)] ?? []
  }

  init(host: PluginHost) {
    self.host = host
  }

  private var sources: [ScriptSource] { host.plugin.scenes + BundledScenes.all }

  /// The names of all scenes.
  package var names: [String] { sources.map(\.name) }

  /// A scene on a device, scrolled as the plan says; made once.
  ///
  /// Nil if the device does not change
  /// as the plan says.
  package func timeline(
    of name: String,
    on device: Device,
    _ settings: UnitSettings,
    plan: ScrollPlan,
    for effect: ScriptSource
  ) throws(PlanProblem) -> SceneTimeline? {
    let key = TimelineKey(name, device: device, settings: settings, plan: plan)
    let work = WorkControl.current
    if let known = timelines[key] {
      _ = work?.goesOn(after: known.steps, of: .layout)
      return known.timeline
    }
    let (scene, source) = try scene(name, for: effect)
    let stepsBefore = work?.steps(of: .layout) ?? 0
    let timeline = plan.timeline(of: scene.root, on: device, settings)
    guard let timeline, work?.cut == nil else { return timeline }
    let problems = timeline.parts.flatMap(\.layout.problems)
    layoutProblems[key] = problems.map {
      SceneProblems.OfLayout($0, in: source, on: device.id)
    }
    let steps = (work?.steps(of: .layout) ?? 0) - stepsBefore
    keep(KeptTimeline(timeline: timeline, steps: steps), key: key)
    return timeline
  }

  /// Keeps a timeline for the next effect and the other settings of Reduce Motion, and lets the
  /// oldest go: a run may have tens of thousands.
  private func keep(_ timeline: KeptTimeline, key: TimelineKey) {
    timelines[key] = timeline
    kept.append(key)
    guard kept.count > Self.mostTimelines else { return }
    let oldest = kept.removeFirst()
    timelines[oldest] = nil
    layoutProblems[oldest] = nil
  }

  /// All devices with a few sweeps.
  private static let mostTimelines = 256

  /// The layout of a scene on a device at the given samples.
  package func timeline(
    of name: String,
    on device: Device,
    _ settings: UnitSettings,
    samples: SweepSamples,
    for effect: ScriptSource
  ) throws(PlanProblem) -> SceneTimeline {
    let layout = SceneLayout(
      try scene(name, for: effect).scene.root,
      device: device,
      orientation: settings.orientation,
      settings: settings.layout
    )
    return SceneTimeline(layout, samples: samples)
  }

  private func scene(
    _ name: String,
    for effect: ScriptSource
  ) throws(PlanProblem) -> (scene: SceneDefinition, source: ScriptSource) {
    guard let source = sources.first(where: { $0.name == name }) else {
      throw PlanProblem(
        unknownScene(name, for: effect),
        isReportedWithPlugin: host.plugin.isIncomplete(.scenes)
      )
    }
    let loaded = scenes[name] ?? host.scene(source)
    if !loaded.isInterrupted { scenes[name] = loaded }
    guard let scene = loaded.definition else {
      throw PlanProblem(
        loaded.diagnostics.first ?? brokenScene(name, for: effect),
        isReportedWithPlugin: true
      )
    }
    return (scene, source)
  }

  /// The tree of a scene that was used; nil for any other.
  package func root(of scene: String) -> SceneNode? { scenes[scene]?.definition?.root }

  /// The name of the target of an effect in a scene; empty if the effect has no chain.
  func target(
    of definition: EffectDefinition,
    in timeline: SceneTimeline,
    _ scene: String,
    for effect: ScriptSource
  ) throws(PlanProblem) -> String {
    for state in definition.stages.compactMap(\.scrollState) {
      let named =
        [state.owner].compactMap { $0.map { (key: "owner", view: $0) } }
        + state.readers.map { (key: "readers", view: $0) }
        + state.layout.map { (key: "layout", view: $0.target) }
      for (key, view) in named where root(of: scene)?.first(withTarget: view) == nil {
        let key = ["scrollState", key]
        throw PlanProblem(
          unknownTarget(view, names: names(in: timeline), scene: scene, for: effect, at: key)
        )
      }
    }
    if definition.stages.allSatisfy(\.hasNoChain) { return "" }
    let name = definition.target
    let names = names(in: timeline)
    if let name {
      guard names.contains(name) else {
        throw PlanProblem(unknownTarget(name, names: names, scene: scene, for: effect))
      }
      return name
    }
    guard names.count == 1, let only = names.first else {
      throw PlanProblem(unclearTarget(names, scene: scene, for: effect))
    }
    return only
  }

  private func names(in timeline: SceneTimeline) -> [String] {
    var known: Set<String> = []
    return timeline.targets.map(\.name).filter { known.insert($0).inserted }
  }

  // MARK: - Messages

  private func location(ofKey key: String, in effect: ScriptSource) -> SourceLocation {
    effect.location(ofKey: [key], inCallOnLine: effect.definitionLine)
  }

  private func unknownScene(_ name: String, for effect: ScriptSource) -> Diagnostic {
    Diagnostic.error(
      "unknown-scene",
      name: UnknownName(name, noun: "scene", in: sources.map(\.name)),
      at: location(ofKey: "scene", in: effect)
    )
  }

  private func brokenScene(_ name: String, for effect: ScriptSource) -> Diagnostic {
    Diagnostic.error(
      "unknown-scene",
      message: "the scene '\(name)' cannot be used",
      at: location(ofKey: "scene", in: effect)
    )
  }

  private func unknownTarget(
    _ name: String,
    names: [String],
    scene: String,
    for effect: ScriptSource,
    at key: [String] = ["target"]
  ) -> Diagnostic {
    Diagnostic.error(
      "unknown-target",
      message: "the scene '\(scene)' has no target '\(name)'",
      at: effect.location(ofKey: key, inCallOnLine: effect.definitionLine)
    )
    .help(Spelling.suggestion(for: name, in: names) ?? Self.list(names))
  }

  private func unclearTarget(
    _ names: [String],
    scene: String,
    for effect: ScriptSource
  ) -> Diagnostic {
    Diagnostic.error(
      "unknown-target",
      message: "the effect must name its target in the scene '\(scene)'",
      at: location(ofKey: "target", in: effect)
    )
    .help(Self.list(names))
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty
      ? "mark a view of the scene with :target(\"name\")"
      : "its targets are \(names.joined(separator: ", "))"
  }
}
