import Foundation
import MothTestSupport
import Testing

/// The raw results of bundled plugins are the same to the byte however they are run; `scripts/same`
/// runs all of them.
@Suite struct SameResultTests {
  private static let names = ["parallax-wirings", "transition-configurations", "vinyl-disc"]

  /// Copies the plugins to a place below a folder that goes away.
  private func plugins(in scripts: TemporaryFolder, at location: String) throws -> String {
    let folder = scripts.url(location)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in Self.names {
      try FileManager.default.copyItem(
        at: Repository.root.appending(path: "Plugins/\(name)"),
        to: folder.appending(path: name)
      )
    }
    return folder.path
  }

  /// The raw results of the plugins in a folder, without the folder's path.
  private func results(_ folder: String, options: String...) -> String {
    let outcome = moth(
      ["run", folder, "--device", "iphone-17", "--reduce-motion", "off", "--curves"]
        + ["--reporter", "jsonl"] + options
    )
    return outcome.output.replacing(folder + "/", with: "")
  }

  @Test func `the number of workers, the cache and the folder change nothing`() throws {
    let scripts = try TemporaryFolder([:])
    let here = try plugins(in: scripts, at: "here")
    let there = try plugins(in: scripts, at: "another/folder/with/a/longer/name")
    let first = results(here, options: "-j", "1", "--no-cache")
    #expect(first.split(separator: "\n").count > 100)
    #expect(results(here, options: "-j", "2", "--no-cache") == first)
    #expect(results(there, options: "-j", "8", "--no-cache") == first)
    for _ in 0..<2 {
      #expect(results(here, options: "-j", "2", "--cache-dir", scripts.path("cache")) == first)
    }
  }
}
