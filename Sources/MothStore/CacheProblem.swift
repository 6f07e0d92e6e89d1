package import MothDiagnostics

extension Diagnostic {
  /// The warning that a damaged file was replaced.
  static func cacheRebuilt(_ path: String, reason: String) -> Diagnostic {
    Diagnostic.warning(
      "cache-rebuilt",
      message: "the result cache was damaged, and is rebuilt",
      at: SourceLocation(path: path)
    )
    .reason("SQLite says of the file: \(reason).")
    .help("nothing is lost but time; the old file is beside it as '\(path).damaged'")
  }

  /// The warning that results are not kept, or not found either.
  static func cacheUnusable(
    _ path: String,
    failure: StoreFailure,
    isReadable: Bool
  ) -> Diagnostic {
    let message =
      isReadable
      ? "results are found in the cache, but no more are kept" : "the result cache cannot be used"
    return Diagnostic.warning("cache-unusable", message: message, at: SourceLocation(path: path))
      .reason(failure.reason)
      .help("\(failure.help); '--cache-dir FOLDER' takes another folder, '--no-cache' none")
  }
}

extension StoreFailure {
  /// Why it failed, as a sentence.
  fileprivate var reason: String {
    switch self {
    case .locked: "Another run holds the file longer than this one waits."
    case .moved: "The file was moved or removed during the run, and so was the next one."
    case .damaged(let reason): "The file is damaged, and was before: \(reason)."
    case .foreign: "The file is a database of another program."
    case .refused(let reason): "SQLite says: \(reason)."
    }
  }

  /// How to fix it.
  fileprivate var help: String {
    switch self {
    case .locked: "run again"
    case .moved: "leave the folder alone during a run"
    case .damaged: "remove the file and look after the disk"
    case .foreign: "move the file away"
    case .refused: "free the disk, or allow writing in the folder"
    }
  }
}

/// What `moth explain` says of the result cache.
package enum CacheExplanations {
  /// All of them.
  package static let all = [
    Explanation(
      id: "cache-unusable",
      summary: "the results of this run are not kept for the next one",
      reason:
        "A full disk, a folder that may not be written in, or a file that is another program's "
        + "or that another run holds for too long: the run goes on without the cache, so its "
        + "results are the same and only take longer.",
      help: "The message says what is in the way. '--cache-dir FOLDER' or the variable MOTH_CACHE "
        + "takes another folder; '--no-cache' or an empty MOTH_CACHE none."
    ),
    Explanation(
      id: "cache-rebuilt",
      summary: "the results of earlier runs could not be read, and were dropped",
      reason: "Every result is kept with a mark by which damage is seen, so a damaged one is never "
        + "used. The file is replaced, and the old one is beside it, in case that it was "
        + "something else.",
      help: "Nothing, unless it comes again: then look after the disk."
    ),
  ]
}
