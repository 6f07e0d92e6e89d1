internal import MothDiagnostics

extension ReportFormat {
  /// A page.
  static let html = ReportFormat(
    name: "html",
    summary: "one page that needs nothing else: findings with their source lines, and all units",
    specification: "https://html.spec.whatwg.org"
  ) { _ in HtmlReporter() }
}

/// Reports a run as one page: the verdict, the findings, the effects with their units, and the
/// tests.
///
/// Units with the same result share a row, so the page grows with what differs and not with
/// devices.
private struct HtmlReporter: Reporter {
  private var gatherer = FindingGatherer()
  private var sources = SourceTexts()
  private var header: RunHeader?
  private var effect: EffectRecord?
  private var units: [UnitRecord] = []
  private var findings = ""
  private var effects = ""
  private var testRows = ""

  mutating func take(_ record: RunRecord) -> String {
    sources.take(record)
    for finding in gatherer.take(record) where finding.suppression == nil {
      findings += HtmlPage.article(of: finding, sources)
    }
    switch record {
    case .run(let header): self.header = header
    case .unit(let unit): units.append(unit)
    case .effect(let record):
      endEffect()
      effect = record
    case .plugin, .summary: endEffect()
    case .test(let test): testRows += HtmlPage.row(of: test)
    case .source, .diagnostic, .suppressed, .printed, .curves, .outcome: break
    }
    guard case .summary(let summary) = record, let header else { return "" }
    return HtmlPage.page(
      summary,
      header: header,
      findings: findings,
      effects: effects,
      tests: testRows
    )
  }

  private mutating func endEffect() {
    if let effect, header?.command == .run { effects += HtmlPage.section(of: effect, units) }
    effect = nil
    units = []
  }
}
