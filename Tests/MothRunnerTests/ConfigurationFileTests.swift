import Foundation
import MothDiagnostics
import MothTestSupport
import Testing

@testable import MothRunner

/// Where `moth.json` is looked for.
@Suite struct ConfigurationFileTests {
  private func found(_ files: [String], from folder: String) throws -> String? {
    let plugins = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: (files + ["repo/a/b/x", "repo/.git/x"]).map { ($0, "{}") })
    )
    let root = plugins.url("").standardizedFileURL.path
    return ConfigurationFile.path(from: plugins.path(folder))?.replacing(root + "/", with: "")
  }

  @Test func `the nearest one on the way up is taken`() throws {
    let files = ["repo/moth.json", "repo/a/moth.json"]
    #expect(try found(files, from: "repo/a/b") == "repo/a/moth.json")
    #expect(try found(["repo/moth.json"], from: "repo/a/b") == "repo/moth.json")
  }

  @Test func `the way ends at the root of the repository`() throws {
    #expect(try found(["moth.json"], from: "repo/a/b") == nil)
  }

  @Test func `without a repository only the folder itself is looked at`() throws {
    #expect(try found(["moth.json", "c/d/x"], from: "c/d") == nil)
    #expect(try found(["c/d/moth.json"], from: "c/d") == "c/d/moth.json")
  }

  @Test func `one that cannot be read is reported`() throws {
    let plugins = try TemporaryFolder(["moth.json/x": ""])
    for path in ["moth.json", "gone.json"] {
      let read = ConfigurationFile.read(plugins.path(path))
      #expect(read.configuration == nil)
      #expect(read.diagnostics.map(\.id) == ["missing-file"])
    }
    try plugins.write(Data([0xFF, 0xFE]), to: "bytes.json")
    #expect(
      ConfigurationFile.read(plugins.path("bytes.json")).diagnostics.map(\.id) == ["not-text"]
    )
  }
}
