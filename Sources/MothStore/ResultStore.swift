internal import Foundation
internal import MothDiagnostics

/// What `ResultCache` does, for one thread at a time.
struct ResultStore {
  private let path: String
  private let limits: CacheLimits
  private let time: Int
  private let clock = ContinuousClock()

  /// Nil if the cache cannot be used.
  private var file: ResultFile?
  private var writes = true
  private var hasRecovered = false
  private var pending: [Digest: Data] = [:]
  private var pendingBytes = 0
  private var pendingSince: ContinuousClock.Instant?
  private var used: Set<Digest> = []

  /// What is wrong, if something is.
  private(set) var warning: Diagnostic?

  init(folder: String, limits: CacheLimits, now: Date) {
    path = (folder as NSString).appendingPathComponent("results.sqlite")
    self.limits = limits
    time = Int(now.timeIntervalSince1970)
    // Where it cannot be made, opening the file says why.
    try? UserFolder.make(folder.isEmpty ? "." : folder)
    open()
  }

  mutating func value(for key: Digest) -> Data? {
    if let value = pending[key] { return value }
    guard let file else { return nil }
    do throws(StoreFailure) {
      guard let found = try file.value(for: key, at: time) else { return nil }
      if found.isStale && writes { used.insert(key) }
      return found.value
    } catch {
      recover(from: error, whileWriting: false)
      return nil
    }
  }

  mutating func put(_ value: Data, for key: Digest) {
    guard file != nil, writes else { return }
    let now = clock.now
    pendingBytes += value.count - (pending[key]?.count ?? 0)
    pending[key] = value
    let since = pendingSince ?? now
    pendingSince = since
    if pending.count >= limits.entriesPerBatch || pendingBytes >= limits.bytesPerBatch
      || now - since >= limits.durationOfBatch
    {
      flush()
    }
  }

  mutating func finish() {
    flush()
    // Once more, if the first attempt ended with another file.
    flush()
    forget()
    file = nil
  }

  private mutating func flush() {
    guard let file, writes, !(pending.isEmpty && used.isEmpty) else { return }
    do throws(StoreFailure) {
      try file.write(pending, used: used, at: time)
      forget()
      if try file.sizeInBytes() > limits.sizeInBytes {
        try file.prune(toBytes: limits.sizeInBytes / 100 * limits.percentKept)
      }
    } catch {
      recover(from: error, whileWriting: true)
    }
  }

  private mutating func forget() {
    pending = [:]
    pendingBytes = 0
    pendingSince = nil
    used = []
  }

  private mutating func open() {
    do throws(StoreFailure) {
      file = try ResultFile(path: path, waitInMilliseconds: limits.waitInMilliseconds)
    } catch {
      recover(from: error, whileWriting: false)
    }
  }

  /// Starts again, once, where the file is damaged or gone; else does without the cache.
  private mutating func recover(from failure: StoreFailure, whileWriting: Bool) {
    switch failure {
    case .damaged(let reason) where !hasRecovered:
      hasRecovered = true
      let isMoved = file?.isMoved ?? false
      file = nil
      if !isMoved {
        setAside()
        warning = Diagnostic.cacheRebuilt(path, reason: reason)
      }
      open()
    case .moved where !hasRecovered:
      hasRecovered = true
      file = nil
      open()
    case .locked, .moved, .damaged, .foreign, .refused:
      writes = false
      forget()
      let isReadable = whileWriting && file?.isMoved == false
      if !isReadable { file = nil }
      warning = Diagnostic.cacheUnusable(path, failure: failure, isReadable: isReadable)
    }
  }

  /// Gives a damaged file another name: it may be somebody's whose name it happens to have.
  ///
  /// Its journal goes, which would be taken for that of the new file.
  private func setAside() {
    try? FileManager.default.removeItem(atPath: "\(path)-journal")
    rename(path, "\(path).damaged")
  }
}
