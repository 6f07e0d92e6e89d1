import CSQLite
import Foundation
import MothDiagnostics
import Testing

@testable import MothStore

@Suite struct DamagedCacheTests {
  private func run(_ sql: String, on path: String) {
    var handle: OpaquePointer?
    #expect(sqlite3_open(path, &handle) == SQLITE_OK)
    #expect(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK)
    sqlite3_close(handle)
  }

  /// A cache with 100 entries of 1000 bytes.
  private func fill(_ scratch: Scratch) {
    let cache = scratch.cache()
    for number in 0..<100 { cache.put(.filled(with: number, count: 1_000), for: .of(number)) }
    cache.finish()
    #expect(cache.warnings == [])
  }

  /// That the cache works, after one warning.
  private func expectRebuilt(_ scratch: Scratch, because reason: String) {
    let cache = scratch.cache()
    for number in 0..<100 { _ = cache.value(for: .of(number)) }
    cache.put(Data([1, 2, 3]), for: .of(1_000))
    cache.finish()
    #expect(cache.warnings.map(\.id) == ["cache-rebuilt"])
    #expect(cache.warnings.first?.severity == .warning)
    #expect(cache.warnings.first?.notes.first?.text == "SQLite says of the file: \(reason).")
    let next = scratch.cache()
    #expect(next.value(for: .of(1_000)) == Data([1, 2, 3]))
    #expect(next.warnings == [])
  }

  @Test(arguments: [2, 99, 100, 512, 100_000])
  func `a file that is no database is replaced and kept beside`(count: Int) throws {
    let scratch = try Scratch("garbage-\(count)")
    let garbage = Data(repeating: 0x5A, count: count)
    try garbage.write(to: URL(fileURLWithPath: scratch.file))
    expectRebuilt(scratch, because: "file is not a database")
    let aside = try Data(contentsOf: URL(fileURLWithPath: "\(scratch.file).damaged"))
    #expect(aside == garbage)
  }

  @Test func `an empty file is filled`() throws {
    let scratch = try Scratch("empty")
    try Data().write(to: URL(fileURLWithPath: scratch.file))
    fill(scratch)
    #expect(scratch.cache().value(for: .of(5)) == .filled(with: 5, count: 1_000))
  }

  @Test func `a page overwritten with other bytes gives no wrong value`() throws {
    let scratch = try Scratch("page")
    fill(scratch)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: scratch.file))
    for page in 1..<(bytes.count / 4_096) {
      bytes.replaceSubrange((page * 4_096)..<(page * 4_096 + 64), with: Data(count: 64))
    }
    try bytes.write(to: URL(fileURLWithPath: scratch.file))
    expectRebuilt(scratch, because: "database disk image is malformed")
  }

  @Test(arguments: [
    "UPDATE results SET value = x'0102'",
    "UPDATE results SET value = zeroblob(1000)",
    "UPDATE results SET mark = x''",
  ])
  func `a value that is not as it was written is not used`(sql: String) throws {
    let scratch = try Scratch("mark-\(sql.count)")
    fill(scratch)
    run(sql, on: scratch.file)
    let cache = scratch.cache()
    #expect(cache.value(for: .of(5)) == nil)
    #expect(cache.warnings.map(\.id) == ["cache-rebuilt"])
  }

  /// Every byte in turn would take long; the step is prime to the sizes of pages and entries.
  @Test func `a file with a wrong byte anywhere gives right values or none`() throws {
    let scratch = try Scratch("byte")
    fill(scratch)
    let whole = try Data(contentsOf: URL(fileURLWithPath: scratch.file))
    for index in stride(from: 0, to: whole.count, by: 2_999) {
      var bytes = whole
      bytes[index] ^= 0xFF
      try bytes.write(to: URL(fileURLWithPath: scratch.file))
      let cache = scratch.cache()
      for number in 0..<100 {
        let value = cache.value(for: .of(number))
        #expect(value == nil || value == .filled(with: number, count: 1_000), "byte \(index)")
      }
      cache.finish()
    }
  }

  @Test(arguments: [0, 1, 50, 99])
  func `a file that was cut is replaced or still right`(percent: Int) throws {
    let scratch = try Scratch("cut-\(percent)")
    fill(scratch)
    let whole = try Data(contentsOf: URL(fileURLWithPath: scratch.file))
    try whole.prefix(whole.count * percent / 100).write(to: URL(fileURLWithPath: scratch.file))
    let cache = scratch.cache()
    for number in 0..<100 {
      let value = cache.value(for: .of(number))
      #expect(value == nil || value == .filled(with: number, count: 1_000))
    }
    cache.put(Data([9]), for: .of(1_000))
    cache.finish()
    #expect(scratch.cache().value(for: .of(1_000)) == Data([9]))
  }

  @Test func `a database of another program is left alone`() throws {
    let scratch = try Scratch("foreign")
    run("CREATE TABLE results (name TEXT); INSERT INTO results VALUES ('x')", on: scratch.file)
    let before = try Data(contentsOf: URL(fileURLWithPath: scratch.file))
    let cache = scratch.cache()
    cache.put(Data([1]), for: .of(1))
    #expect(cache.value(for: .of(1)) == nil)
    cache.finish()
    #expect(cache.warnings.map(\.id) == ["cache-unusable"])
    #expect(
      cache.warnings.first?.notes.map(\.text) == [
        "The file is a database of another program.",
        "move the file away; '--cache-dir FOLDER' takes another folder, '--no-cache' none",
      ]
    )
    #expect(try Data(contentsOf: URL(fileURLWithPath: scratch.file)) == before)
  }

  @Test func `results of another version are dropped without a word`() throws {
    let scratch = try Scratch("version")
    fill(scratch)
    run("PRAGMA user_version = 0", on: scratch.file)
    let cache = scratch.cache()
    #expect(cache.value(for: .of(5)) == nil)
    #expect(cache.warnings == [])
    cache.finish()
    fill(scratch)
  }

  @Test func `a file that vanishes during a run is made again`() throws {
    let scratch = try Scratch("vanished")
    let cache = scratch.cache()
    try FileManager.default.removeItem(atPath: scratch.file)
    cache.put(Data([1]), for: .of(1))
    cache.finish()
    #expect(cache.warnings == [])
    #expect(scratch.cache().value(for: .of(1)) == Data([1]))
  }

  @Test func `a folder where the file should be is reported`() throws {
    let scratch = try Scratch("folder")
    try FileManager.default.createDirectory(
      atPath: scratch.file,
      withIntermediateDirectories: true
    )
    let cache = scratch.cache()
    cache.put(Data([1]), for: .of(1))
    cache.finish()
    #expect(cache.warnings.map(\.message) == ["the result cache cannot be used"])
  }

  @Test func `a file where the folder should be is reported`() throws {
    let scratch = try Scratch("no-folder")
    let file = "\(scratch.path)/file"
    try Data([1]).write(to: URL(fileURLWithPath: file))
    let cache = ResultCache(folder: "\(file)/cache")
    cache.put(Data([1]), for: .of(1))
    cache.finish()
    #expect(
      cache.warnings.first?.notes.first?.text
        == "SQLite says: unable to open database file: Not a directory."
    )
  }
}
