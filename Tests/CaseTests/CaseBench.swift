import MothDiagnostics
import MothEngine
import MothGeometry
import MothScript
import MothSimulation
import MothTestSupport
import MothValidation

/// Evaluates the effects of cases, as the runner does.
enum CaseBench {
  /// Evaluates the effect in the file `NAME.lua` of the cases.
  static func run(_ name: String, on stage: Stage, reduceMotion: Bool = false) throws -> CaseRun {
    try run(script: CaseFile(name).text, path: "\(name).lua", on: stage, reduceMotion: reduceMotion)
  }

  /// Evaluates an effect given as text.
  static func run(
    script: String,
    path: String = "effect.lua",
    on stage: Stage,
    reduceMotion: Bool = false
  ) throws -> CaseRun {
    let effect = ScriptSource(script, path: path)
    let scene: ScriptSource? =
      if case .file(let name) = stage.scene {
        ScriptSource(try CaseFile("\(name).scene").text, path: "\(name).scene.lua")
      } else {
        nil
      }
    return onLuaThread { runHere(effect, scene: scene, stage: stage, reduceMotion: reduceMotion) }
  }

  private static func runHere(
    _ effect: ScriptSource,
    scene: ScriptSource?,
    stage: Stage,
    reduceMotion: Bool
  ) -> CaseRun {
    let bench = EffectBench(effect)
    var run = CaseRun()
    guard let root = root(of: stage, scene, host: bench.host, run: &run) else { return run }
    run.diagnostics += bench.diagnostics + effect.findings()
    guard let definition = bench.definition, let device = Device.bundled(id: stage.device) else {
      return run
    }
    let timeline = stage.timeline(
      of: root,
      on: device,
      stage.settings(reduceMotion: reduceMotion).layout
    )
    run.timeline = timeline
    let context = UnitContext(
      effect: effect,
      scene: scene?.name ?? "item",
      root: root,
      timeline: timeline,
      target: timeline.target(for: definition),
      device: device,
      settings: stage.settings(reduceMotion: reduceMotion),
      parameters: definition.fields(stage.parameters),
      sweep: "case",
      // A case states values also where the view is out of sight.
      onlyMade: false
    )
    let unit = bench.unit(context) { stage.timeline(of: root, on: device, $0.layout) }
    guard let unit else { return run }
    run.evaluation = unit.evaluation
    run.diagnostics += unit.diagnostics()
    return run
  }

  private static func root(
    of stage: Stage,
    _ scene: ScriptSource?,
    host: PluginHost,
    run: inout CaseRun
  ) -> SceneNode? {
    switch stage.scene {
    case .views(let views): return views
    case .file:
      guard let scene else { return nil }
      let loaded = host.scene(scene)
      run.diagnostics = loaded.diagnostics
      return loaded.definition?.root
    }
  }
}

extension Stage {
  fileprivate func settings(reduceMotion: Bool) -> UnitSettings {
    var settings = UnitSettings()
    settings.orientation = orientation
    settings.layoutDirection = layoutDirection
    settings.reduceMotion = reduceMotion
    return settings
  }

  fileprivate func timeline(
    of root: SceneNode,
    on device: Device,
    _ settings: LayoutSettings
  ) -> SceneTimeline {
    let changed = change?.timeline(
      of: root,
      on: device,
      orientation: orientation,
      settings: settings
    )
    if let changed { return changed }
    let first = layout(of: root, on: device, settings)
    let swept = sweep.map {
      first.samples(of: $0, sweeping: first.sweptScrollView, device: device)
    }
    return SceneTimeline(
      parts: [SceneTimeline.Part(layout: first, start: 0)]
        + later.map {
          SceneTimeline.Part(layout: layout(of: $0.views, on: device, settings), start: $0.start)
        },
      samples: swept ?? samples
    )
  }

  private func layout(
    of root: SceneNode,
    on device: Device,
    _ settings: LayoutSettings
  ) -> SceneLayout {
    window.map { SceneLayout(root, window: $0, settings: settings) }
      ?? SceneLayout(root, device: device, orientation: orientation, settings: settings)
  }
}

extension SceneTimeline {
  /// The target that an effect names, or the first one where the views are no scene of a case.
  fileprivate func target(for definition: EffectDefinition) -> String {
    let names = targets.map(\.name)
    if let name = definition.target, names.contains(name) { return name }
    return names.first ?? ""
  }
}

extension EffectDefinition {
  /// The parameters' values: the defaults, and over them those given.
  fileprivate func fields(_ given: [String: Double]) -> [ScriptField] {
    parameters.map { parameter in
      switch parameter.defaultValue {
      case .boolean(let value): ScriptField(parameter.name, value: .boolean(value))
      case .number(let value):
        ScriptField(parameter.name, value: .number(given[parameter.name] ?? value))
      }
    }
  }
}
