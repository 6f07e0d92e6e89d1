internal import MothScript
internal import MothSimulation

/// The names that a shell offers: those of Moth and of the plugins in the folder `Plugins`.
package enum ProjectNames {
  private static var plugins: [Plugin] {
    PluginLoader(paths: ["Plugins"], limits: HostLimits()).plugins
  }

  /// Ids of devices.
  package static var devices: [Candidate] {
    DeviceSelection(patterns: [], pluginDevices: plugins.flatMap(\.devices)).known
      .map { Candidate($0.id, summary: $0.name) }
  }

  /// Names of sweeps.
  static var sweeps: [Candidate] {
    ScrollPlan.known(with: plugins.flatMap(\.sweeps)).map {
      Candidate($0.name, summary: $0.summary)
    }
  }

  /// Names of scenes.
  static var scenes: [Candidate] {
    (plugins.flatMap(\.scenes) + BundledScenes.all).map { Candidate($0.name, summary: $0.summary) }
  }

  /// Names of effects.
  package static var effects: [Candidate] {
    plugins.flatMap(\.effects).map { Candidate($0.name, summary: $0.summary) }
  }
}
