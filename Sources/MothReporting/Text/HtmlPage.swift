internal import MothDiagnostics
internal import MothSimulation

/// The parts of the page of `html`.
enum HtmlPage {
  /// How many source lines are before and after that of a finding.
  private static let context = 2

  // MARK: - The page

  static func page(
    _ summary: SummaryRecord,
    header: RunHeader,
    findings: String,
    effects: String,
    tests: String
  ) -> String {
    let verdict =
      !summary.isClean
      ? summary.found : summary.hasMatches ? "all passed" : "nothing matched"
    let role =
      summary.errors + summary.testsFailed > 0 ? "error" : summary.warnings > 0 ? "warning" : "good"
    let allowed = summary.suppressed > 0 ? ", \(summary.suppressed) suppressed" : ""
    let what = text(summary.what(isCheck: header.command == .check) + allowed)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>Moth: \(verdict)</title>
      <style>
      \(HtmlStyle.sheet)</style>
      </head>
      <body>
      <header>
      <h1>Moth: <span class="\(role)">\(verdict)</span></h1>
      <p>\(what)</p>
      </header>
      <main>
      \(section("Findings", content: findings))\(section("Effects", content: effects))\(testSection(tests))</main>
      <footer>moth \(text(header.moth)) \(header.command.rawValue)</footer>
      </body>
      </html>

      """
  }

  /// Nothing is loaded and nothing runs, whatever a name holds.
  private static let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

  private static func section(_ title: String, content: String) -> String {
    content.isEmpty ? "" : "<section>\n<h2>\(title)</h2>\n\(content)</section>\n"
  }

  private static func testSection(_ rows: String) -> String {
    guard !rows.isEmpty else { return "" }
    return section(
      "Tests",
      content: table(["", "plugin", "test", "device", "Reduce Motion"], rows: rows)
    )
  }

  private static func table(_ columns: [String], rows: String) -> String {
    let head = columns.map { "<th scope=\"col\">\($0)</th>" }.joined()
    return "<div class=\"scroll\"><table>\n<thead><tr>\(head)</tr></thead>\n<tbody>\n\(rows)"
      + "</tbody>\n</table></div>\n"
  }

  private static func row(_ cells: [String]) -> String {
    "<tr>" + cells.map { "<td>\($0)</td>" }.joined() + "</tr>\n"
  }

  private static func text(_ text: String) -> String { XMLText.attribute(text) }

  private static func mark(_ severity: Severity?) -> String {
    switch severity {
    case .error: "<span class=\"error\" title=\"error\">✗</span>"
    case .warning: "<span class=\"warning\" title=\"warning\">!</span>"
    case .note, nil: "<span class=\"good\" title=\"passed\">✓</span>"
    }
  }

  // MARK: - Findings

  static func article(of finding: Finding, _ sources: SourceTexts) -> String {
    let diagnostic = finding.diagnostic
    let role = diagnostic.severity.rawValue
    var parts = [
      "<h3><span class=\"\(role)\">\(role)</span> <code>\(text(diagnostic.id))</code></h3>",
      "<p class=\"message\">\(text(diagnostic.message))</p>",
    ]
    parts += diagnostic.location.map { excerpt($0, sources: sources) } ?? []
    var facts: [(String, String)] = []
    if let moment = diagnostic.moment { facts.append(("at", moment.summary)) }
    if finding.unitCount > 1 {
      let devices = finding.devices.joined(separator: ", ")
      facts.append(("seen in", "\(finding.unitCount) units, on \(devices)"))
    }
    facts += diagnostic.notes.map { ($0.kind.rawValue, $0.text) }
    facts += diagnostic.fixIts.map { fixIt in
      (fixIt.safety == .safe ? "fix" : "unsafe fix", fixIt.description)
    }
    if !facts.isEmpty {
      let list = facts.map { "<dt>\($0.0)</dt><dd>\(XMLText.content($0.1))</dd>" }
      parts.append("<dl>\(list.joined(separator: "\n"))</dl>")
    }
    return "<article>\n\(parts.joined(separator: "\n"))\n</article>\n"
  }

  /// The location, and the lines around it with the range marked.
  private static func excerpt(_ location: SourceLocation, sources: SourceTexts) -> [String] {
    guard let range = location.range else {
      return ["<p class=\"location\">\(text(location.path))</p>"]
    }
    let start = range.start
    let head = "<p class=\"location\">\(text(location.path)):\(start.line):\(start.column)</p>"
    guard let file = sources[location.path], start.line >= 1, start.line <= file.lineCount else {
      return [head]
    }
    let lines = max(1, start.line - context)...min(file.lineCount, start.line + context)
    let shown = lines.map { number in
      let line = file.line(number) ?? ""
      let code = number == start.line ? marked(line, range: range) : text(line)
      let role = number == start.line ? " class=\"hit\"" : ""
      return "<span\(role)><span class=\"number\">\(number)</span>\(code)</span>"
    }
    return [head, "<pre>\(shown.joined(separator: "\n"))</pre>"]
  }

  private static func marked(_ line: String, range: SourceRange) -> String {
    let scalars = Array(line.unicodeScalars)
    let start = min(max(range.start.column - 1, 0), scalars.count)
    let end =
      range.end.line == range.start.line
      ? min(max(range.end.column - 1, start), scalars.count) : scalars.count
    let part: (Range<Int>) -> String = { part in
      text(String(String.UnicodeScalarView(scalars[part])))
    }
    return part(0..<start) + "<mark>\(part(start..<end))</mark>" + part(end..<scalars.count)
  }

  // MARK: - Effects and tests

  static func section(of effect: EffectRecord, _ units: [UnitRecord]) -> String {
    let summary = effect.summary.isEmpty ? "" : "<p>\(text(effect.summary))</p>\n"
    let location = units.first.map { unit in
      let views = unit.targets == 1 ? "" : " (\(unit.targets) views)"
      let target = unit.target.isEmpty ? "" : ", target \(text(unit.target))\(views)"
      return "<p class=\"location\">\(text(effect.path)), scene \(text(unit.scene))\(target)</p>\n"
    }
    let columns = ["", "devices", "orientation", "sweep", "Reduce Motion", "values"]
    let rows = UnitTable.rows(units, groups: true).map { group in
      let unit = group.first
      return row([
        mark(unit.diagnostics.map(\.severity).max()),
        group.devices.map(text).joined(separator: ", "), unit.orientation.rawValue,
        text(unit.sweep), unit.reduceMotion ? "on" : "off",
        UnitTable.parts(of: unit).map { "<span class=\"value\">\(text($0))</span>" }
          .joined(separator: " "),
      ])
    }
    return "<h3>\(text(effect.effect))</h3>\n\(summary)\(location ?? "")"
      + (rows.isEmpty ? "" : table(columns, rows: rows.joined()))
  }

  static func row(of test: TestRecord) -> String {
    row([
      mark(test.passed ? nil : .error), text(test.plugin), text(test.name), text(test.device),
      test.reduceMotion ? "on" : "off",
    ])
  }
}
