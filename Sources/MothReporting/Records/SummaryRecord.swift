internal import MothDiagnostics
package import MothRunner
package import MothStore

/// The last record: what the results come to.
package struct SummaryRecord: Equatable, Sendable, Codable {
  /// Plugins that were looked at.
  @Count package var plugins = 0
  /// Their scripts.
  @Count package var scripts = 0
  /// Effects that were looked at.
  @Count package var effects = 0
  /// Units evaluated.
  @Count package var units = 0
  /// Calls of effects' functions.
  @Count package var calls = 0
  /// Samples: for each unit those of its sweep, for each of its targets.
  @Count package var samples = 0
  /// Errors; a finding that comes up in several units of an effect counts once.
  @Count package var errors = 0
  /// Warnings, counted likewise.
  @Count package var warnings = 0
  /// Findings that scripts allow, counted likewise.
  @Count package var suppressed = 0
  /// Test cases that passed, one per device.
  @Count package var testsPassed = 0
  /// Test cases that failed.
  @Count package var testsFailed = 0
  /// The exit status of the command.
  package var exitStatus: Int32 = 0
  /// Why the run ended before everything was run; nil if it did not.
  package var ending: RunEnding?
  /// The digest of everything before and of this record, for results of a shard.
  package var digest: Digest?

  /// The summary of nothing.
  package init() {}

  /// Whether there was anything to look at.
  package var hasMatches: Bool { exitStatus != ExitStatus.nothingMatched.rawValue }

  /// Whether nothing at all was found.
  package var isClean: Bool { errors + warnings + testsFailed == 0 && ending == nil }
}

/// Counts records for their summary.
package struct RecordCounter: Sendable {
  /// What was counted so far; findings of an effect once it is over.
  package private(set) var summary = SummaryRecord()
  private var gatherer = FindingGatherer()

  /// A count of nothing.
  package init() {}

  /// Counts a record.
  package mutating func take(_ record: RunRecord) {
    for finding in gatherer.take(record) { count(finding) }
    switch record {
    case .plugin(let plugin):
      summary.plugins += 1
      summary.scripts += plugin.scripts
    case .effect:
      summary.effects += 1
    case .unit(let unit):
      summary.units += 1
      summary.calls += unit.calls
      summary.samples += unit.viewSamples
    case .test(let test):
      summary.testsPassed += test.passed ? 1 : 0
      summary.testsFailed += test.passed ? 0 : 1
    case .run, .source, .diagnostic, .suppressed, .printed, .curves, .outcome, .summary:
      break
    }
  }

  /// The summary of a run that ends with this status.
  package mutating func finished(exitStatus: Int32, _ ending: RunEnding? = nil) -> SummaryRecord {
    take(.summary(summary))
    summary.exitStatus = exitStatus
    summary.ending = ending
    return summary
  }

  private mutating func count(_ finding: Finding) {
    // A failed test is counted as such, not by what failed in it.
    if finding.origin == .test { return }
    if finding.suppression != nil {
      summary.suppressed += 1
      return
    }
    switch finding.diagnostic.severity {
    case .error: summary.errors += 1
    case .warning: summary.warnings += 1
    case .note: break
    }
  }
}
