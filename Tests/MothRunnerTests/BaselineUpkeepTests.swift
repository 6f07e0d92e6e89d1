import Foundation
import MothRunner
import MothTestSupport
import Testing

/// What is done with baselines that are of nothing any more, or cannot be read or written.
@Suite struct BaselineUpkeepTests {
  // MARK: - Stale

  @Test func `a unit whose device is gone is reported, and removed`() throws {
    let plugins = try TemporaryFolder.sinking()
    _ = plugins.run([""], change: updating(.all, change: whole))
    let other = "mac-window, portrait"
    let more = try #require(plugins.baselines)
      .replacing(
        "unit \(other)",
        with: "unit mac-gone, portrait, linear, Reduce Motion off\nunit \(other)",
        maxReplacements: 1
      )
    try plugins.write(more, to: baselineFile)
    #expect(plugins.run().diagnostics == [], "a narrowed run knows nothing of other devices")
    #expect(
      plugins.run([""], change: whole).diagnostics == [
        "p/baselines/sink.txt warning baseline-stale: 1 of these baselines is of units that this project does not run"
      ]
    )
    #expect(plugins.run([""], change: updating(.changed)).diagnostics == [])
    #expect(
      plugins.run([""], change: updating(.changed, change: whole)).diagnostics == [
        "p/baselines/sink.txt note baseline-written: baselines were written: 1 removed"
      ]
    )
    #expect(plugins.run([""], change: whole).diagnostics == [])
  }

  @Test func `units of a sweep that was not run are not stale`() throws {
    let plugins = try TemporaryFolder.sinking()
    let both: (inout RunOptions) -> Void = { options in
      whole(&options)
      options.axes.sweeps = ["linear", "fling"]
      options.baselines.projectAxes = options.axes
    }
    _ = plugins.run([""], change: updating(.all, change: both))
    let before = plugins.baselines
    #expect(plugins.run([""], change: whole).diagnostics == [])
    #expect(plugins.run([""], change: updating(.changed, change: whole)).diagnostics == [])
    #expect(plugins.baselines == before)
  }

  @Test func `the file of an effect that is gone is reported, and removed`() throws {
    let plugins = try TemporaryFolder.sinking()
    _ = plugins.run([""], change: updating(.all, change: whole))
    try plugins.write(try #require(plugins.baselines), to: "p/baselines/old.txt")
    try plugins.write("not ours\n", to: "p/baselines/notes.txt")
    #expect(plugins.run().diagnostics == [])
    #expect(
      plugins.run([""], change: whole).diagnostics == [
        "p/baselines/old.txt warning baseline-stale: these baselines are of an effect that the "
          + "plugin does not have"
      ]
    )
    #expect(
      plugins.run([""], change: updating(.changed, change: whole)).diagnostics == [
        "p/baselines/old.txt note baseline-written: baselines were written: the file removed, as "
          + "there is no such effect"
      ]
    )
    #expect(plugins.run([""], change: whole).diagnostics == [])
    #expect(FileManager.default.fileExists(atPath: plugins.path("p/baselines/notes.txt")))
  }

  // MARK: - Files that are wrong

  @Test func `a file that cannot be read is reported and left alone`() throws {
    let plugins = try TemporaryFolder.sinking()
    _ = plugins.run([""], change: updating(.all))
    let cut = String(try #require(plugins.baselines).dropLast(5))
    try plugins.write(cut, to: baselineFile)
    let reported = plugins.run([""], change: updating(.changed))
    #expect(reported.diagnostics.count == 1)
    #expect(
      reported.diagnostics.first?.hasSuffix(
        "wrong-baseline: these baselines cannot be read: the file ends before its last line, 'end'"
      ) ?? false
    )
    #expect(reported.status == .findings)
    #expect(plugins.baselines == cut)
    #expect(
      plugins.run([""], change: updating(.all)).diagnostics.count == 1,
      "other units would be lost"
    )
    _ = plugins.run([""], change: updating(.all, change: whole))
    #expect(plugins.run([""], change: whole).diagnostics == [])
  }

  @Test func `a file that is no text, or another thing, is reported`() throws {
    let plugins = try TemporaryFolder.sinking()
    try plugins.write("", to: baselineFile)
    try plugins.write(Data([0xFF, 0xFE, 0x00]), to: baselineFile)
    #expect(
      plugins.run().diagnostics == [
        "p/baselines/sink.txt not-text: 'p/baselines/sink.txt' is not text in UTF-8"
      ]
    )
    try FileManager.default.removeItem(atPath: plugins.path(baselineFile))
    try plugins.write("", to: baselineFile + "/x")
    #expect(plugins.run().diagnostics.map { $0.contains("missing-file") } == [true])
  }

  @Test func `a file that cannot be written is reported once`() throws {
    let plugins = try TemporaryFolder.sinking()
    try plugins.write("a file where the folder should be", to: "p/baselines")
    #expect(
      plugins.run([""], change: updating(.all)).diagnostics == [
        "p/baselines/sink.txt baseline-not-written: the baselines cannot be written: its folder "
          + "cannot be made"
      ]
    )
    try FileManager.default.removeItem(atPath: plugins.path("p/baselines"))
    _ = plugins.run([""], change: updating(.all))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444],
      ofItemAtPath: plugins.path(baselineFile)
    )
    try plugins.write(sinking(by: 0.4), to: "p/sink.lua")
    #expect(
      plugins.run([""], change: updating(.all)).diagnostics == [
        "p/baselines/sink.txt baseline-not-written: the baselines cannot be written: it is read-only"
      ]
    )
  }

  @Test func `a folder that is a link to somewhere else is not touched`() throws {
    let plugins = try TemporaryFolder.sinking()
    try plugins.write("", to: "elsewhere/keep.txt")
    try FileManager.default.createSymbolicLink(
      atPath: plugins.path("p/baselines"),
      withDestinationPath: plugins.path("elsewhere")
    )
    #expect(
      plugins.run([""], change: updating(.all)).diagnostics == [
        "p/baselines/sink.txt wrong-baseline: these baselines cannot be read: it lies outside its "
          + "plugin's folder"
      ]
    )
    #expect(!FileManager.default.fileExists(atPath: plugins.path("elsewhere/sink.txt")))
  }
}
