internal import MothDiagnostics

extension ReportFormat {
  /// Markdown.
  static let markdown = ReportFormat(
    name: "markdown",
    summary: "a summary in GitHub's Markdown, for comments and step summaries",
    specification: "https://github.github.com/gfm/"
  ) { _ in MarkdownReporter() }
}

/// Reports the verdict, a table of findings and a table of effects.
///
/// GitHub takes no more than a mebibyte for a step's summary and leaves out the whole where it is
/// longer, so rows that would not fit are left out and counted.
struct MarkdownReporter: Reporter {
  /// The longest summary of a step that GitHub takes, in bytes
  /// (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
  static let longestSummary = 1 << 20
  /// How much of it is around the tables, at most, in bytes.
  private static let frame = 2_048
  /// The longest cell, in bytes.
  private static let longestCell = 1_000

  private var gatherer = FindingGatherer()
  private var isCheck = false
  private var effect: EffectRow?
  private var findings = Rows()
  private var effects = Rows()
  private let limit: Int

  /// Makes a reporter of a report of at most `limit` bytes; the shortest has two kilobytes.
  init(limit: Int = longestSummary) {
    self.limit = max(limit - Self.frame, 0)
  }

  /// The rows of a table, as many as fit.
  private struct Rows {
    var text = ""
    var leftOut = 0

    /// Adds a row if it fits into the limit.
    mutating func add(_ cells: [String], limit: Int) {
      let row = "| \(cells.joined(separator: " | ")) |\n"
      if leftOut == 0, text.utf8.count + row.utf8.count <= limit {
        text += row
      } else {
        leftOut += 1
      }
    }
  }

  private struct EffectRow {
    var name: String
    var units = 0
    var failed = 0
    var warned = 0
  }

  mutating func take(_ record: RunRecord) -> String {
    for finding in gatherer.take(record) where finding.suppression == nil { add(finding) }
    switch record {
    case .run(let header):
      isCheck = header.command == .check
    case .effect(let record):
      endEffect()
      effect = EffectRow(name: record.effect)
    case .unit(let unit):
      let worst = unit.diagnostics.map(\.severity).max()
      effect?.units += 1
      effect?.failed += worst == .error ? 1 : 0
      effect?.warned += worst == .warning ? 1 : 0
    case .summary(let summary):
      endEffect()
      return text(summary)
    case .source, .plugin, .diagnostic, .suppressed, .printed, .curves, .outcome, .test:
      break
    }
    return ""
  }

  private mutating func endEffect() {
    guard let effect, effect.units > 0 else { return }
    let mark = effect.failed > 0 ? "❌" : effect.warned > 0 ? "⚠️" : "✅"
    effects.add(
      [mark, Self.code(effect.name), "\(effect.units)", "\(effect.failed)", "\(effect.warned)"],
      limit: limit / 2
    )
    self.effect = nil
  }

  private mutating func add(_ finding: Finding) {
    let diagnostic = finding.diagnostic
    let mark =
      switch diagnostic.severity {
      case .error: "❌"
      case .warning: "⚠️"
      case .note: "ℹ️"
      }
    let location = diagnostic.location.map { location in
      Self.code(location.path + (location.range.map { ":\($0.start.line)" } ?? ""))
    }
    let seen =
      finding.unitCount > 1
      ? "\(finding.unitCount) units, \(plural(finding.devices.count, of: "device"))"
      : finding.devices.map(Self.code).joined()
    findings.add(
      [mark, Self.code(diagnostic.id), location ?? "", Self.escaped(diagnostic.message), seen],
      limit: limit / 2
    )
  }

  private func text(_ summary: SummaryRecord) -> String {
    let verdict =
      !summary.isClean
      ? summary.found : summary.hasMatches ? "all passed" : "nothing matched"
    var blocks = ["## Moth: \(verdict)\n"]
    let allowed = summary.suppressed > 0 ? ", \(summary.suppressed) suppressed" : ""
    blocks.append("\(summary.what(isCheck: isCheck))\(allowed)\n")
    blocks += table(
      "finding",
      columns: ["", "rule", "location", "message", "seen in"],
      rows: findings
    )
    blocks += table("effect", columns: ["", "effect", "units", "failed", "warned"], rows: effects)
    return blocks.joined(separator: "\n")
  }

  private func table(_ what: String, columns: [String], rows: Rows) -> [String] {
    guard !rows.text.isEmpty || rows.leftOut > 0 else { return [] }
    let rule = columns.map { ["units", "failed", "warned"].contains($0) ? "--:" : "---" }
    let head = "| \(columns.joined(separator: " | ")) |\n| \(rule.joined(separator: " | ")) |\n"
    let rest =
      rows.leftOut > 0
      ? ["And \(plural(rows.leftOut, of: "more \(what)")), left out for length.\n"] : []
    return [head + rows.text] + rest
  }

  // MARK: - Text from outside

  /// A name as a code span, in which GitHub looks for nothing but the end.
  static func code(_ text: String) -> String {
    let visible = VisibleText.escaped(text).cut(toBytes: longestCell)
    guard !visible.isEmpty else { return "" }
    let scalars = visible.unicodeScalars
    let runs = scalars.split(whereSeparator: { $0 != "`" }).map(\.count)
    let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    let pad = scalars.first == "`" || scalars.last == "`" || scalars.first == " " ? " " : ""
    // A bar would end the cell, in a code span too (GFM, example 200).
    return fence + pad + visible.replacingScalars(["|": "\\|"]) + pad + fence
  }

  /// A text in which nothing is markup: the marks of ASCII are escaped (CommonMark, section 2.4),
  /// and no one is mentioned.
  static func escaped(_ text: String) -> String {
    let scalars = Array(VisibleText.escaped(text).cut(toBytes: longestCell).unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "@": result += "`@`"
      // An address or an emoji's name goes on after them; a number or a sentence does not.
      case ".", ":":
        let next = index + 1 < scalars.count ? scalars[index + 1] : " "
        result += next == " " || ("0"..."9").contains(next) ? "\(scalar)" : "\\\(scalar)"
      case "'", ",", " ", "(", ")", ";", "%", "/", "?", "=": result.unicodeScalars.append(scalar)
      case "!"..."~" where !scalar.properties.isAlphabetic && !("0"..."9").contains(scalar):
        result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
