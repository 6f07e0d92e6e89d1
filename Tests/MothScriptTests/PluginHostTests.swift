import MothDiagnostics
import MothScript
import MothTestSupport
import Testing

struct PluginHostTests {
  private func plugin(_ effects: [String: String], modules: [String: String] = [:]) throws -> Plugin
  {
    func sources(_ texts: [String: String], folder: String) -> [ScriptSource] {
      texts.sorted { $0.key < $1.key }.map {
        ScriptSource(file: SourceFile(path: "\(folder)/\($0.key).lua", text: $0.value))
      }
    }
    let manifest = Manifest.decode(
      SourceFile(
        path: "plugin.json",
        text: """
          {"name": "p", "version": "1", "api": 1, "summary": "s", "effects": []}
          """
      )
    )
    var plugin = Plugin(
      manifest: try #require(manifest.manifest),
      path: "p",
      effects: sources(effects, folder: "effects")
    )
    plugin.modules = sources(modules, folder: "modules")
    return plugin
  }

  /// What each effect's loading says, in the order of names.
  private func problems(_ plugin: Plugin) throws -> [[String]] {
    onLuaThread {
      let host = PluginHost(plugin: plugin, limits: countedLimits, binding: binding)
      return plugin.effects.map {
        host.effect($0).diagnostics.map { "\($0.location?.path ?? "") \(brief($0))" }
      }
    }
  }

  private static let good =
    "return moth.effect { api = 1, visualEffect = function(c) return c end }"

  @Test func `effects are loaded one by one, and a wrong one does not stop the others`() throws {
    let found = try problems(
      plugin(["a": Self.good, "b": "error('no')", "c": "return 5", "d": Self.good])
    )
    #expect(found.map(\.count) == [0, 1, 1, 0])
    #expect(found[1] == ["effects/b.lua 1:1 lua-error: no"])
  }

  @Test func `after a stop the next effect has a new state`() throws {
    let found = try problems(plugin(["a": "while true do end", "b": Self.good]))
    #expect(found.map(\.count) == [1, 0])
    #expect(found[0][0].hasPrefix("effects/a.lua 1:1 instruction-limit: "))
  }

  @Test(arguments: [".a", ":a()", " + a", " and a"])
  func `what our parser refuses is not run, also where Lua would`(step: String) throws {
    // Lua compiles such a chain; the tree of it would be as deep as the chain is long.
    let chain = "local a = 1 local b = a" + String(repeating: step, count: 600)
    let found = try problems(plugin(["a": chain + " " + Self.good, "b": Self.good]))
    #expect(
      found == [
        ["effects/a.lua 1:23 lua-syntax: expression must be at most 500 operations high"], [],
      ]
    )
  }

  @Test func `a syntax error comes with all that our parser finds`() throws {
    let found = try problems(plugin(["a": "local = 1\nlocal = 2\nreturn"]))
    #expect(found[0].count == 2)
    #expect(found[0].allSatisfy { $0.contains("lua-syntax") })
  }

  @Test func `a module's fault is placed in the module`() throws {
    let found = try problems(
      plugin(["a": "require('m')\n\(Self.good)"], modules: ["m": "\nerror('in m')"])
    )
    #expect(found[0] == ["modules/m.lua 2:1 lua-error: in m"])
  }

  @Test func `an effect's script runs once a state`() throws {
    let plugin = try plugin(["a": Self.good])
    let references = onLuaThread {
      let host = PluginHost(plugin: plugin, limits: countedLimits, binding: binding)
      let source = plugin.effects[0]
      let first = host.effect(source).definition?.stages.first?.function
      let second = host.effect(source).definition?.stages.first?.function
      return first == second && first != nil
    }
    #expect(references)
  }

  @Test func `a fresh effect finds nothing of what ran before`() throws {
    let text = """
      local bytes = ("x"):rep(65536)
      local kept = {}
      for i = 1, 150 do kept[i] = bytes .. i end
      calls = 0
      return moth.effect { api = 1, visualEffect = function(c) return c end }
      """
    // Each fills 10 of 16 MB; two at once would not fit.
    let plugin = try plugin(["a": text, "b": text])
    let (found, peaks) = try onLuaThread {
      let host = PluginHost(plugin: plugin, limits: HostLimits(), binding: binding)
      var peaks: [Int] = []
      let found = try (plugin.effects + plugin.effects).map { source in
        let problems = host.freshEffect(source).diagnostics.map(brief)
        peaks.append(try host.state().peakMemoryBytes)
        return problems
      }
      return (found, peaks)
    }
    #expect(found == [[], [], [], []])
    #expect(Set(peaks).count == 1)
  }

  @Test func `a scene and a test run beside an effect's state and leave it alone`() throws {
    let plugin = try plugin(["a": Self.good])
    let scene = script("print('scene') return moth.scene { api = 1, Rectangle():target('t') }")
    let test = script("print('test') return moth.test { api = 1, effect = 'a', cases = {} }")
    let found = try onLuaThread {
      let host = PluginHost(plugin: plugin, limits: HostLimits(), binding: binding)
      let function = host.effect(plugin.effects[0]).definition?.stages.first?.function
      let memory = try host.state().peakMemoryBytes
      let printed = [host.scene(scene).printed, host.test(test).printed].map(\.text)
      let same = host.effect(plugin.effects[0]).definition?.stages.first?.function
      return (
        printed, try host.state().peakMemoryBytes == memory, function == same,
        host.takePrinted() == PrintedText()
      )
    }
    #expect(found.0 == ["scene\n", "test\n"])
    #expect(found.1 && found.2 && found.3)
  }

  @Test func `scenes and tests are loaded as such`() throws {
    let plugin = try plugin(["a": Self.good])
    let scene = script("return moth.scene { api = 1, Rectangle():target('t') }")
    let test = script("return moth.test { api = 1, effect = 'a', cases = {} }")
    let found = onLuaThread {
      let host = PluginHost(plugin: plugin, limits: countedLimits, binding: binding)
      return (
        host.scene(scene).definition?.name, host.test(test).definition?.effect,
        host.test(scene).diagnostics.map(\.id)
      )
    }
    #expect(found.0 == "test")
    #expect(found.1 == "a")
    #expect(found.2 == ["unknown-global"])
  }
}
