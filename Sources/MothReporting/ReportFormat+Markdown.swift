extension ReportFormat {
  /// All formats as the table of docs/REPORTS.md.
  package static var markdownTable: String {
    let rows = all.map { format in
      let place = format.specification
      let link =
        place.hasPrefix("docs/") ? "[\(place.dropFirst(5))](\(place.dropFirst(5)))" : "<\(place)>"
      return "| `\(format.name)` | \(format.summary) | \(link) |\n"
    }
    return "| name | what | described at |\n|---|---|---|\n" + rows.joined()
  }
}
