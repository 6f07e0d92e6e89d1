extension ReportFormat {
  /// JSON Lines: the raw results.
  static let jsonl = ReportFormat(
    name: "jsonl",
    summary: "the raw results, one JSON object a line; 'moth report' makes any report from them",
    specification: "docs/JSON.md"
  ) { _ in JsonlReporter() }
}

/// Reports each record as a line.
private struct JsonlReporter: Reporter {
  mutating func take(_ record: RunRecord) -> String { record.line }
}
