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

/// Reports curves as one long table: any effects go together in it, and pivot tables and data frames
/// make a column of each argument.
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
        for (place, value) in values.enumerated() {
          let sample = view.samples.map { place < $0.count ? $0[place] : place } ?? place
          guard curves.times.indices.contains(sample), curves.offsets.indices.contains(sample)
          else { continue }
          text += "\(start),\(sample),\(NumberText.exact(curves.times[sample])),"
          text += "\(NumberText.exact(curves.offsets[sample])),\(end),"
          text += value.map(NumberText.exact) ?? ""
          text += "\r\n"
        }
      }
    }
    return text
  }

  /// A text as a cell: in quotes where RFC 4180 asks for them.
  ///
  /// A text that a spreadsheet would take for a formula gets an apostrophe in front
  /// (https://owasp.org/www-community/attacks/CSV_Injection). Numbers stay numbers.
  private static func cell(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) }
    let safe = isFormula ?? false ? "'" + text : text
    guard safe.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else {
      return safe
    }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }
}
