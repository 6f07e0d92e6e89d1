import Foundation
import MothReporting
import MothRunner
import Testing

/// What `scripts/docs` writes is fresh.
@Suite struct GeneratedDocsTests {
  @Test func `the frames of the bundled scenes are those of today's layout`() throws {
    let script = try Repository.text("scripts/docs")
    let devices = script.matches(of: /--device (\S+)/).map { String($0.output.1) }
    #expect(!devices.isEmpty)
    var options = RunOptions(paths: [Repository.root.appending(path: "Plugins").path])
    options.devices = devices
    let outcome = SceneFramesRunner.run(options)
    #expect(outcome.diagnostics == [])
    #expect(outcome.sceneDiagnostics == [])
    // What the script puts before the tables.
    let head = script.split(separator: "'TEXT'\n").last?.components(separatedBy: "TEXT\n").first
    let text = try #require(head) + FramesReporter.markdown(outcome.frames)
    #expect(
      try Repository.text("docs/FRAMES.md") == text,
      "docs/FRAMES.md is not fresh: run scripts/docs and read the diff"
    )
  }
}
