import Foundation
import MothRunner
import MothScript
import MothTestSupport
import Testing

/// Runs that end before everything is run.
@Suite struct RunControlTests {
  /// An effect that is wrong on every device.
  private static let wrong = ["w.lua": effect("return content:opacity(2)")]

  /// Runs on three windows of a Mac and two phones.
  private func run(_ most: Int?) throws -> Reported {
    let plugins = try TemporaryFolder(Self.wrong)
    return plugins.run(["w.lua"]) {
      $0.axes.devices = ["mac-window*", "iphone-17", "iphone-se-3"]
      $0.mostFailures = most
    }
  }

  @Test func `a run ends with as many failures as are allowed`() throws {
    let reported = try run(2)
    #expect(reported.effect("w")?.units.count == 2)
    #expect(reported.result.ending == .failures)
    #expect(reported.status == .findings)
  }

  @Test func `fewer failures than that end nothing`() throws {
    let reported = try run(100)
    #expect(reported.effect("w")?.units.count == 5)
    #expect(reported.result.ending == nil)
  }

  @Test func `the units that are reported are the same for any number of workers`() throws {
    let plugins = try TemporaryFolder(Self.wrong)
    let names = [1, 3].map { workers in
      plugins.run(["w.lua"]) {
        $0.axes.devices = []
        $0.mostFailures = 5
        $0.workers = workers
      }.effect("w")?.units.map(\.name)
    }
    #expect(names[0]?.count == 5)
    #expect(names[0] == names[1])
  }

  @Test(arguments: [
    (RunEnding.interrupted, Status.interrupted), (.terminated, .terminated), (.hungUp, .hungUp),
  ])
  func `a run that is ended from outside keeps what is done`(
    ending: RunEnding,
    status: Status
  ) throws {
    let plugins = try TemporaryFolder(Self.wrong)
    let control = RunControl()
    var options = RunOptions(paths: [plugins.path("w.lua")])
    options.control = control
    let reported = Events()
    Runner.run(options) { event in
      reported.add(event)
      if reported.unitCount == 3 { control.end(ending) }
    }
    #expect(reported.unitCount == 3)
    #expect(reported.result.ending == ending)
    #expect(reported.result.exitStatus == status)
  }

  @Test func `a script in the middle of an endless loop is stopped too`() throws {
    let plugins = try TemporaryFolder(["e.lua": effect("while true do end")])
    // The clock is read when a unit begins; whether the run ends just before the loop or in the
    // middle of it makes no difference.
    let hasBegun = DispatchSemaphore(value: 0)
    let control = RunControl {
      hasBegun.signal()
      return 0
    }
    var options = RunOptions(paths: [plugins.path("e.lua")])
    options.control = control
    // Neither the limit of instructions nor that of time would end it soon.
    options.limits.instructionsPerCall = 1_000_000_000
    options.limits.callMilliseconds = 600_000
    options.limits.batchMilliseconds = 600_000
    let reported = Events()
    Thread.detachNewThread {
      hasBegun.wait()
      control.end(.interrupted)
    }
    Runner.run(options) { reported.add($0) }
    #expect(reported.unitCount == 0)
    #expect(reported.result.exitStatus == .interrupted)
  }

  @Test func `a unit that takes longer than it may is an error, and the next one is run`() throws {
    let plugins = try TemporaryFolder([
      "e.lua": effect("if geometry.size.width < 390 then while true do end end\nreturn content")
    ])
    let reported = plugins.run(["e.lua"]) {
      $0.axes.devices = ["iphone-se-3", "mac-window"]
      $0.limits.unitMilliseconds = 300
      $0.limits.instructionsPerCall = 1_000_000_000
      $0.limits.callMilliseconds = 600_000
      $0.limits.batchMilliseconds = 600_000
      $0.limits.clock = .moved(millisecondsPer100Instructions: 10)
      // The clock stands still but for the first unit, which begins at 0 and ends at 300 ms.
      let readings = Counter()
      $0.control = RunControl { readings.next() == 1 ? 0 : 300_000_000 }
    }
    #expect(
      reported.diagnostics == [
        "e.lua unit-timeout: the unit took longer than 300 ms: "
          + "iphone-se-3, portrait, linear, Reduce Motion off"
      ]
    )
    #expect(reported.effect("e")?.units.map(\.device) == ["iphone-se-3", "mac-window"])
  }
}

/// What a run says, kept.
private final class Events: @unchecked Sendable {
  // The run's thread adds while the test's thread waits.
  private(set) var unitCount = 0
  private(set) var result = RunResult()

  func add(_ event: RunEvent) {
    if case .unit = event { unitCount += 1 }
    result.take(event)
  }
}
