import Foundation
import MothDiagnostics
import MothRunner
import MothTestSupport
import Testing

/// Bad input ends with one clear diagnostic and the right status, and the other effects still run.
@Suite struct BadInputTests {
  // MARK: - Files and manifests

  @Test func `a missing file is named`() throws {
    let plugins = try TemporaryFolder(good)
    let reported = plugins.run(["nowhere.lua", "good"])
    #expect(
      reported.diagnostics == [
        "nowhere.lua missing-file: there is no file 'nowhere.lua' that can be read"
      ]
    )
    #expect(reported.status == .usage)
    #expect(reported.holds("good"))
  }

  @Test func `a folder without a manifest is named`() throws {
    let plugins = try TemporaryFolder(
      good.merging(["bad/effect.lua": effect("return content")]) { $1 }
    )
    let reported = plugins.run(["bad", "good"])
    #expect(
      reported.diagnostics == [
        "bad missing-manifest: 'bad' has no plugin.json, nor has a folder in it"
      ]
    )
    #expect(reported.status == .usage)
    #expect(reported.holds("good"))
  }

  @Test func `an empty folder is named`() throws {
    let plugins = try TemporaryFolder()
    let reported = plugins.run()
    #expect(reported.result.diagnostics.map(\.id) == ["missing-manifest"])
    #expect(reported.status == .usage)
  }

  @Test func `a file that is no script is named`() throws {
    let plugins = try TemporaryFolder(["notes.txt": "hello"])
    let reported = plugins.run(["notes.txt"])
    #expect(
      reported.diagnostics == [
        "notes.txt missing-manifest: 'notes.txt' is neither a plugin's folder nor a .lua file"
      ]
    )
    #expect(reported.status == .usage)
  }

  @Test(arguments: BadManifest.all)
  func `a manifest that is wrong is answered at its key`(_ bad: BadManifest) throws {
    let plugins = try TemporaryFolder(
      good.merging(["bad/plugin.json": bad.text, "bad/bad.lua": effect("return content")]) { $1 }
    )
    let reported = plugins.run()
    #expect(reported.diagnostics == bad.diagnostics.map { "bad/plugin.json\($0)" })
    #expect(reported.status == .usage)
    #expect(reported.holds("good"))
  }

  @Test func `an unknown key is answered with the nearest`() throws {
    let plugins = try TemporaryFolder([
      "bad/plugin.json": manifest("bad", effects: [], more: ", \"licence\": \"MIT\"")
    ])
    #expect(
      plugins.run().diagnostics == [
        "bad/plugin.json:6:18 unknown-key: unknown key 'licence'; did you mean 'license'?"
      ]
    )
  }

  @Test func `a file that the manifest names must be there`() throws {
    let plugins = try TemporaryFolder(
      good.merging([
        "bad/plugin.json": manifest("bad", effects: ["gone.lua", "here.lua"]),
        "bad/here.lua": effect("return content:opacity(0.5)"),
      ]) { $1 }
    )
    let reported = plugins.run()
    #expect(
      reported.diagnostics == [
        "bad/gone.lua missing-file: there is no file 'bad/gone.lua' that can be read"
      ]
    )
    #expect(reported.status == .usage)
    #expect(reported.holds("here"))
    #expect(reported.holds("good"))
  }

  @Test(arguments: ["../outside.lua", "link.lua"])
  func `a file outside the plugin is not read`(path: String) throws {
    let plugins = try TemporaryFolder([
      "outside.lua": effect("return content"),
      "bad/plugin.json": manifest("bad", effects: [path]),
    ])
    try FileManager.default.createSymbolicLink(
      atPath: plugins.path("bad/link.lua"),
      withDestinationPath: "../outside.lua"
    )
    let reported = plugins.run(["bad"])
    #expect(reported.result.diagnostics.map(\.id) == ["path-outside-plugin"])
    #expect(reported.status == .usage)
  }

  @Test func `a script that is too large is not read`() throws {
    let plugins = try TemporaryFolder(
      ["large.lua": effect("return content") + String(repeating: "\n", count: 65_536)]
    )
    let reported = plugins.run(["large.lua"])
    #expect(reported.result.diagnostics.map(\.id) == ["file-too-large"])
    #expect(reported.status == .usage)
  }

  @Test func `a script that is not text is not read`() throws {
    let plugins = try TemporaryFolder()
    try Data([0x1B, 0x4C, 0x75, 0x61, 0x54, 0xFF]).write(
      to: plugins.url("code.lua")
    )
    let reported = plugins.run(["code.lua"])
    #expect(reported.diagnostics == ["code.lua not-text: 'code.lua' is not text in UTF-8"])
    #expect(reported.status == .usage)
  }
}

/// A manifest with what must be said of it, each after the manifest's path.
struct BadManifest: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let diagnostics: [String]

  static let all = [
    BadManifest(
      testDescription: "not JSON",
      text: "{ \"name\": ",
      diagnostics: [
        ":1:11 invalid-manifest: not valid JSON: the file ends where a value is expected"
      ]
    ),
    BadManifest(
      testDescription: "not an object",
      text: "[]",
      diagnostics: [":1:1 invalid-manifest: the manifest must be an object; got an array"]
    ),
    BadManifest(
      testDescription: "missing keys",
      text: "{ \"name\": \"bad\" }",
      diagnostics: [
        ":1:1 missing-key: missing key 'api'", ":1:1 missing-key: missing key 'effects'",
        ":1:1 missing-key: missing key 'summary'", ":1:1 missing-key: missing key 'version'",
      ]
    ),
    BadManifest(
      testDescription: "unknown keys",
      text: manifest("bad", effects: ["bad.lua"], more: ",\n  \"scene\": [], \"b\": 1"),
      diagnostics: [
        ":7:3 unknown-key: unknown key 'scene'; did you mean 'scenes'?",
        ":7:16 unknown-key: unknown key 'b'",
      ]
    ),
    BadManifest(
      testDescription: "values of the wrong kind",
      text: """
        { "name": "Bad Name", "version": 1, "summary": "s", "api": 2,
          "effects": "bad.lua", "tests": [1] }
        """,
      diagnostics: [
        """
        :1:11 invalid-manifest: 'name' must be in kebab case, such as 'stretch-header'; got 'Bad \
        Name'
        """,
        ":1:34 invalid-manifest: 'version' must be a string; got 1",
        ":1:60 invalid-manifest: 'api' must be 1; got 2",
        ":2:14 invalid-manifest: 'effects' must be an array; got 'bad.lua'",
        ":2:35 invalid-manifest: 'tests[0]' must be a string; got 1",
      ]
    ),
  ]
}
