import MothDiagnostics
import MothScript

/// Loads a plugin again and again, as a session does whenever a file is saved.
enum Reloads {
  private static let effect = ScriptSource(
    file: SourceFile(
      path: "reload.lua",
      text: """
        local curve = require("curve")
        local words = {}
        for i = 1, 1000 do words[i] = "word " .. i end
        return moth.effect {
          api = 1,
          visualEffect = function(content) return content:opacity(curve(#words)) end,
        }
        """
    )
  )
  private static let module = ScriptSource(
    file: SourceFile(path: "curve.lua", text: "return function(n) return 1 / n end")
  )

  private static let binding = TransformBinding()

  /// How much memory `count` reloads need beyond what the first tenth of them did.
  static func run(count: Int) -> String {
    var loaded = 0
    for _ in 0..<count / 10 where reload() { loaded += 1 }
    let first = Process.peakKilobytes
    for _ in count / 10..<count where reload() { loaded += 1 }
    let growth = Process.peakKilobytes - first
    return
      "\(loaded) of \(count) loaded; after \(count / 10) reloads \(first) kB, \(count - count / 10) later \(growth) kB more"
  }

  private static func reload() -> Bool {
    var plugin = Plugin(manifest: Manifest(name: "reload"), path: "", effects: [effect])
    plugin.modules = [module]
    let host = PluginHost(plugin: plugin, limits: HostLimits(), binding: binding)
    return host.effect(effect).definition != nil
  }
}
