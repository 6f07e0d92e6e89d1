import Foundation
import MothDiagnostics
import MothScript
import MothTestSupport
import Testing

struct PluginLoaderTests {
  /// Works in a folder of its own, which is removed afterwards.
  private func inFolder<Value>(_ work: (String) throws -> Value) throws -> Value {
    let folder = try TemporaryFolder()
    return try work(folder.path)
  }

  private func write(_ text: String, path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func manifest(_ name: String, effects: [String], more: String = "") -> String {
    let list = effects.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      {"name": "\(name)", "version": "1", "api": 1, "summary": "s", "effects": [\(list)]\(more)}
      """
  }

  private func load(_ paths: [String]) -> PluginLoader {
    PluginLoader(paths: paths, limits: HostLimits())
  }

  /// The diagnostics with the folder's path taken out.
  private func problems(_ loader: PluginLoader, in folder: String) -> [String] {
    loader.diagnostics.map { brief($0).replacingOccurrences(of: folder, with: "F") }
  }

  @Test func `a plugin is read with all its files`() throws {
    try inFolder { folder in
      let more =
        ", \"scenes\": [\"scenes/s.lua\"], \"tests\": [\"tests/t.lua\"], \"modules\": [\"m.lua\"]"
      try write(
        manifest("p", effects: ["effects/b.lua", "effects/a.lua"], more: more),
        path: "\(folder)/plugin.json"
      )
      for name in ["effects/a.lua", "effects/b.lua", "scenes/s.lua", "tests/t.lua", "m.lua"] {
        try write("-- \(name)", path: "\(folder)/\(name)")
      }
      let loader = load([folder])
      #expect(loader.diagnostics.isEmpty)
      let plugin = try #require(loader.plugins.first)
      #expect(plugin.name == "p")
      #expect(plugin.effects.map(\.name) == ["b", "a"])
      #expect(plugin.scenes.map(\.name) == ["s"])
      #expect(plugin.tests.map(\.name) == ["t"])
      #expect(plugin.modules.map(\.name) == ["m"])
      #expect(plugin.source(at: "\(folder)/m.lua")?.file.text == "-- m.lua")
      #expect(plugin.source(at: "nowhere.lua") == nil)
    }
  }

  @Test func `a folder of plugins gives them by name`() throws {
    try inFolder { folder in
      for name in ["beta", "alpha", "Zeta"] {
        try write(manifest(name.lowercased(), effects: []), path: "\(folder)/\(name)/plugin.json")
      }
      try write("no plugin", path: "\(folder)/other/readme.txt")
      let loader = load([folder + "/"])
      #expect(loader.diagnostics.isEmpty)
      #expect(loader.plugins.map(\.name) == ["zeta", "alpha", "beta"])
    }
  }

  @Test func `a single script is a plugin of one effect`() throws {
    try inFolder { folder in
      try write("--- Fades.\nreturn 1", path: "\(folder)/fade.lua")
      let plugin = try #require(load(["\(folder)/fade.lua"]).plugins.first)
      #expect(plugin.name == "fade")
      #expect(plugin.manifest.summary == "Fades.")
      #expect(plugin.effects.map(\.name) == ["fade"])
    }
  }

  @Test func `what is not there is reported, and the others are read`() throws {
    try inFolder { folder in
      try write("return 1", path: "\(folder)/a.lua")
      let loader = load(["\(folder)/nothing", "\(folder)/a.lua"])
      #expect(loader.plugins.map(\.name) == ["a"])
      #expect(
        problems(loader, in: folder)
          == ["- missing-file: there is no file 'F/nothing' that can be read"]
      )
    }
  }

  @Test func `a folder without a manifest is reported so`() throws {
    try inFolder { folder in
      #expect(
        problems(load([folder]), in: folder)
          == [
            """
            - missing-manifest: 'F' has no plugin.json, nor has a folder in it | a single \
            .lua file 
            """
              + "works without one; 'moth explain missing-manifest' shows one"
          ]
      )
    }
  }

  @Test func `a file that is no script is no plugin`() throws {
    try inFolder { folder in
      try write("text", path: "\(folder)/readme.txt")
      #expect(
        problems(load(["\(folder)/readme.txt"]), in: folder)
          == ["- missing-manifest: 'F/readme.txt' is neither a plugin's folder nor a .lua file"]
      )
    }
  }

  @Test func `a script that the manifest names has to be there`() throws {
    try inFolder { folder in
      try write(manifest("p", effects: ["a.lua", "b.lua"]), path: "\(folder)/plugin.json")
      try write("return 1", path: "\(folder)/b.lua")
      let loader = load([folder])
      #expect(loader.plugins.first?.effects.map(\.name) == ["b"])
      #expect(
        problems(loader, in: folder)
          == ["- missing-file: there is no file 'F/a.lua' that can be read"]
      )
    }
  }

  @Test func `a wrong manifest is reported and nothing is read`() throws {
    try inFolder { folder in
      try write("{}", path: "\(folder)/plugin.json")
      let loader = load([folder])
      #expect(loader.plugins.isEmpty)
      #expect(loader.diagnostics.map(\.id) == Array(repeating: "missing-key", count: 5))
    }
  }

  @Test(arguments: ["../secret.lua", "effects/../../secret.lua"])
  func `a path that leaves the folder is refused`(path: String) throws {
    try inFolder { folder in
      try write("return 1", path: "\(folder)/secret.lua")
      try write(manifest("p", effects: [path]), path: "\(folder)/p/plugin.json")
      let loader = load(["\(folder)/p"])
      #expect(loader.plugins.first?.effects.isEmpty == true)
      #expect(loader.diagnostics.map(\.id) == ["path-outside-plugin"])
    }
  }

  @Test func `a link that leaves the folder is refused, one that stays is followed`() throws {
    try inFolder { folder in
      try write("return 1", path: "\(folder)/secret.lua")
      try write("return 2", path: "\(folder)/p/inside.lua")
      for (link, target) in [("out.lua", "../secret.lua"), ("in.lua", "inside.lua")] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/p/\(link)",
          withDestinationPath: target
        )
      }
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/p/away",
        withDestinationPath: ".."
      )
      try write(
        manifest("p", effects: ["out.lua", "in.lua", "away/secret.lua"]),
        path: "\(folder)/p/plugin.json"
      )
      let loader = load(["\(folder)/p"])
      #expect(loader.plugins.first?.effects.map(\.name) == ["in"])
      #expect(loader.diagnostics.map(\.id) == ["path-outside-plugin", "path-outside-plugin"])
    }
  }

  @Test func `an absolute path is one inside the folder`() throws {
    try inFolder { folder in
      try write(manifest("p", effects: ["/etc/hostname"]), path: "\(folder)/plugin.json")
      #expect(load([folder]).diagnostics.map(\.id) == ["missing-file"])
    }
  }

  @Test func `a script is text in UTF-8`() throws {
    try inFolder { folder in
      try Data([0x72, 0xFF, 0xFE]).write(to: URL(fileURLWithPath: "\(folder)/a.lua"))
      #expect(
        problems(load(["\(folder)/a.lua"]), in: folder)
          == ["- not-text: 'F/a.lua' is not text in UTF-8"]
      )
    }
  }

  @Test func `a script has a largest size`() throws {
    try inFolder { folder in
      try write(String(repeating: "-", count: 65_537), path: "\(folder)/a.lua")
      try write(String(repeating: "-", count: 65_536), path: "\(folder)/b.lua")
      let loader = load(["\(folder)/a.lua", "\(folder)/b.lua"])
      #expect(loader.plugins.map(\.name) == ["b"])
      #expect(
        problems(loader, in: folder)
          == ["- file-too-large: 'F/a.lua' must be at most 65536 bytes; got 65537"]
      )
    }
  }

  @Test func `a folder or a pipe is no script`() throws {
    try inFolder { folder in
      try write(manifest("p", effects: ["dir.lua", "pipe.lua"]), path: "\(folder)/plugin.json")
      try write("", path: "\(folder)/dir.lua/x")
      #expect(mkfifo("\(folder)/pipe.lua", 0o600) == 0)
      #expect(load([folder]).diagnostics.map(\.id) == ["missing-file", "missing-file"])
    }
  }

  @Test func `a wrong device profile is reported`() throws {
    try inFolder { folder in
      try write(
        manifest("p", effects: [], more: ", \"devices\": [\"d.json\"]"),
        path: "\(folder)/plugin.json"
      )
      try write("{}", path: "\(folder)/d.json")
      let loader = load([folder])
      #expect(loader.plugins.first?.devices.isEmpty == true)
      #expect(loader.diagnostics.map(\.id) == Array(repeating: "missing-key", count: 13))
      #expect(loader.diagnostics.first?.location?.path == "\(folder)/d.json")
    }
  }
}
