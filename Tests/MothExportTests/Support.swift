import Foundation
import MothDiagnostics
import MothEngine
import MothRunner
import MothScript
import MothSimulation

@testable import MothExport

/// The root of the repository, with a slash after it.
let root =
  URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path + "/"

/// The folder of these tests, with a slash after it.
let tests = root + "Tests/MothExportTests/"

/// An effect with the state that it was read in.
struct LoadedEffect {
  let host: PluginHost
  let source: ScriptSource
  let definition: EffectDefinition

  /// Reads the first effect of a plugin or the one of a `.lua` file, on a thread for Lua.
  init?(_ path: String) {
    let loader = PluginLoader(paths: [root + path], limits: HostLimits())
    guard let plugin = loader.plugins.first, let source = plugin.effects.first else { return nil }
    self.init(plugin, source)
  }

  init?(_ plugin: Plugin, _ source: ScriptSource) {
    host = PluginHost(plugin: plugin, limits: HostLimits(), binding: TransformBinding())
    self.source = source
    guard let definition = host.effect(source).definition else { return nil }
    self.definition = definition
  }

  /// An effect whose closure has this body.
  static func body(_ body: String) -> LoadedEffect? {
    let text = """
      return moth.effect { api = 1, visualEffect = function(content, geometry, env, p)
      \(body)
      end }
      """
    let source = ScriptSource(file: SourceFile(path: "effect.lua", text: text))
    return LoadedEffect(Plugin(manifest: Manifest(name: "effect"), path: ""), source)
  }

  var export: SwiftExport { SwiftExport(source, definition) }
}

/// Does something on a thread for Lua.
func onLuaThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
  LuaThread.run(stackBytes: HostLimits().stackBytes, body)
}

/// The bundled effects that are exported, and scripts that hold all that is translated.
let exported = [
  "Plugins/carousel-scale", "Plugins/featured-parallax", "Plugins/stretch-header",
  "Plugins/vinyl-disc", "Tests/MothExportTests/Scripts/arithmetic.lua",
  "Tests/MothExportTests/Scripts/choices.lua", "Tests/MothExportTests/Scripts/transforms.lua",
]
