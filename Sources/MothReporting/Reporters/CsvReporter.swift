internal import MothDiagnostics
internal import MothSimulation

extension ReportFormat {
  /// Comma-separated values.
  static let csv = ReportFormat(
    name: "csv",
    summary: "every value of every argument as a table, a row for each sample, view and argument",
    specification: "https://www.rfc-editor.org/rfc/rfc4180",
    needsCurves: true
  ) { _ in CsvReporter() }
}

/// Reports curves as one long table: any effects go together in it, and pivot tables and data
/// frames make a column of each argument.
private struct CsvReporter: Reporter {
  private static let columns = [
    "plugin", "effect", "scene", "target", "index", "device", "orientation", "reduceMotion",
    "sweep", "sample", "time", "offset", "argument", "unit", "value",
  ]

  private var unit: UnitRecord?

  mutating func take(_ record: RunRecord) -> String {
    switch record {
    case .run: return Self.columns.joined(separator: ",") + "\r\n"
    case .unit(let unit): self.unit = unit
    case .curves(let curves): return rows(of: curves)
    case .source, .plugin, .effect, .diagnostic, .suppressed, .printed, .test, .outcome, .summary:
      break
    }
    return ""
  }

  private func rows(of curves: CurvesRecord) -> String {
    guard let unit else { return "" }
    let names = [unit.plugin, unit.effect, unit.scene, unit.target].map(Self.cell)
    let settings =
      [unit.device, unit.orientation.rawValue, "\(unit.reduceMotion)", unit.sweep].map(Self.cell)
    var text = ""
    for view in curves.views {
      let start = (names + ["\(view.index)"] + settings).joined(separator: ",")
      for (argument, values) in zip(curves.arguments, view.values) {
        let end = "\(Self.cell(argument.name)),\(Self.cell(argument.unit))"
        for (position, value) in values.enumerated() {
          let sample =
            view.samples.map { position < $0.count ? $0[position] : position } ?? position
          let (index, isTooLow) = sample.subtractingReportingOverflow(curves.first ?? 0)
          guard !isTooLow, curves.times.indices.contains(index),
            curves.offsets.indices.contains(index)
          else { continue }
          text += "\(start),\(sample),\(NumberText.exact(curves.times[index])),"
          text += "\(NumberText.exact(curves.offsets[index])),\(end),"
          text += value.map(NumberText.exact) ?? ""
          text += "\r\n"
        }
      }
    }
    return text
  }

  /// A text as a visible cell: in quotes where RFC 4180 asks for them.
  ///
  /// A text that a spreadsheet would take for a formula gets an apostrophe in front
  /// (https://owasp.org/www-community/attacks/CSV_Injection), also where blanks are first or where
  /// the marks are those of full width, which some spreadsheets take for the others. Numbers stay
  /// numbers.
  private static func cell(_ text: String) -> String {
    let visible = VisibleText.escaped(text)
    let first = visible.unicodeScalars.first { !$0.properties.isWhitespace }
    let isFormula = first.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
    let safe = isFormula ? "'" + visible : visible
    guard safe.unicodeScalars.contains(where: { "\",".unicodeScalars.contains($0) }) else {
      return safe
    }
    return "\"" + safe.replacingScalars(["\"": "\"\""]) + "\""
  }
}
