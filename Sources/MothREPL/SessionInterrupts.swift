internal import Dispatch
internal import Foundation
internal import MothScript

/// Stops what a session runs; any thread may ask for it.
package final class SessionInterrupts: @unchecked Sendable {
  // Everything is behind the lock.
  private let lock = NSLock()
  private var states: [Part: ScriptState.Interrupter] = [:]
  private var isWanted = false

  /// The states of a session.
  enum Part {
    /// That of the lines.
    case lines
    /// That of the effect.
    case effect
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

  /// Takes over the state that scripts run in from now on.
  func watch(_ state: ScriptState, as part: Part) {
    lock.lock()
    states[part] = ScriptState.Interrupter(state)
    lock.unlock()
  }

  /// A state that does not run yet is not stopped, so this is done again and again.
  private func stop() {
    lock.lock()
    defer { lock.unlock() }
    guard isWanted else { return }
    for state in states.values { state.interrupt() }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) { self.stop() }
  }
}
