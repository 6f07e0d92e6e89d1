internal import Foundation

/// The file of the cache: which bytes belong to which digest.
///
/// It is a file of SQLite with the rollback journal, not the write-ahead log: the log needs memory
/// shared by all its readers, so it works neither on a folder of the network, which the machines of
/// a cluster have in common, nor for reading in a folder that cannot be written. A run that is
/// killed leaves the journal, with which the next one takes back what was half written.
///
/// The table has row numbers, so that values are written one after the other and the tree of keys
/// is small. A table sorted by its keys alone took three to four times as long to write, and twice
/// the room for values of 2000 bytes.
final class ResultFile {
  /// "moth" in ASCII, in the header of every file of this kind.
  private static let applicationID = 0x6D_6F_74_68
  /// Counted up with every change of the table or of what a mark is made of.
  private static let schemaVersion = 1
  /// How many entries are dropped before the size is looked at again.
  private static let entriesPerPruning = 32
  /// How much older than a run an entry's last use must be to be rewritten.
  private static let useToleranceInSeconds = 24 * 60 * 60

  private let database: Database
  private let select: Statement
  private let insert: Statement
  private let touch: Statement
  private let drop: Statement

  /// Opens the file or makes it.
  ///
  /// A file with results of another version of Moth starts again.
  init(path: String, waitInMilliseconds: Int) throws(StoreFailure) {
    database = try Database(path: path, waitInMilliseconds: waitInMilliseconds)
    // A power cut may cost the newest results, and the marks show if it costs more. What the file
    // says of its own tables and indices runs no functions.
    try database.run(
      "PRAGMA synchronous = NORMAL; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON"
    )
    try Self.prepareTable(in: database)
    select = try database.prepare("SELECT used, mark, value FROM results WHERE key = ?")
    insert = try database.prepare(
      "INSERT OR REPLACE INTO results (key, used, mark, value) VALUES (?, ?, ?, ?)"
    )
    touch = try database.prepare("UPDATE results SET used = ? WHERE key = ?")
    drop = try database.prepare(
      """
      DELETE FROM results WHERE rowid IN
        (SELECT rowid FROM results INDEXED BY results_by_use ORDER BY used, rowid LIMIT ?)
      """
    )
  }

  /// Whether another file has taken the place of this one.
  var isMoved: Bool { database.isMoved }

  /// How much of the file is in use.
  func sizeInBytes() throws(StoreFailure) -> Int {
    let pages =
      try database.number("PRAGMA page_count") - database.number("PRAGMA freelist_count")
    return try pages * database.number("PRAGMA page_size")
  }

  /// The value of a key, and whether its use is worth a note at that time; nil if there is none.
  func value(for key: Digest, at time: Int) throws(StoreFailure) -> (value: Data, isStale: Bool)? {
    let found = try select.run([.bytes(Data(key.bytes))]) { row in
      (used: row.number(at: 0), mark: row.bytes(at: 1), value: row.bytes(at: 2))
    }
    guard let found else { return nil }
    guard found.mark == Self.mark(of: found.value, for: key) else {
      throw .damaged(reason: "a result is not as it was written")
    }
    return (found.value, found.used < time - Self.useToleranceInSeconds)
  }

  /// Keeps values and notes uses, all at once or nothing.
  func write(
    _ values: [Digest: Data],
    used: Set<Digest>,
    at time: Int
  ) throws(StoreFailure) {
    try database.transaction { () throws(StoreFailure) in
      for (key, value) in values {
        try insert.run([
          .bytes(Data(key.bytes)), .number(time), .bytes(Self.mark(of: value, for: key)),
          .bytes(value),
        ])
      }
      for key in used {
        try touch.run([.number(time), .bytes(Data(key.bytes))])
      }
    }
  }

  /// Drops what was used longest ago until no more than this is in use.
  func prune(toBytes limit: Int) throws(StoreFailure) {
    try database.transaction { () throws(StoreFailure) in
      while try sizeInBytes() > limit {
        try drop.run([.number(Self.entriesPerPruning)])
        if database.changeCount == 0 { return }
      }
    }
  }

  /// What is beside a value to show that it is whole and this key's.
  private static func mark(of value: Data, for key: Digest) -> Data {
    var digester = Digester()
    digester.add(key)
    digester.add(value)
    return Data(digester.digest().bytes)
  }

  private static func prepareTable(in database: Database) throws(StoreFailure) {
    let isReady = try database.transaction(onlyReads: true) { () throws(StoreFailure) in
      try isOurs(database)
    }
    if isReady { return }
    try database.transaction { () throws(StoreFailure) in
      // Another run may have been quicker.
      if try isOurs(database) { return }
      try database.run(
        """
        DROP TABLE IF EXISTS results;
        CREATE TABLE results (
          key BLOB NOT NULL UNIQUE,
          used INTEGER NOT NULL,
          mark BLOB NOT NULL,
          value BLOB NOT NULL
        );
        CREATE INDEX results_by_use ON results (used);
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(schemaVersion);
        """
      )
    }
  }

  /// Whether the file is a cache of this version; one of another program is an error.
  ///
  /// Asked within a transaction: a run that makes the table meanwhile would look like another
  /// program.
  private static func isOurs(_ database: Database) throws(StoreFailure) -> Bool {
    let application = try database.number("PRAGMA application_id")
    let version = try database.number("PRAGMA user_version")
    if application == applicationID { return version == schemaVersion }
    let tables = try database.number("SELECT count(*) FROM sqlite_master")
    guard application == 0, version == 0, tables == 0 else { throw .foreign }
    return false
  }
}
