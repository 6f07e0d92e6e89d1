internal import CSQLite
internal import Foundation

/// A connection to a file of SQLite; used by one thread at a time.
final class Database {
  private let handle: OpaquePointer

  /// Opens the file, or makes it; only reading where the file may not be written.
  ///
  /// `waitInMilliseconds` is how long to wait for other runs at each step.
  init(path: String, waitInMilliseconds: Int) throws(StoreFailure) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard let opened else { throw .refused(reason: Self.text(sqlite3_errstr(SQLITE_NOMEM))) }
    // A handle comes with a failure too, and is closed with this object.
    handle = opened
    try check(code)
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Int32(clamping: waitInMilliseconds))
  }

  deinit { sqlite3_close_v2(handle) }

  /// Whether the file has lost its name since it was opened.
  var isMoved: Bool {
    var moved: Int32 = 0
    let code = sqlite3_file_control(handle, nil, SQLITE_FCNTL_HAS_MOVED, &moved)
    return code == SQLITE_OK && moved != 0
  }

  /// How many rows the last statement changed.
  var changeCount: Int { Int(sqlite3_changes(handle)) }

  /// Runs statements that give nothing.
  func run(_ sql: String) throws(StoreFailure) {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Prepares one statement, to be used again and again.
  func prepare(_ sql: String) throws(StoreFailure) -> Statement {
    var prepared: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    try check(sqlite3_prepare_v3(handle, sql, -1, flags, &prepared, nil))
    guard let prepared else { throw .refused(reason: "an empty statement") }
    return Statement(prepared, of: self)
  }

  /// The number that a query gives; 0 if it gives none.
  func number(_ sql: String) throws(StoreFailure) -> Int {
    try prepare(sql).run([]) { $0.number(at: 0) } ?? 0
  }

  /// Does all of the body or nothing of it.
  ///
  /// The lock for writing is taken at once, so that waiting for it can be of use. A body that only
  /// reads takes none, and everything that it reads is of one moment.
  func transaction<Result>(
    onlyReads: Bool = false,
    _ body: () throws(StoreFailure) -> Result
  ) throws(StoreFailure) -> Result {
    try run(onlyReads ? "BEGIN" : "BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Fails where SQLite has rolled back by itself, and then nothing is left to do.
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Throws what a code of SQLite's stands for.
  func check(_ code: Int32) throws(StoreFailure) {
    if code == SQLITE_OK { return }
    if code == SQLITE_READONLY | (4 << 8) { throw .moved }  // SQLITE_READONLY_DBMOVED
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: throw .locked
    case SQLITE_CORRUPT, SQLITE_NOTADB: throw .damaged(reason: reason(code))
    // The schema is not that of the version in the file's header.
    case SQLITE_ERROR: throw .damaged(reason: reason(code))
    default: throw .refused(reason: reason(code))
    }
  }

  /// SQLite's words, and the system's where it was the system that refused.
  private func reason(_ code: Int32) -> String {
    let words = Self.text(sqlite3_errmsg(handle))
    let number = sqlite3_system_errno(handle)
    let isOfSystem = [SQLITE_CANTOPEN, SQLITE_IOERR].contains(code & 0xFF)
    return isOfSystem && number != 0 ? "\(words): \(Self.text(strerror(number)))" : words
  }

  private static func text(_ words: UnsafePointer<CChar>?) -> String {
    words.map { String(cString: $0) } ?? "no reason given"
  }
}
