internal import MothDiagnostics

extension ReportFormat {
  /// GitHub's annotations.
  static let github = ReportFormat(
    name: "github",
    summary: "annotations on GitHub's pull requests, and the step's summary as 'markdown'",
    specification:
      "https://docs.github.com/actions/reference/workflow-commands-for-github-actions",
    isCommands: true,
    companion: Companion(
      variable: "GITHUB_STEP_SUMMARY",
      make: { MarkdownReporter(limit: $0) },
      limit: MarkdownReporter.longestSummary
    )
  ) { _ in GitHubReporter() }
}

/// Reports findings as workflow commands, which GitHub shows as annotations.
///
/// GitHub shows ten of a kind for a step, so the tenth says how many there are where there are
/// more.
private struct GitHubReporter: Reporter {
  private var gatherer = FindingGatherer()
  private var counts: [Severity: Int] = [:]
  private var held: [Severity: String] = [:]

  /// How many annotations of a kind GitHub shows for a step
  /// (https://docs.github.com/rest/checks/runs: 10 warnings and 10 errors; the runner's
  /// `ExecutionContext.AddIssue` counts notices likewise).
  private static let limit = 10
  /// How long a message may be, in bytes; GitHub's limit is 64 KB (there too).
  private static let longestMessage = 60_000

  mutating func take(_ record: RunRecord) -> String {
    var text = ""
    for finding in gatherer.take(record) where finding.suppression == nil {
      text += command(of: finding)
    }
    if case .summary = record { text += end }
    return text
  }

  private mutating func command(of finding: Finding) -> String {
    let diagnostic = finding.diagnostic
    let count = counts[diagnostic.severity, default: 0] + 1
    counts[diagnostic.severity] = count
    guard count <= Self.limit else { return "" }
    let text = Self.text(of: finding)
    guard count == Self.limit else { return text }
    held[diagnostic.severity] = text
    return ""
  }

  private var end: String {
    [Severity.error, .warning, .note].compactMap { severity in
      let more = counts[severity, default: 0] - Self.limit
      guard more > 0 else { return held[severity] }
      let what = "\(more + 1) more \(severity.rawValue)s"
      return "::\(Self.name(of: severity)) title=moth::\(what) are in the step's summary and log\n"
    }.joined()
  }

  private static func text(of finding: Finding) -> String {
    let diagnostic = finding.diagnostic
    var properties: [String] = []
    if let location = diagnostic.location {
      properties.append("file=\(property(location.path))")
      if let range = location.range {
        properties += ["line=\(range.start.line)", "endLine=\(range.end.line)"]
        // GitHub takes columns only within one line.
        if range.start.line == range.end.line {
          properties += ["col=\(range.start.column)", "endColumn=\(range.end.column)"]
        }
      }
    }
    properties.append("title=\(property(diagnostic.id))")
    let notes = diagnostic.notes.filter { $0.location == nil }.map(\.text)
    let seen =
      finding.unitCount > 1
      ? ["seen in \(finding.unitCount) units, on \(finding.devices.joined(separator: ", "))"] : []
    let lines = [diagnostic.message] + seen + notes
    var guarded = LineGuard(isWithinLine: true)
    return "::\(name(of: diagnostic.severity))"
      + guarded.take(
        " \(properties.joined(separator: ","))::\(message(lines.joined(separator: "\n")))\n"
      )
  }

  private static func name(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// The text of a command: what would end its line is written as the runner reads it back
  /// (`ActionCommand` of actions/runner).
  private static func message(_ text: String) -> String {
    VisibleText.escapedLines(text).cut(toBytes: longestMessage)
      .replacingScalars(["%": "%25", "\n": "%0A"])
  }

  /// The value of a property, in which `:` and `,` mean something too.
  private static func property(_ text: String) -> String {
    message(text).replacingScalars([":": "%3A", ",": "%2C"])
  }
}
