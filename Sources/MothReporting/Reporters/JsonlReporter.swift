extension ReportFormat {
  /// JSON Lines: the raw results.
  static let jsonl = ReportFormat(
    name: "jsonl",
    summary: "the raw results, one JSON object a line; 'moth report' makes any report from them",
    specification: "docs/JSON.md"
  ) { _ in JsonlReporter() }
}

/// Reports each record as a line.
///
/// The results of a shard end with a digest, since merging believes them.
private struct JsonlReporter: Reporter {
  private var seal: ShardSeal?

  mutating func take(_ record: RunRecord) -> String {
    if case .run(let header) = record, header.shard != nil { seal = ShardSeal() }
    if case .summary(var summary) = record, let seal {
      summary.digest = seal.digest(with: summary)
      return RunRecord.summary(summary).line
    }
    let line = record.line
    seal?.take(line.utf8)
    return line
  }
}
