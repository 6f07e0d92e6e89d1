import CSQLite
import Foundation
import MothDiagnostics
import Testing

@testable import MothStore

/// What the world may do to a cache; the process that suffers it is an exit test.
@Suite struct CacheFaultTests {
  private static let value = Data.filled(with: 1, count: 1_000)

  /// Two runs write to one file until both are killed, in the midst of what they write.
  @Test func `runs that are killed leave nothing torn`() async throws {
    let scratch = try Scratch("killed")
    for round in 0..<8 {
      try Data("\(round)".utf8).write(to: URL(filePath: "\(scratch.path)/round"))
      async let first: Void = runUntilKilled()
      async let second: Void = runUntilKilled()
      _ = await (first, second)
      let cache = scratch.cache()
      for key in 0..<500 {
        guard let value = cache.value(for: .of(key)) else { continue }
        let number = Int(value.prefix(8).withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) })
        #expect(number % 500 == key && value == .filled(with: number, count: 3_000))
      }
      cache.put(Data([1]), for: .of(1_000))
      cache.finish()
      #expect(cache.warnings == [])
    }
    #expect(scratch.cache().value(for: .of(0)) != nil)
  }

  private func runUntilKilled() async {
    await #expect(processExitsWith: .signal(SIGKILL)) {
      let scratch = Scratch.ofParent("killed")
      let round = try String(contentsOfFile: "\(scratch.path)/round", encoding: .utf8)
      let last = try #require(Int(round)) * 150
      let cache = scratch.cache(CacheLimits(entriesPerBatch: 7))
      // The thread that kills runs beside the one that writes, which does not wait for it.
      let isTime = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        isTime.wait()
        kill(getpid(), SIGKILL)
      }
      for number in 0... {
        if number == last { isTime.signal() }
        cache.put(.filled(with: number, count: 3_000), for: .of(number % 500))
      }
    }
  }

  @Test func `a folder that may not be written is read, with one warning`() async throws {
    let scratch = try Scratch("read-only")
    let cache = scratch.cache()
    cache.put(Self.value, for: .of(1))
    cache.finish()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555],
      ofItemAtPath: scratch.path
    )
    await #expect(processExitsWith: .exitCode(7)) {
      // Permissions fail for root.
      if getuid() == 0 { try #require(setuid(65_534) == 0) }
      let cache = Scratch.ofParent("read-only").cache()
      try #require(cache.value(for: .of(1)) == Self.value)
      try #require(cache.warnings == [])
      cache.put(Self.value, for: .of(2))
      cache.finish()
      try #require(cache.warnings.map(\.id) == ["cache-unusable"])
      try #require(
        cache.warnings.first?.message == "results are found in the cache, but no more are kept"
      )
      exit(7)
    }
  }

  @Test func `a folder that may not be written and is empty gives one warning`() async throws {
    let scratch = try Scratch("read-only-empty")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555],
      ofItemAtPath: scratch.path
    )
    await #expect(processExitsWith: .exitCode(7)) {
      if getuid() == 0 { try #require(setuid(65_534) == 0) }
      let cache = Scratch.ofParent("read-only-empty").cache()
      cache.put(Self.value, for: .of(1))
      try #require(cache.value(for: .of(1)) == nil)
      cache.finish()
      try #require(cache.warnings.map(\.message) == ["the result cache cannot be used"])
      exit(7)
    }
  }

  /// A limit on the size of files stands for a full disk: SQLite cannot write on.
  @Test func `a disk that is full keeps what is there, with one warning`() async throws {
    let scratch = try Scratch("full")
    await #expect(processExitsWith: .exitCode(7)) {
      try #require(limitFiles(toBytes: 200_000))
      let cache = Scratch.ofParent("full").cache(CacheLimits(entriesPerBatch: 10))
      for number in 0..<1_000 {
        cache.put(.filled(with: number, count: 1_000), for: .of(number))
      }
      try #require(cache.value(for: .of(1)) == .filled(with: 1, count: 1_000))
      cache.finish()
      try #require(cache.warnings.map(\.id) == ["cache-unusable"])
      exit(7)
    }
    let next = scratch.cache()
    #expect(next.value(for: .of(1)) == .filled(with: 1, count: 1_000))
    #expect(next.value(for: .of(999)) == nil)
    next.put(Self.value, for: .of(999))
    next.finish()
    #expect(next.warnings == [])
    #expect(scratch.cache().value(for: .of(999)) == Self.value)
  }

  @Test func `a file that another run holds is read and not waited for again`() throws {
    let scratch = try Scratch("locked")
    let cache = scratch.cache(CacheLimits(waitInMilliseconds: 1))
    cache.put(Self.value, for: .of(1))
    cache.finish()
    var handle: OpaquePointer?
    try #require(sqlite3_open(scratch.file, &handle) == SQLITE_OK)
    defer { sqlite3_close(handle) }
    try #require(sqlite3_exec(handle, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK)
    let next = scratch.cache(CacheLimits(waitInMilliseconds: 1))
    #expect(next.value(for: .of(1)) == Self.value)
    next.put(Self.value, for: .of(2))
    next.finish()
    #expect(
      next.warnings.map { $0.notes.first?.text } == [
        "Another run holds the file longer than this one waits."
      ]
    )
  }

  @Test func `a file that nobody may read now is done without`() throws {
    let scratch = try Scratch("exclusive")
    let cache = scratch.cache(CacheLimits(waitInMilliseconds: 1))
    var handle: OpaquePointer?
    try #require(sqlite3_open(scratch.file, &handle) == SQLITE_OK)
    defer { sqlite3_close(handle) }
    try #require(sqlite3_exec(handle, "BEGIN EXCLUSIVE", nil, nil, nil) == SQLITE_OK)
    #expect(cache.value(for: .of(1)) == nil)
    #expect(cache.warnings.map(\.message) == ["the result cache cannot be used"])
  }
}
