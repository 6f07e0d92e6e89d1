internal import MothReporting
internal import MothRunner

/// The outcomes of shards, read one after the other.
final class ShardOutcomes: RecordedOutcomes, @unchecked Sendable {
  // It is used by the run's thread only, while the caller waits.
  private var paths: ArraySlice<String>
  private var file: ResultsFile?
  private var waiting: ArraySlice<RecordedOutcome> = []
  /// Why outcomes are missing, if a file was changed after it was verified.
  private(set) var problem: UsageProblem?

  /// Reads files that were verified.
  init(_ files: ShardFiles) {
    paths = files.paths[...]
  }

  func next() -> RecordedOutcome? {
    do throws(UsageProblem) {
      while waiting.isEmpty, problem == nil {
        if let records = try file?.next() {
          waiting =
            records.compactMap { if case .outcome(let outcome) = $0 { outcome } else { nil } }[...]
        } else if let path = paths.popFirst() {
          file = try ResultsFile(path)
        } else {
          return nil
        }
      }
    } catch {
      problem = error
    }
    return waiting.popFirst()
  }
}
