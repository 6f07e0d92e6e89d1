extension Diagnostic {
  /// How many diagnostics of one rule in one file are shown one by one.
  package static let mostOfOneRule = 100

  /// Diagnostics of which no rule has more than `mostOfOneRule` in a file: one that says how many
  /// there are besides comes after the last of them.
  package static func limited(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > mostOfOneRule else { return diagnostics }
    var counts: [Key: Int] = [:]
    for diagnostic in diagnostics { counts[Key(diagnostic), default: 0] += 1 }
    var seen: [Key: Int] = [:]
    return diagnostics.compactMap { diagnostic in
      let key = Key(diagnostic)
      let number = (seen[key] ?? 0) + 1
      seen[key] = number
      if number <= mostOfOneRule { return diagnostic }
      return number == mostOfOneRule + 1 ? rest((counts[key] ?? 0) - mostOfOneRule, key: key) : nil
    }
  }

  private static func rest(_ count: Int, key: Key) -> Diagnostic {
    Diagnostic(
      id: key.id,
      severity: key.severity,
      message: "\(count) more of '\(key.id)' are not shown",
      location: key.path.map { SourceLocation(path: $0) }
    )
  }

  private struct Key: Hashable {
    var id: String
    var severity: Severity
    var path: String?

    init(_ diagnostic: Diagnostic) {
      id = diagnostic.id
      severity = diagnostic.severity
      path = diagnostic.location?.path
    }
  }
}
