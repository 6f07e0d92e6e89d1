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
  /// The frames of every scene of the plugins, or of the one that the options name.
  package static func run(
    _ options: RunOptions
  ) -> (frames: [SceneFrames], diagnostics: [Diagnostic]) {
    LuaThread.run(stackBytes: options.limits.stackBytes) {
      var loader = PluginLoader(paths: options.paths, limits: options.limits)
      let choice = RunChoice(options, &loader)
      var diagnostics = loader.diagnostics + choice.diagnostics
      guard choice.isUsable else { return ([], diagnostics) }
      let binding = TransformBinding()
      var frames: [SceneFrames] = []
      for plugin in loader.plugins {
        let host = PluginHost(plugin: plugin, limits: options.limits, binding: binding)
        for source in plugin.scenes where options.scene.map({ $0 == source.name }) ?? true {
          let loaded = host.scene(source)
          diagnostics += loaded.diagnostics
          guard let scene = loaded.definition else { continue }
          for device in choice.devices(for: plugin) {
            frames += options.orientations.filter(device.orientations.contains).map {
              SceneFrames(scene, on: device, $0, options)
            }
          }
        }
      }
      return (frames, diagnostics)
    }
  }
}

extension SceneFrames {
  fileprivate init(
    _ scene: SceneDefinition,
    on device: Device,
    _ orientation: Orientation,
    _ options: RunOptions
  ) {
    let layout = SceneLayout(
      scene.root,
      device: device,
      orientation: orientation,
      settings: LayoutSettings(
        layoutDirection: options.layoutDirection,
        dynamicTypeSize: options.dynamicTypeSize
      )
    )
    self.scene = scene.name
    self.device = device
    self.orientation = orientation
    scrollViews = layout.scrollViews
    targets = layout.targets
  }
}
