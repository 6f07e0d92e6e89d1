extension ReportFormat {
  /// One JSON document.
  static let json = ReportFormat(
    name: "json",
    summary: "the records of 'jsonl' as one JSON array",
    specification: "docs/JSON.md"
  ) { _ in JsonReporter() }
}

/// Reports all records as the elements of an array, one per line.
private struct JsonReporter: Reporter {
  private var isFirst = true

  mutating func take(_ record: RunRecord) -> String {
    let start = isFirst ? "[\n" : ",\n"
    isFirst = false
    let line = start + record.line.dropLast()
    if case .summary = record { return line + "\n]\n" }
    return line
  }
}
