internal import MothDiagnostics
internal import MothSimulation

/// The lines of an effect's units, in aligned columns.
struct UnitTable {
  private let rows: [Row]
  private let width: Int
  private let styler: Styler
  private let showsReduceMotion: Bool
  /// How wide the longest name of a sweep is; nil if there is only one.
  private let sweepWidth: Int?
  private let showsOrientation: Bool
  /// The parts of units' settings that not all units share, without those above.
  private let variants: UnitVariants

  /// Units with the same result, in the order of the first.
  struct Row {
    var first: UnitRecord
    var devices: [String]
  }

  init(_ units: [UnitRecord], groupsUnits: Bool, width: Int, styler: Styler) {
    rows = Self.rows(units, groups: groupsUnits)
    self.width = width
    self.styler = styler
    showsReduceMotion = units.contains { $0.reduceMotion }
    let sweeps = Set(units.map(\.sweep))
    sweepWidth = sweeps.count > 1 ? sweeps.map(VisibleText.width).max() : nil
    showsOrientation = units.contains { $0.orientation == .landscape }
    variants = UnitVariants(units)
  }

  /// The rows: verdict, devices, settings, and the range of each argument that says something; what
  /// does not fit into the width goes on below.
  var lines: [String] {
    let names = rows.map { devices($0.devices) }
    let settings = rows.map { self.settings(of: $0.first) }
    let nameWidth = names.map(VisibleText.width).max() ?? 0
    let settingWidth = settings.map(VisibleText.width).max() ?? 0
    return rows.indices.flatMap { row in
      let unit = rows[row].first
      let setting = padded(settings[row], to: settingWidth)
      let name = padded(names[row], to: nameWidth)
      let indent = 4 + VisibleText.width(of: name) + 2 + VisibleText.width(of: setting)
      let isDim = !unit.arguments.contains(where: \.informative) && unit.state == nil
      let parts = wrapped(Self.parts(of: unit), indent: indent).enumerated().map { index, text in
        (index == 0 ? "" : String(repeating: " ", count: indent))
          + (isDim ? styler.apply(.dim, to: text) : text)
      }
      let head = "  \(mark(of: unit)) \(name)  \(styler.apply(.dim, to: setting))"
      return [head + (parts.first ?? "")] + parts.dropFirst()
    }
  }

  /// The parts two blanks apart, in lines that fit after the indent.
  private func wrapped(_ parts: [String], indent: Int) -> [String] {
    var lines: [String] = []
    for part in parts {
      if let last = lines.last,
        indent + VisibleText.width(of: last) + 2 + VisibleText.width(of: part) <= width
      {
        lines[lines.count - 1] = "\(last)  \(part)"
      } else {
        lines.append(part)
      }
    }
    return lines
  }

  /// A text with blanks after it, so wide.
  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - VisibleText.width(of: text)))
  }

  /// The units, those with the same result in one row unless each is to have its own.
  static func rows(_ units: [UnitRecord], groups: Bool) -> [Row] {
    var rows: [Row] = []
    var locations: [String: Int] = [:]
    for unit in units {
      let key = groups ? outcome(of: unit) : "\(rows.count)"
      if let location = locations[key] {
        rows[location].devices.append(unit.device)
      } else {
        locations[key] = rows.count
        rows.append(Row(first: unit, devices: [unit.device]))
      }
    }
    return rows
  }

  /// What two units have in common when they share a line.
  private static func outcome(of unit: UnitRecord) -> String {
    let verdict = unit.diagnostics.map(\.severity).max()?.rawValue ?? ""
    return "\(verdict) \(unit.reduceMotion) \(unit.orientation) \(unit.sweep) "
      + (UnitVariants.all(of: unit) + parts(of: unit)).joined(separator: "  ")
  }

  /// The devices' names, as many as fit into half of the line.
  private func devices(_ ids: [String]) -> String {
    let names = ids.map(VisibleText.escaped)
    for count in stride(from: names.count, through: 1, by: -1) {
      let rest = names.count - count
      let text =
        names.prefix(count).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      if count == 1 || VisibleText.width(of: text) <= width * 3 / 10 { return text }
    }
    return ""
  }

  private func settings(of unit: UnitRecord) -> String {
    var parts: [String] = []
    if showsOrientation {
      parts.append(unit.orientation == .landscape ? "landscape" : "portrait ")
    }
    if let sweepWidth { parts.append(padded(VisibleText.escaped(unit.sweep), to: sweepWidth)) }
    if showsReduceMotion { parts.append(unit.reduceMotion ? "RM on " : "RM off") }
    parts += variants.texts(of: unit)
    return parts.map { $0 + "  " }.joined()
  }

  private func mark(of unit: UnitRecord) -> String {
    switch unit.diagnostics.map(\.severity).max() {
    case .error: styler.apply(.error, to: "✗")
    case .warning: styler.apply(.warning, to: "!")
    case .note, nil: styler.apply(.success, to: "✓")
    }
  }

  /// What a unit's line says: the range of each argument that says something, and what state state.
  static func parts(of unit: UnitRecord) -> [String] {
    let ranges = merged(unit.arguments.filter(\.informative)).map(text)
    let parts = ranges + (unit.state.map(parts) ?? [])
    return parts.isEmpty ? [unit.arguments.isEmpty ? "no chain" : "no change"] : parts
  }

  /// What a state cost, as `3 actions`, `3 writes`, `chrome 3 × 5 views`.
  private static func parts(of state: UnitRecord.State) -> [String] {
    let bodies = state.bodies.map { body in
      let view = body.view.map(VisibleText.escaped) ?? "the scene"
      return "\(view) \(body.evaluations) × \(plural(body.views, of: "view"))"
    }
    return [plural(state.actions, of: "action"), plural(state.writes, of: "write")] + bodies
  }

  /// `scaleEffect.x` and `scaleEffect.y` of one range become `scaleEffect`.
  private static func merged(
    _ arguments: [UnitRecord.Argument]
  ) -> [UnitRecord.Argument] {
    var result: [UnitRecord.Argument] = []
    for argument in arguments {
      if let last = result.last, last.low == argument.low, last.high == argument.high,
        last.name.hasSuffix(".x"), argument.name == last.name.dropLast(2) + ".y",
        argument.name.hasPrefix("scaleEffect")
      {
        result[result.count - 1].name = String(last.name.dropLast(2))
      } else {
        result.append(argument)
      }
    }
    return result
  }

  /// A number of a range to three decimals, two from 10 on; JSON has all digits.
  private static func number(_ value: Double) -> String {
    NumberText.fixed(value, decimals: abs(value) < 10 ? 3 : 2)
  }

  private static func text(_ argument: UnitRecord.Argument) -> String {
    let low = number(argument.low)
    let high = number(argument.high)
    let unit = argument.unit.isEmpty ? "" : argument.unit == "°" ? "°" : " \(argument.unit)"
    return "\(VisibleText.escaped(argument.name)) " + (low == high ? low : "\(low) → \(high)")
      + VisibleText.escaped(unit)
  }
}
