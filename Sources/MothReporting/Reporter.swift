package import MothDiagnostics

/// Makes a report while records come in.
///
/// The report is what `take` returns, one after the other. The last record is the summary.
package protocol Reporter {
  /// Takes the next record, and returns the text that is now certain.
  mutating func take(_ record: RunRecord) -> String
}

extension Reporter {
  /// The report of records that are all there.
  package func report(_ records: some Sequence<RunRecord>) -> String {
    var reporter = self
    return records.reduce(into: "") { $0 += reporter.take($1) }
  }
}

/// A report without commands for the pipeline that runs the program.
struct GuardedReporter: Reporter {
  private var reporter: any Reporter
  private var lines = LineGuard()

  init(reporter: any Reporter) {
    self.reporter = reporter
  }

  mutating func take(_ record: RunRecord) -> String { lines.take(reporter.take(record)) }
}

/// What a report is to look like, as far as formats honor it.
package struct ReportSettings: Sendable {
  /// The columns of a line of text.
  package var width = 100
  /// How text is coloured.
  package var styler = Styler.plain
  /// Whether units with the same result share a line of text.
  package var groupsUnits = true
  /// Whether text says what is wrong with the options and the configuration too; on a terminal
  /// that is on the error output already.
  package var reportsProblems = true

  /// The settings of a file.
  package init() {}
}
