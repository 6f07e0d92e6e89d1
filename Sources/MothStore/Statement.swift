internal import CSQLite
internal import Foundation

/// A prepared statement of a database.
final class Statement {
  /// What a parameter of a statement is set to.
  enum Value {
    case number(Int)
    case bytes(Data)
  }

  private let handle: OpaquePointer
  private let database: Database

  init(_ handle: OpaquePointer, of database: Database) {
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement with these parameters and reads its first row, if it gives one.
  func run<Result>(
    _ values: [Value],
    row: (borrowing Row) -> Result
  ) throws(StoreFailure) -> Result? {
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    for (index, value) in values.enumerated() {
      try database.check(bind(value, at: Int32(index + 1)))
    }
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return row(Row(handle: handle))
    case SQLITE_DONE: return nil
    case let code: throw failure(code)
    }
  }

  /// Runs a statement that gives no row.
  func run(_ values: [Value]) throws(StoreFailure) {
    _ = try run(values) { _ in }
  }

  private func failure(_ code: Int32) -> StoreFailure {
    do {
      try database.check(code)
      return .refused(reason: "no reason given")
    } catch {
      return error
    }
  }

  private func bind(_ value: Value, at index: Int32) -> Int32 {
    switch value {
    case .number(let number): return sqlite3_bind_int64(handle, index, Int64(number))
    case .bytes(let data) where data.isEmpty: return sqlite3_bind_zeroblob(handle, index, 0)
    case .bytes(let data):
      // SQLITE_TRANSIENT, which Swift cannot import: the bytes are copied.
      let copying = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      return data.withUnsafeBytes { bytes in
        sqlite3_bind_blob64(handle, index, bytes.baseAddress, UInt64(bytes.count), copying)
      }
    }
  }
}

/// The row at which a statement is.
struct Row: ~Copyable {
  fileprivate let handle: OpaquePointer

  /// The number in a column.
  func number(at column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

  /// The bytes in a column.
  func bytes(at column: Int32) -> Data {
    // The pointer is to be asked for before the count.
    guard let bytes = sqlite3_column_blob(handle, column) else { return Data() }
    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(handle, column)))
  }
}
