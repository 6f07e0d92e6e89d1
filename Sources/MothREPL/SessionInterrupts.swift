internal import Dispatch
internal import Foundation
internal import MothScript

/// Stops what a session runs; any thread may ask for it.
package final class SessionInterrupts: @unchecked Sendable {
  // Everything is guarded by the lock.
  private let lock = NSLock()
  private var stoppers: [WeakStopper] = []
  private var isWanted = false

  private struct WeakStopper {
    weak var stopper: ScriptStopper?
  }

  /// Whether the line that is answered is to stop.
  var isInterrupted: Bool {
    lock.lock()
    defer { lock.unlock() }
    return isWanted
  }

  /// Stops the scripts that run until `clear` is called, also one that is about to begin.
  package func interrupt() {
    lock.lock()
    let isFirst = !isWanted
    isWanted = true
    lock.unlock()
    if isFirst { stop() }
  }

  /// Lets scripts run again: the line that was interrupted has been answered or dropped.
  package func clear() {
    lock.lock()
    isWanted = false
    lock.unlock()
  }

  /// Also stops what `stopper` does, which is not kept alive.
  func watch(_ stopper: ScriptStopper) {
    lock.lock()
    stoppers.removeAll { $0.stopper == nil }
    stoppers.append(WeakStopper(stopper: stopper))
    lock.unlock()
  }

  /// A script that does not run yet is not stopped, so this is done again and again.
  private func stop() {
    lock.lock()
    let isWanted = isWanted
    let stoppers = stoppers.compactMap(\.stopper)
    lock.unlock()
    guard isWanted else { return }
    for stopper in stoppers { stopper.stop() }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) { self.stop() }
  }
}
