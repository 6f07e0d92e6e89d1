package import MothDiagnostics

/// Why raw results cannot be used.
package struct RecordProblem: Error {
  /// What is reported it.
  package let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}

extension Diagnostic {
  static func unreadable(_ reason: String, at location: SourceLocation) -> Diagnostic {
    .error(
      "results-unreadable",
      message: "this line is not a record of raw results: \(reason)",
      at: location
    )
    .help("raw results come from 'moth run --reporter jsonl:FILE'")
  }

  static func unknownVersion(_ version: Int, at location: SourceLocation) -> Diagnostic {
    .error(
      "results-version",
      message:
        "the results are of schema \(version); this version of moth reads \(RunHeader.schemaVersion)",
      at: location
    )
    .help(
      version > RunHeader.schemaVersion
        ? "make the report with the version of moth that made the results, or a newer one"
        : "run again with this version of moth"
    )
  }

  static func changedShard(_ path: String) -> Diagnostic {
    .error(
      "shard-changed",
      message: "the results of this shard are not as they were written: their digest does not fit",
      at: SourceLocation(path: path)
    )
    .reason("merging believes what a shard found, so its file must come from 'moth run' as it is")
    .help("copy the file again, or run this shard again")
  }

  static func cutShort(_ path: String) -> Diagnostic {
    .error(
      "results-cut-short",
      message: "the results end before their 'summary'",
      at: SourceLocation(path: path)
    )
    .help("the run was interrupted, or the file was cut: run again")
  }

  /// The diagnostic of results that are not of one kind with those before them.
  package static func results(
    _ path: String,
    differFrom first: String,
    in difference: String
  ) -> Diagnostic {
    .error(
      "results-differ",
      message: "the results differ from those of '\(first)' in \(difference)",
      at: SourceLocation(path: path)
    )
    .help("make a report of each, or run all with the same command and version of moth")
  }

  /// The diagnostic of a report that needs curves, made from results without.
  package static func noCurves(for format: String, in path: String) -> Diagnostic {
    .error(
      "results-without-curves",
      message: "the results have no curves",
      at: SourceLocation(path: path)
    )
    .reason("A '\(format)' report shows every value; raw results have them only if asked for.")
    .help("run again with '--curves'")
  }
}

/// What `moth explain` says of raw results and reports.
package enum RecordExplanations {
  /// All of them.
  package static let all = [
    Explanation(
      id: "results-unreadable",
      summary: "a line of raw results is not a record",
      reason: "'moth report' makes its reports from JSON Lines that 'moth run' wrote: one record a "
        + "line, of the form in docs/schemas/results.schema.json.",
      help: "Give it a file written with '--reporter jsonl:FILE', unchanged."
    ),
    Explanation(
      id: "results-version",
      summary: "raw results are of another schema",
      reason: "The first record names the version of the records' form. Another version may mean "
        + "something else by the same words, so it is not read.",
      help: "Make the report with the version of moth that made the results, or run again."
    ),
    Explanation(
      id: "results-cut-short",
      summary: "raw results end before their summary",
      reason: "Without their last record, results may lack units that failed, and a report of them "
        + "would look better than the run was.",
      help: "Run again, or copy the whole file."
    ),
    Explanation(
      id: "shard-changed",
      summary: "the raw results of a shard are not as they were written",
      reason:
        "Their last record has a digest of all lines. A line that was changed, lost, added or "
        + "moved would change what merging finds.",
      help: "Copy the file again, in binary mode, or run the shard again."
    ),
    Explanation(
      id: "results-differ",
      summary: "raw results of several files do not go together",
      reason: "One report is of one command and one version of moth; results with curves and "
        + "without them do not mix either.",
      help: "Make a report of each file."
    ),
    Explanation(
      id: "results-without-curves",
      summary: "a report needs curves that the raw results lack",
      reason: "All values of a run take much room, so raw results have them only if asked for.",
      help: "Run again with '--curves'."
    ),
    Explanation(
      id: "report-not-written",
      summary: "a report could not be written to its file",
      reason: "A report is written beside its file and takes its place when it is whole, so a file "
        + "that was there before is still as it was.",
      help:
        "Free the disk, allow writing in the folder, or name another file. The exit status is 4."
    ),
  ]
}
