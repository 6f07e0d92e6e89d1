internal import Foundation
internal import MothDiagnostics
internal import MothScript

/// Why a run ended before everything was run.
package enum RunEnding: String, Sendable, Codable {
  /// SIGINT: a person pressed Ctrl-C.
  case interrupted
  /// SIGTERM: the machine wants the process to end.
  case terminated
  /// SIGHUP: the terminal is gone.
  case hungUp
  /// There were as many failures as the options allow.
  case failures
}

/// What ends a run early, from any thread or signal's handler queue.
package final class RunControl: @unchecked Sendable {
  // Read and written under the lock.
  private var first: RunEnding?
  private var working: [ObjectIdentifier: ScriptStopper] = [:]
  private let lock = NSLock()
  /// The processor time of the calling thread, in nanoseconds, by which units are late.
  let clock: @Sendable () -> UInt64

  /// Makes one for a run that nothing ends yet.
  ///
  /// `clock` is the processor time of the calling thread, in nanoseconds.
  package init(clock: @escaping @Sendable () -> UInt64 = WorkControl.processorNanoseconds) {
    self.clock = clock
  }

  /// Why the run ends; nil if it goes on.
  package var ending: RunEnding? { lock.withLock { first } }

  /// Whether what is being evaluated is of no use any longer.
  var isCut: Bool { ending.map { $0 != .failures } ?? false }

  /// Ends the run; where it is not for failures, scripts that run are stopped too.
  package func end(_ ending: RunEnding) {
    lock.withLock { first = first ?? ending }
    guard isCut else { return }
    let hasStarted = LuaThread.start(stackBytes: Self.stackBytes) { [weak self] in
      // Again and again: a script that began just now did not hear the first time.
      while let self, self.stopScripts() { Thread.sleep(forTimeInterval: Self.pause) }
    }
    // Without a thread the work goes on up to its next look at the ending.
    if !hasStarted { _ = stopScripts() }
  }

  /// Works for as long as nothing ends the run, within no limits.
  package func working<Result>(_ body: () -> Result) -> Result {
    WorkControl(isWanted: { [self] in !isCut }).perform(body)
  }

  /// Works while the scripts that `stopper` knows can be stopped.
  func stopping<Result>(_ stopper: ScriptStopper, body: () -> Result) -> Result {
    lock.withLock { working[ObjectIdentifier(stopper)] = stopper }
    defer { lock.withLock { _ = working.removeValue(forKey: ObjectIdentifier(stopper)) } }
    return body()
  }

  /// Stops the scripts of those that work now; false if there are none.
  private func stopScripts() -> Bool {
    let stoppers = lock.withLock { Array(working.values) }
    stoppers.forEach { $0.stop() }
    return !stoppers.isEmpty
  }

  /// The stack of the thread that stops scripts, in bytes.
  private static let stackBytes = 262_144

  /// The time between two tries to stop a script, in seconds.
  private static let pause = 0.01
}
