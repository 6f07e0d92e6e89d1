package import MothDiagnostics
package import MothSimulation

/// A plugin with the text of its scripts.
///
/// Nothing of it has run.
package struct Plugin: Sendable {
  /// The manifest; for a single script, one made up from its name.
  package var manifest: Manifest
  /// The manifest's text; nil for a single script.
  package var manifestFile: SourceFile?
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
  /// The sweeps.
  package var sweeps: [Sweep] = []

  /// A plugin with effects only.
  package init(manifest: Manifest, path: String, effects: [ScriptSource] = []) {
    self.manifest = manifest
    self.path = path
    self.effects = effects
  }

  /// The name.
  package var name: String { manifest.name }

  /// Whether a file of a section was left out, which is reported with the file.
  package func isIncomplete(_ section: Manifest.Section) -> Bool {
    let count =
      switch section {
      case .effects: effects.count
      case .scenes: scenes.count
      case .devices: devices.count
      case .sweeps: sweeps.count
      case .tests: tests.count
      case .modules: modules.count
      }
    return manifestFile != nil && count < manifest.files[section]?.count ?? 0
  }

  /// How many scripts it has.
  package var scriptCount: Int { effects.count + scenes.count + tests.count + modules.count }

  /// The same plugin with other texts for the scripts at some paths.
  package func replacing(_ texts: [String: String]) -> Plugin {
    guard !texts.isEmpty else { return self }
    let replaced = { (source: ScriptSource) in
      texts[source.path].map {
        ScriptSource(
          file: SourceFile(path: source.path, text: $0),
          chunkName: source.chunkName
        )
      } ?? source
    }
    var plugin = self
    plugin.effects = effects.map(replaced)
    plugin.scenes = scenes.map(replaced)
    plugin.tests = tests.map(replaced)
    plugin.modules = modules.map(replaced)
    return plugin
  }

  /// The script at a path.
  package func source(at path: String) -> ScriptSource? {
    (effects + scenes + tests + modules).first { $0.path == path }
  }

  /// The script that a fault names as its own.
  package func source(ofChunk name: String) -> ScriptSource? {
    (effects + scenes + tests + modules).first { $0.chunkName == name }
  }
}
