internal import Dispatch
internal import Foundation
internal import MothScript

/// Stops what a session runs; any thread may ask for it.
package final class SessionInterrupts: @unchecked Sendable {
  // Everything is behind the lock.
  private let lock = NSLock()
  private var states: [WeakState] = []
  private var isWanted = false

  private struct WeakState {
    weak var state: ScriptState?
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

  /// Also stops a state that scripts will run in; it is not kept alive.
  func watch(_ state: ScriptState) {
    lock.lock()
    states.removeAll { $0.state == nil }
    states.append(WeakState(state: state))
    lock.unlock()
  }

  /// A state that does not run yet is not stopped, so this is done again and again.
  private func stop() {
    lock.lock()
    let isWanted = isWanted
    let running = states.compactMap(\.state).map(ScriptState.Interrupter.init)
    lock.unlock()
    guard isWanted else { return }
    for state in running { state.interrupt() }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) { self.stop() }
  }
}
