package import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothScript
package import MothSimulation

/// The frames of a scene at rest on one device: what a SwiftUI engineer can check in the simulator.
package struct SceneFrames: Sendable {
  /// The scene's name.
  package let scene: String
  /// The device.
  package let device: Device
  /// How it is held.
  package let orientation: Orientation
  /// The scroll views in reading order.
  package let scrollViews: [ScrollViewLayout]
  /// The targets in reading order, with their frames in the window.
  package let targets: [TargetView]
}

/// Lays scenes out for people to look at.
package enum SceneFramesRunner {
  /// The result of laying out.
  package struct Outcome: Sendable {
    /// The frames, scene by scene.
    package var frames: [SceneFrames] = []
    /// What is wrong with the options or with finding the plugins.
    package var diagnostics: [Diagnostic] = []
    /// What is wrong with scenes as scripts.
    package var sceneDiagnostics: [Diagnostic] = []
  }

  /// The frames of every scene of the plugins, or of the one that the options name, which may be
  /// bundled; of the bundled ones where the plugins have none.
  package static func run(_ options: RunOptions) -> Outcome {
    LuaThread.run(stackBytes: options.limits.stackBytes) {
      options.control.working { runHere(options) }
    }
  }

  private static func runHere(_ options: RunOptions) -> Outcome {
    var loader = PluginLoader(paths: options.paths, limits: options.limits)
    let choice = RunChoice(options, loader: &loader)
    var outcome = Outcome()
    outcome.diagnostics = loader.diagnostics + choice.diagnostics
    guard choice.isUsable else { return outcome }
    let wanted = options.axes.scenes
    let own = loader.plugins.flatMap(\.scenes).map(\.name)
    let bundled = BundledScenes.all.filter { source in
      !own.contains(source.name) && (own.isEmpty || wanted.contains(source.name))
    }
    let names = own + BundledScenes.all.map(\.name)
    for name in wanted where !names.contains(name) {
      outcome.diagnostics.append(unknownScene(name, known: names))
    }
    let binding = TransformBinding()
    for (index, plugin) in loader.plugins.enumerated() {
      let host = PluginHost(plugin: plugin, limits: options.limits, binding: binding)
      let sources = plugin.scenes + (index == 0 ? bundled : [])
      for source in sources where wanted.isEmpty || wanted.contains(source.name) {
        let loaded = host.scene(source)
        outcome.sceneDiagnostics += loaded.diagnostics
        guard let scene = loaded.definition else { continue }
        outcome.add(scene, source: source, on: choice.devices(for: plugin), options: options)
      }
    }
    return outcome
  }

  private static func unknownScene(_ name: String, known: [String]) -> Diagnostic {
    Diagnostic.error("unknown-scene", name: UnknownName(name, noun: "scene", in: known))
  }
}

extension SceneFramesRunner.Outcome {
  /// Adds the frames of a scene on each device, up to one on which it is too large.
  fileprivate mutating func add(
    _ scene: SceneDefinition,
    source: ScriptSource,
    on devices: [Device],
    options: RunOptions
  ) {
    for device in devices {
      for orientation in options.axes.orientations.filter(device.orientations.contains) {
        let work = options.limits.control(clock: options.control.clock) { !options.control.isCut }
        let frames = work.perform { SceneFrames(scene, on: device, orientation: orientation) }
        guard let cut = work.cut else {
          self.frames.append(frames)
          continue
        }
        if let problem = cut.problem(of: "scene \(scene.name)", options.limits, in: source) {
          sceneDiagnostics.append(problem.diagnostic)
        }
        return
      }
    }
  }
}

extension SceneFrames {
  fileprivate init(
    _ scene: SceneDefinition,
    on device: Device,
    orientation: Orientation
  ) {
    let layout = SceneLayout(scene.root, device: device, orientation: orientation)
    self.scene = scene.name
    self.device = device
    self.orientation = orientation
    scrollViews = layout.scrollViews
    targets = layout.targets
  }
}
