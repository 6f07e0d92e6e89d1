extension ReportFormat {
  /// All formats as the table of docs/REPORTS.md.
  package static var markdownTable: String {
    let rows = all.map { format in
      let location = format.specification
      let link =
        location.hasPrefix("docs/")
        ? "[\(location.dropFirst(5))](\(location.dropFirst(5)))" : "<\(location)>"
      return "| `\(format.name)` | \(format.summary) | \(link) |\n"
    }
    return "| name | what | described at |\n|---|---|---|\n" + rows.joined()
  }
}
