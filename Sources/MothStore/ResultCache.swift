package import Foundation
package import MothDiagnostics

/// Results of earlier runs, found by the digest of everything that they depend on.
///
/// It may be used by several threads and several runs at once, and a run may be killed at any
/// moment. It never fails: where it cannot be used, nothing is found or kept, and a warning says
/// why.
package final class ResultCache: @unchecked Sendable {
  private let lock = NSLock()
  private var store: ResultStore

  /// Opens the cache in a folder, which is made where it is missing.
  ///
  /// `now` is noted with each entry, and decides which ones are dropped first.
  package convenience init(folder: String, now: Date = Date()) {
    self.init(folder: folder, limits: CacheLimits(), now: now)
  }

  init(folder: String, limits: CacheLimits, now: Date = Date()) {
    store = ResultStore(folder: folder, limits: limits, now: now)
  }

  /// What is wrong with the cache: nothing, or one warning.
  package var warnings: [Diagnostic] {
    lock.withLock { store.warning.map { [$0] } ?? [] }
  }

  /// The value that was put for a digest, byte for byte; nil if there is none.
  package func value(for key: Digest) -> Data? {
    lock.withLock { store.value(for: key) }
  }

  /// Keeps a value; it is on disk a few seconds later, or after `finish`.
  package func put(_ value: Data, for key: Digest) {
    lock.withLock { store.put(value, for: key) }
  }

  /// Writes what is not on disk yet, and closes the file.
  ///
  /// Where there is too much, what was used longest ago is dropped. Nothing is found or kept
  /// afterwards.
  package func finish() {
    lock.withLock { store.finish() }
  }
}
