internal import MothDiagnostics

extension ReportFormat {
  /// GitLab's code quality report.
  static let gitlab = ReportFormat(
    name: "gitlab",
    summary: "GitLab's code quality report, for merge requests",
    specification: "https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format"
  ) { _ in GitLabReporter() }
}

/// Reports findings as issues of GitLab's code quality; those that scripts allow are left out.
private struct GitLabReporter: Reporter {
  private var gatherer = FindingGatherer()
  private var sources = SourceTexts()
  private var fingerprints = Fingerprints()
  private var effectPath: String?
  private var isEmpty = true

  mutating func take(_ record: RunRecord) -> String {
    sources.take(record)
    let findings = gatherer.take(record)
    var text = ""
    for finding in findings where finding.suppression == nil { text += issue(of: finding) }
    switch record {
    case .run: return "["
    case .summary: return text + "\n]\n"
    case .effect(let effect): effectPath = effect.path
    case .plugin: effectPath = nil
    default: break
    }
    return text
  }

  private mutating func issue(of finding: Finding) -> String {
    let diagnostic = finding.diagnostic
    let path = VisibleText.escaped(
      diagnostic.location?.path ?? effectPath ?? finding.plugin ?? "moth.json"
    )
    let issue = Issue(
      check_name: diagnostic.id,
      description: VisibleText.escaped(diagnostic.message),
      fingerprint: fingerprints.name(of: diagnostic, in: sources),
      location: Issue.Location(
        lines: ["begin": diagnostic.location?.range?.start.line ?? 1],
        path: path.hasPrefix("./") ? String(path.dropFirst(2)) : path
      ),
      severity: Self.severity(of: diagnostic)
    )
    defer { isEmpty = false }
    return (isEmpty ? "\n" : ",\n") + RunRecord.line(issue).dropLast()
  }

  /// GitLab knows info, minor, major, critical and blocker.
  private static func severity(of diagnostic: Diagnostic) -> String {
    switch diagnostic.severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }

  /// The keys are GitLab's.
  private struct Issue: Encodable {
    var check_name: String
    var description: String
    var fingerprint: String
    var location: Location
    var severity: String

    struct Location: Encodable {
      var lines: [String: Int]
      var path: String
    }
  }
}
