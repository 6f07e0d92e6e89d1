import Foundation
import MothDiagnostics
import MothEngine
import MothRunner
import MothScript
import MothSimulation
import MothTestSupport

@testable import MothExport

/// The folder of these tests, with a slash after it.
let tests = Repository.path + "/Tests/MothExportTests/"

/// An effect with the state that it was read in.
struct LoadedEffect {
  let host: PluginHost
  let source: ScriptSource
  let definition: EffectDefinition

  /// Reads the first effect of a plugin or the one of a `.lua` file, on a thread for Lua.
  init?(_ path: String) {
    let loader = PluginLoader(paths: [Repository.path + "/" + path], limits: HostLimits())
    guard let plugin = loader.plugins.first, let source = plugin.effects.first else { return nil }
    self.init(plugin, source: source)
  }

  init?(_ plugin: Plugin, source: ScriptSource) {
    let bench = EffectBench(source, of: plugin)
    guard let definition = bench.definition else { return nil }
    self.host = bench.host
    self.source = source
    self.definition = definition
  }

  /// An effect whose closure has this body.
  static func body(_ body: String) -> LoadedEffect? {
    let source = ScriptSource(effect(body))
    return LoadedEffect(Plugin(manifest: Manifest(name: "effect"), path: ""), source: source)
  }

  var export: SwiftExport { SwiftExport(source, definition: definition) }
}

/// The bundled effects that are exported, and scripts that hold all that is translated.
let exported = [
  "Plugins/carousel-scale", "Plugins/featured-parallax", "Plugins/stretch-header",
  "Plugins/vinyl-disc", "Tests/MothExportTests/Scripts/arithmetic.lua",
  "Tests/MothExportTests/Scripts/choices.lua", "Tests/MothExportTests/Scripts/transforms.lua",
]
