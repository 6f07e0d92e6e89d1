internal import MothDiagnostics
internal import MothRunner

/// The lines of an effect's units, in aligned columns.
struct UnitTable {
  private let styler: Styler
  private let deviceWidth: Int
  private let showsReduceMotion: Bool

  init(_ units: [UnitResult], styler: Styler) {
    self.styler = styler
    deviceWidth = units.map(\.device.count).max() ?? 0
    showsReduceMotion = units.contains { $0.reduceMotion }
  }

  /// One unit: verdict, device, Reduce Motion, and the range of each argument that does something.
  func line(_ unit: UnitResult) -> String {
    let device = VisibleText.escaped(unit.device)
    let padding = String(repeating: " ", count: max(deviceWidth - device.count, 0))
    let setting =
      showsReduceMotion
      ? styler.apply(.dim, to: unit.reduceMotion ? "  Reduce Motion  " : "                 ") : "  "
    return "  \(mark(of: unit)) \(device)\(padding)\(setting)\(ranges(of: unit))"
  }

  private func mark(_ severity: Severity?) -> String {
    switch severity {
    case .error: styler.apply(.error, to: "✗")
    case .warning: styler.apply(.warning, to: "!")
    case .note, nil: styler.apply(.success, to: "✓")
    }
  }

  private func mark(of unit: UnitResult) -> String {
    mark(unit.diagnostics.map(\.severity).max())
  }

  private func ranges(of unit: UnitResult) -> String {
    let shown = unit.columns.filter(\.isTelling)
    if shown.isEmpty {
      return styler.apply(.dim, to: unit.columns.isEmpty ? "no chain" : "no change")
    }
    return merged(shown).map(text).joined(separator: "  ")
  }

  /// `scaleEffect.x` and `scaleEffect.y` of one range become `scaleEffect`.
  private func merged(_ columns: [UnitResult.ColumnRange]) -> [UnitResult.ColumnRange] {
    var result: [UnitResult.ColumnRange] = []
    for column in columns {
      if let last = result.last, last.range == column.range, last.label.hasSuffix(".x"),
        column.label == last.label.dropLast(2) + ".y", column.label.hasPrefix("scaleEffect")
      {
        result[result.count - 1].label = String(last.label.dropLast(2))
      } else {
        result.append(column)
      }
    }
    return result
  }

  private func text(_ column: UnitResult.ColumnRange) -> String {
    let low = NumberText.short(column.range.lowerBound)
    let high = NumberText.short(column.range.upperBound)
    let unit = column.unit.isEmpty ? "" : " \(column.unit)"
    return "\(column.label) " + (low == high ? low : "\(low) → \(high)") + unit
  }
}
