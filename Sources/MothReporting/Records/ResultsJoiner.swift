internal import MothDiagnostics
internal import MothRunner

/// Makes the records of one report out of those of several raw results, one after the other.
///
/// The first header stands for all, and the last record sums up what all of them summed up.
package struct ResultsJoiner {
  private let formats: [ReportFormat]
  private var first: (header: RunHeader, path: String)?
  private var summaries: [SummaryRecord] = []

  /// Makes a joiner for reports of these formats.
  package init(formats: [ReportFormat]) {
    self.formats = formats
  }

  /// The records that a report shows of the next ones.
  package mutating func take(
    _ records: [RunRecord],
    from path: String
  ) throws(RecordProblem) -> [RunRecord] {
    var shown: [RunRecord] = []
    for record in records {
      switch record {
      case .run(let header):
        let isFirst = first == nil
        try check(header, path: path)
        shown += isFirst ? [record] : []
      case .summary(let summary):
        summaries.append(summary)
      default:
        shown.append(record)
      }
    }
    return shown
  }

  /// The last record; nothing if there were no results.
  package func finish() -> [RunRecord] {
    guard let one = summaries.first else { return [] }
    return [.summary(summaries.dropFirst().reduce(one) { $0.joined(with: $1) })]
  }

  private mutating func check(_ header: RunHeader, path: String) throws(RecordProblem) {
    if !header.curves, let format = formats.first(where: \.needsCurves) {
      throw RecordProblem(.noCurves(for: format.name, in: path))
    }
    guard let first else {
      self.first = (header, path)
      return
    }
    let differences = [
      ("the command", header.command == first.header.command),
      ("the version of moth", header.moth == first.header.moth),
      ("whether they have curves", header.curves == first.header.curves),
    ]
    if let difference = differences.first(where: { !$0.1 }) {
      throw RecordProblem(.results(path, differFrom: first.path, in: difference.0))
    }
  }
}

extension SummaryRecord {
  /// The summary of both; their exit status is the more severe one.
  fileprivate func joined(with other: SummaryRecord) -> SummaryRecord {
    var sum = self
    sum.plugins += other.plugins
    sum.scripts += other.scripts
    sum.effects += other.effects
    sum.units += other.units
    sum.calls += other.calls
    sum.samples += other.samples
    sum.errors += other.errors
    sum.warnings += other.warnings
    sum.suppressed += other.suppressed
    sum.testsPassed += other.testsPassed
    sum.testsFailed += other.testsFailed
    sum.ending = ending ?? other.ending
    let order: [ExitStatus] = [
      .interrupted, .terminated, .hungUp, .internalError, .usage, .notLoaded, .findings, .passed,
      .nothingMatched,
    ]
    sum.exitStatus =
      order.map(\.rawValue).first { [exitStatus, other.exitStatus].contains($0) } ?? exitStatus
    return sum
  }
}
