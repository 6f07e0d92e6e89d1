internal import MothDiagnostics

extension ReportFormat {
  /// Text for people.
  package static let text = ReportFormat(
    name: "text",
    summary: "text for people, as on the terminal",
    specification: "docs/REPORTS.md"
  ) { TextReporter($0) }
}

/// Reports a run as text: a block for each effect, its findings, its plugin's tests, and a summary.
///
/// Keeps the units of one effect and the texts of the scripts that findings point into.
struct TextReporter: Reporter {
  private let settings: ReportSettings
  private let styler: Styler
  private var sources: [String: SourceFile] = [:]
  private var gatherer = FindingGatherer()
  private var isCheck = false
  private var hasPlugin = false
  private var hasBlock = false
  /// What is open, if it is not reported yet.
  private var effect: EffectRecord?
  private var units: [UnitRecord] = []
  private var printed = ""
  private var plugin = ""
  private var firstUnits: [UnitRecord] = []
  private var tests: [TestRecord] = []

  init(_ settings: ReportSettings) {
    self.settings = settings
    styler = settings.styler
  }

  mutating func take(_ record: RunRecord) -> String {
    let findings = gatherer.take(record).filter { $0.origin != .test && $0.suppression == nil }
    var blocks: [String] = []
    switch record {
    case .run(let header):
      isCheck = header.command == .check
    case .source(let source):
      sources[source.path] = SourceFile(path: source.path, text: source.text)
    case .unit(let unit):
      if units.isEmpty { firstUnits.append(unit) }
      units.append(unit)
    case .printed(let record):
      printed = record.text
    case .suppressed, .curves, .outcome:
      break
    case .plugin(let record):
      blocks = endOfEffect(findings) + endOfPlugin()
      plugin = record.plugin
      hasPlugin = true
    case .effect(let record):
      blocks = endOfEffect(findings)
      effect = record
    case .test(let test):
      blocks = endOfEffect(findings)
      tests.append(test)
    case .diagnostic(let record):
      guard record.effect == nil else { break }
      blocks = endOfEffect(findings.filter { $0.origin == .effect }) + endOfPlugin()
      let isReported = record.plugin != nil || settings.reportsProblems
      blocks += isReported ? [renderer.render(record.diagnostic)] : []
    case .summary(let summary):
      blocks = endOfEffect(findings) + endOfPlugin()
      blocks += hasPlugin || settings.reportsProblems ? [text(of: summary)] : []
    }
    return text(of: blocks)
  }

  /// The blocks with a blank line between them.
  private mutating func text(of blocks: [String]) -> String {
    guard !blocks.isEmpty else { return "" }
    defer { hasBlock = true }
    return (hasBlock ? "\n" : "") + blocks.joined(separator: "\n\n") + "\n"
  }

  private var renderer: DiagnosticRenderer {
    let sources = sources
    return DiagnosticRenderer(width: settings.width, styler: styler) { sources[$0] }
  }

  // MARK: - Effects

  private mutating func endOfEffect(_ findings: [Finding]) -> [String] {
    guard let effect else { return [] }
    defer {
      self.effect = nil
      units = []
      printed = ""
    }
    let found = findings.map(report)
    guard !isCheck else { return found }
    var lines = title(of: effect)
    if let unit = units.first {
      let views = unit.targets == 1 ? "" : " (\(unit.targets) views)"
      let target =
        unit.target.isEmpty ? "" : ", target \(VisibleText.escaped(unit.target))\(views)"
      let scene = VisibleText.escaped(unit.scene)
      lines.append(styler.apply(.dim, to: "  scene \(scene)\(target)"))
    }
    lines +=
      UnitTable(units, groupsUnits: settings.groupsUnits, width: settings.width, styler: styler)
      .lines
    return [(lines + printedLines).joined(separator: "\n")] + found
  }

  /// The first lines of what the script printed.
  private var printedLines: [String] {
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let shown = lines.prefix(Self.shownPrintedLines).map {
      "  print: \(VisibleText.escaped(String($0)))"
    }
    let rest = lines.count - shown.count
    return shown + (rest > 0 ? ["  print: and \(plural(rest, of: "more line"))"] : [])
  }

  /// How many printed lines are shown.
  private static let shownPrintedLines = 20

  /// The name and what the script says of itself.
  private func title(of effect: EffectRecord) -> [String] {
    let name = VisibleText.escaped(effect.effect)
    let summary = effect.summary.isEmpty ? "" : "  " + VisibleText.escaped(effect.summary)
    let all = WrappedText.lines(of: name + summary, width: settings.width)
    let first = (all.first ?? name).dropFirst(name.count)
    return [styler.apply(.strong, to: name) + first] + all.dropFirst().map { "  \($0)" }
  }

  private func report(_ finding: Finding) -> String {
    let text = renderer.render(finding.diagnostic)
    guard finding.unitCount > 1 else { return text }
    let units =
      "seen in \(finding.unitCount) units, on \(finding.devices.joined(separator: ", "))"
    let lines = WrappedText.lines(of: units, width: settings.width - 5)
    return text + "\n" + styler.apply(.dim, to: lines.map { "     \($0)" }.joined(separator: "\n"))
  }

  // MARK: - Plugins and summary

  private mutating func endOfPlugin() -> [String] {
    defer {
      firstUnits = []
      tests = []
    }
    let wirings = WiringTable(firstUnits).lines
    return (wirings.isEmpty ? [] : [wirings.joined(separator: "\n")])
      + (tests.isEmpty ? [] : [report(tests)])
  }

  private func report(_ tests: [TestRecord]) -> String {
    let failed = tests.filter { !$0.passed }
    let passed = tests.count - failed.count
    let mark = failed.isEmpty ? styler.apply(.success, to: "✓") : styler.apply(.error, to: "✗")
    let count = failed.isEmpty ? "\(passed) hold" : "\(passed) hold, \(failed.count) do not"
    let head = "\(mark) tests of \(VisibleText.escaped(plugin)): \(count)"
    return ([head] + failed.flatMap { $0.diagnostics.map(renderer.render) })
      .joined(separator: "\n\n")
  }

  private func text(of summary: SummaryRecord) -> String {
    let what = summary.what(isCheck: isCheck)
    let allowed = summary.suppressed > 0 ? ", \(summary.suppressed) suppressed" : ""
    guard !summary.isClean else {
      return summary.hasMatches
        ? styler.apply(.success, to: "\(what): all passed\(allowed)") : "\(what): nothing matched"
    }
    let role: Styler.Role = summary.errors + summary.testsFailed > 0 ? .error : .warning
    return "\(what): " + styler.apply(role, to: summary.found) + allowed
  }
}

extension SummaryRecord {
  /// What was looked at, such as `1 effect, 2 units, 454 samples, 27 tests`.
  func what(isCheck: Bool) -> String {
    let parts =
      isCheck
      ? [plural(plugins, of: "plugin"), plural(scripts, of: "script")]
      : [
        plural(effects, of: "effect"), plural(units, of: "unit"), plural(samples, of: "sample"),
        plural(testsPassed + testsFailed, of: "test"),
      ]
    return parts.joined(separator: ", ")
  }

  /// What was found, such as `1 error, 2 warnings`; empty if nothing was.
  var found: String {
    [(errors, "error"), (warnings, "warning"), (testsFailed, "failed test")]
      .filter { $0.0 > 0 }.map { plural($0.0, of: $0.1) }.joined(separator: ", ")
  }
}
