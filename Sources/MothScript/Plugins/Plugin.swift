package import MothSimulation

/// A plugin with the text of its scripts. Nothing of it has run.
package struct Plugin: Sendable {
  /// The manifest; for a single script, one made up from its name.
  package var manifest: Manifest
  /// The folder, as shown to the user.
  package var path: String
  /// The effects in the manifest's order.
  package var effects: [ScriptSource] = []
  /// The scenes in the manifest's order.
  package var scenes: [ScriptSource] = []
  /// The tests in the manifest's order.
  package var tests: [ScriptSource] = []
  /// The modules that `require` reaches.
  package var modules: [ScriptSource] = []
  /// The device profiles.
  package var devices: [Device] = []

  /// Makes a plugin of scripts that are read already.
  package init(manifest: Manifest, path: String, effects: [ScriptSource] = []) {
    self.manifest = manifest
    self.path = path
    self.effects = effects
  }

  /// The name.
  package var name: String { manifest.name }

  /// How many scripts it has.
  package var scriptCount: Int { effects.count + scenes.count + tests.count + modules.count }

  /// The script at a path, for the place of a fault.
  package func source(at path: String) -> ScriptSource? {
    (effects + scenes + tests + modules).first { $0.path == path }
  }
}
