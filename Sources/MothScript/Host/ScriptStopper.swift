internal import Foundation

/// Stops the scripts that a host and its likes run, from another thread, whichever states they run
/// in.
package final class ScriptStopper: @unchecked Sendable {
  // Read and written under the lock.
  private var interrupters: [ObjectIdentifier: ScriptState.Interrupter] = [:]
  private let lock = NSLock()

  init() {}

  /// Stops what runs now; nothing where nothing does.
  package func stop() { lock.withLock { interrupters.values.forEach { $0.interrupt() } } }

  /// Follows a host to a state, or away from one.
  func follow(_ state: ScriptState?, of host: PluginHost) {
    lock.withLock {
      interrupters[ObjectIdentifier(host)] = state.map(ScriptState.Interrupter.init)
    }
  }
}
