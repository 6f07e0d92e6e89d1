/// Why the file of the cache does not do what was asked of it.
enum StoreFailure: Error, Equatable {
  /// Another run holds the file longer than this one waits.
  case locked
  /// The file is there no more, or another one has its name.
  case moved
  /// What the file holds cannot be right.
  case damaged(reason: String)
  /// The file is another program's.
  case foreign
  /// The world does not allow it: a full disk, a folder that may not be written in.
  case refused(reason: String)
}
