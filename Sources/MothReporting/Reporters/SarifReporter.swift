internal import Foundation
internal import MothDiagnostics
internal import MothValidation

extension ReportFormat {
  /// SARIF.
  static let sarif = ReportFormat(
    name: "sarif",
    summary: "SARIF 2.1.0, for GitHub's code scanning and editors",
    specification: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html"
  ) { _ in SarifReporter() }
}

/// Reports findings as SARIF results; those that scripts allow are marked as suppressed.
///
/// Results are written as they come; the rules that they name follow after them.
private struct SarifReporter: Reporter {
  private var gatherer = FindingGatherer()
  private var sources = SourceTexts()
  private var fingerprints = Fingerprints()
  private var ids: [String] = []
  private var version = ""
  private var isEmpty = true

  mutating func take(_ record: RunRecord) -> String {
    sources.take(record)
    var text = ""
    for finding in gatherer.take(record) { text += result(of: finding) }
    switch record {
    case .run(let header):
      version = header.moth
      return """
        {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "runs": [{
        "columnKind": "unicodeCodePoints",
        "results": [
        """
    case .summary: return text + end
    default: return text
    }
  }

  private mutating func result(of finding: Finding) -> String {
    let diagnostic = finding.diagnostic
    if !ids.contains(diagnostic.id) { ids.append(diagnostic.id) }
    let result = SarifResult(
      finding,
      ruleIndex: ids.firstIndex(of: diagnostic.id) ?? 0,
      fingerprint: fingerprints.name(of: diagnostic, in: sources)
    )
    defer { isEmpty = false }
    return (isEmpty ? "\n" : ",\n") + RunRecord.line(result).dropLast()
  }

  private var end: String {
    let driver = SarifDriver(
      name: "moth",
      rules: ids.map { id in SarifRule(id, explanation: Manual.explanations.first { $0.id == id })
      },
      version: version
    )
    return """

      ],
      "tool": {"driver": \(RunRecord.line(driver).dropLast())}
      }],
      "version": "2.1.0"
      }

      """
  }
}

/// `toolComponent` (section 3.19).
private struct SarifDriver: Encodable {
  var name: String
  var rules: [SarifRule]
  var version: String
}

/// `reportingDescriptor` (section 3.49).
private struct SarifRule: Encodable {
  var defaultConfiguration: [String: String]?
  var fullDescription: SarifText?
  var help: SarifText?
  var helpUri: String?
  var id: String
  var shortDescription: SarifText?

  /// The manuals whose pages say what a rule is about; its other sources are evidence.
  private static let manuals = ["https://developer.apple.com/", "https://www.lua.org/manual/"]

  init(_ id: String, explanation: Explanation?) {
    self.id = id
    let rule = Rule.withID(id)
    defaultConfiguration = rule?.level.severity.map { ["level": $0.rawValue] }
    helpUri = rule?.sources.first { source in
      !source.contains(" ") && Self.manuals.contains { source.hasPrefix($0) }
    }
    guard let explanation else { return }
    shortDescription = SarifText(text: explanation.summary)
    fullDescription = SarifText(text: explanation.reason)
    help = SarifText(text: explanation.help)
  }
}

/// `message` and `multiformatMessageString`.
struct SarifText: Encodable, Equatable {
  private(set) var text: String

  /// A text that viewers show to people, in lines.
  init(text: String) {
    self.text = VisibleText.escapedLines(text)
  }
}
