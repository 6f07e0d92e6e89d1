internal import Foundation
internal import MothScript

/// Stops what a session runs; any thread may ask for it.
package final class SessionInterrupts: @unchecked Sendable {
  // Everything is behind the lock.
  private let lock = NSLock()
  private var states: [Part: ScriptState.Interrupter] = [:]

  /// The states of a session.
  enum Part {
    /// That of the lines.
    case lines
    /// That of the effect.
    case effect
  }

  /// Stops the script that runs; nothing where none runs.
  package func interrupt() {
    lock.lock()
    defer { lock.unlock() }
    for state in states.values { state.interrupt() }
  }

  /// Takes over the state that scripts run in from now on.
  func watch(_ state: ScriptState, as part: Part) {
    lock.lock()
    defer { lock.unlock() }
    states[part] = ScriptState.Interrupter(state)
  }
}
