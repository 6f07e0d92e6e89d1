import Foundation
import MothDiagnostics
import MothScript
import MothTestSupport
import Testing

/// What a manifest names: each file once, each name once, and not too much of all.
@Suite struct PluginFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func load(
    _ sections: String,
    files: [String: String] = [:],
    limits: HostLimits = HostLimits()
  ) throws -> (plugin: Plugin?, problems: [String]) {
    let manifest = """
      {"name": "p", "version": "1", "api": 1, "summary": "s",
      \(sections)}
      """
    for (path, text) in files.merging(["plugin.json": manifest], uniquingKeysWith: { $1 }) {
      try folder.write(text, to: path)
    }
    let loader = PluginLoader(paths: [folder.path], limits: limits)
    let problems = loader.diagnostics.map {
      folder.short(brief($0))
    }
    return (loader.plugins.first, problems)
  }

  @Test(arguments: [
    ("a.lua", "'a.lua' is named twice"),
    ("./a.lua", "'./a.lua' is the file that is named before as 'a.lua'"),
    ("b/../a.lua", "'b/../a.lua' is the file that is named before as 'a.lua'"),
  ])
  func `a file that is named twice is an error`(path: String, message: String) throws {
    let (plugin, problems) = try load(
      #""effects": ["a.lua", "\#(path)", "b/c.lua"]"#,
      files: ["a.lua": "return 1", "b/c.lua": "return 2"]
    )
    #expect(plugin?.effects.map(\.name) == ["a", "c"])
    #expect(problems == ["2:22 duplicate-file: \(message) | name it once"])
  }

  @Test func `a module that is named 800 times is read once and reported once`() throws {
    let list = Array(repeating: "\"m.lua\"", count: 800).joined(separator: ", ")
    let (plugin, problems) = try load(
      #""effects": [], "modules": [\#(list)]"#,
      files: ["m.lua": "return 1"]
    )
    #expect(plugin?.modules.count == 1)
    #expect(problems == ["2:37 duplicate-file: 'm.lua' is named twice | name it once"])
  }

  @Test func `a file of two sections is one file`() throws {
    let (_, problems) = try load(
      #""effects": ["a.lua"], "modules": ["a.lua"]"#,
      files: ["a.lua": "return 1"]
    )
    #expect(problems == ["2:35 duplicate-file: 'a.lua' is named twice | name it once"])
  }

  @Test(arguments: ["effects", "scenes", "tests", "modules"])
  func `two scripts of one section must have two names`(section: String) throws {
    let rest = section == "effects" ? "" : #""effects": [], "#
    let (plugin, problems) = try load(
      #"\#(rest)"\#(section)": ["a/x.lua", "b/x.lua"]"#,
      files: ["a/x.lua": "return 1", "b/x.lua": "return 2"]
    )
    #expect(plugin != nil)
    #expect(problems.count == 1)
    #expect(
      problems[0].hasSuffix(
        " duplicate-name: two \(section) of the plugin have the name 'x' | rename one of them"
      )
    )
  }

  @Test func `two sweeps must have two names`() throws {
    let sweep = #"{"name": "mine", "summary": "s", "linear": {}}"#
    let (plugin, problems) = try load(
      #""effects": [], "sweeps": ["a.json", "b.json"]"#,
      files: ["a.json": sweep, "b.json": sweep]
    )
    #expect(plugin?.sweeps.count == 1)
    #expect(
      problems == [
        "2:37 duplicate-name: two sweeps of the plugin have the name 'mine' | rename one of them"
      ]
    )
  }

  @Test func `names that differ in how their letters are encoded are one name`() throws {
    let (plugin, problems) = try load(
      #""effects": ["a/\#("\u{E9}").lua", "b/\#("e\u{301}").lua"]"#,
      files: ["a/\u{E9}.lua": "return 1", "b/e\u{301}.lua": "return 2"]
    )
    #expect(plugin?.effects.count == 1)
    #expect(
      problems == [
        "2:24 duplicate-name: two effects of the plugin have the name 'e\u{301}' | rename one of them"
      ]
    )
  }

  @Test func `a mark that follows a slash belongs to the name`() throws {
    let path = "b/\u{301}c.lua"
    let (plugin, problems) = try load(#""effects": ["\#(path)"]"#, files: [path: "return 1"])
    #expect(problems == [])
    #expect(plugin?.effects.map { Array($0.name.utf8) } == [Array("\u{301}c".utf8)])
  }

  @Test func `a plugin has so many files`() throws {
    var limits = HostLimits()
    limits.pluginFiles = 2
    let files = ["a.lua": "return 1", "b.lua": "return 2", "c.lua": "return 3"]
    let (plugin, problems) = try load(
      #""effects": ["a.lua", "b.lua", "c.lua"]"#,
      files: files,
      limits: limits
    )
    #expect(plugin == nil)
    #expect(
      problems == [
        "2:31 plugin-too-large: a plugin must have at most 2 files; this one names 3"
          + " | split the plugin, or set the limit 'pluginFiles'"
      ]
    )
    limits.pluginFiles = 3
    #expect(
      try load(#""effects": ["a.lua", "b.lua", "c.lua"]"#, files: files, limits: limits).problems
        == []
    )
  }

  @Test func `a plugin has so many bytes`() throws {
    var limits = HostLimits()
    limits.pluginBytes = 2_000
    let files = ["a", "b", "c"].reduce(into: [:]) { files, name in
      files["\(name).lua"] = String(repeating: "-", count: 900)
    }
    let (plugin, problems) = try load(
      #""effects": ["a.lua", "b.lua", "c.lua"]"#,
      files: files,
      limits: limits
    )
    #expect(plugin == nil)
    #expect(
      problems == [
        "2:31 plugin-too-large: the files of a plugin must have at most 2000 bytes "
          + "together | split the plugin, or set the limit 'pluginBytes'"
      ]
    )
  }
}
