internal import Foundation

/// Stops the scripts of those that it follows, such as a host and its likes, from another thread,
/// whichever states they run in.
package final class ScriptStopper: @unchecked Sendable {
  // Read and written under the lock.
  private var interrupters: [ObjectIdentifier: ScriptState.Interrupter] = [:]
  private let lock = NSLock()

  /// Follows nobody yet.
  package init() {}

  /// Stops what runs now; nothing if nothing does.
  package func stop() { lock.withLock { interrupters.values.forEach { $0.interrupt() } } }

  /// Follows somebody to a state, which is kept alive, or away from one.
  package func follow(_ state: ScriptState?, of owner: AnyObject) {
    lock.withLock {
      interrupters[ObjectIdentifier(owner)] = state.map(ScriptState.Interrupter.init)
    }
  }
}
