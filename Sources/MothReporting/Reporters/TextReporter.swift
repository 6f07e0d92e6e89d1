package import MothDiagnostics
package import MothRunner
internal import MothScript

/// Reports a run as text for people.
package struct TextReporter {
  private let styler: Styler
  private let renderer: DiagnosticRenderer
  private let width: Int

  /// Makes a reporter for a terminal of `width` columns; `result` gives the sources for carets.
  package init(_ result: RunResult, width: Int, styler: Styler) {
    self.styler = styler
    self.width = width
    let plugins = result.plugins.map(\.plugin)
    renderer = DiagnosticRenderer(width: width, styler: styler) { path in
      for plugin in plugins {
        if let source = plugin.source(at: path) { return source.file }
      }
      return nil
    }
  }

  /// The whole report, with a line feed at its end.
  ///
  /// With `groupsUnits`, units with the same result share a line that names their devices.
  package func report(_ result: RunResult, groupsUnits: Bool = true) -> String {
    var blocks: [String] = []
    for plugin in result.plugins {
      blocks += plugin.diagnostics.map(renderer.render)
      blocks += plugin.effects.map { report($0, groupsUnits: groupsUnits) }
      let wirings = WiringTable(plugin).lines
      blocks += wirings.isEmpty ? [] : [wirings.joined(separator: "\n")]
      blocks += plugin.tests.isEmpty ? [] : [tests(of: plugin)]
    }
    blocks.append(summary(of: result))
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The report of a check, in which no unit was evaluated.
  package func checkReport(_ result: RunResult) -> String {
    var blocks: [String] = []
    for plugin in result.plugins {
      blocks += plugin.diagnostics.map(renderer.render)
      blocks += plugin.effects.flatMap { ($0.diagnostics + $0.findings).map(renderer.render) }
    }
    let scripts = result.plugins.reduce(0) { $0 + $1.plugin.scriptCount }
    let what = "\(plural(result.plugins.count, "plugin")), \(plural(scripts, "script"))"
    blocks.append(verdict(what, result))
    return blocks.joined(separator: "\n\n") + "\n"
  }

  // MARK: - Effects

  private func report(_ effect: EffectResult, groupsUnits: Bool) -> String {
    var lines = title(of: effect)
    if let unit = effect.units.first {
      let views = unit.targetCount == 1 ? "" : " (\(unit.targetCount) views)"
      let target =
        unit.target.isEmpty ? "" : ", target \(VisibleText.escaped(unit.target))\(views)"
      let scene = VisibleText.escaped(unit.scene)
      lines.append(styler.apply(.dim, to: "  scene \(scene)\(target)"))
    }
    lines += UnitTable(effect.units, groupsUnits: groupsUnits, width: width, styler: styler).lines
    lines += printed(by: effect)
    let findings =
      (effect.diagnostics + effect.findings).map(renderer.render)
      + effect.groupedDiagnostics.map(report)
    return ([lines.joined(separator: "\n")] + findings).joined(separator: "\n\n")
  }

  /// The first lines of what the script printed.
  private func printed(by effect: EffectResult) -> [String] {
    let lines = effect.printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let shown = lines.prefix(Self.printedLines).map {
      "  print: \(VisibleText.escaped(String($0)))"
    }
    let rest = lines.count - shown.count
    return shown + (rest > 0 ? ["  print: and \(plural(rest, "more line"))"] : [])
  }

  /// How many printed lines are shown.
  private static let printedLines = 20

  /// The name and what the script says of itself.
  private func title(of effect: EffectResult) -> [String] {
    let name = VisibleText.escaped(effect.name)
    let summary = effect.summary.isEmpty ? "" : "  " + VisibleText.escaped(effect.summary)
    let all = WrappedText.lines(of: name + summary, width: width)
    let first = (all.first ?? name).dropFirst(name.count)
    return [styler.apply(.strong, to: name) + first] + all.dropFirst().map { "  \($0)" }
  }

  private func report(_ group: GroupedDiagnostic) -> String {
    let text = renderer.render(group.diagnostic)
    guard group.unitCount > 1 else { return text }
    let units = "seen in \(group.unitCount) units, on \(group.devices.joined(separator: ", "))"
    let lines = WrappedText.lines(of: units, width: width - 5)
    return text + "\n" + styler.apply(.dim, to: lines.map { "     \($0)" }.joined(separator: "\n"))
  }

  // MARK: - Tests and summary

  private func tests(of plugin: PluginResult) -> String {
    let failed = plugin.tests.filter { !$0.diagnostics.isEmpty }
    let passed = plugin.tests.count - failed.count
    let mark = failed.isEmpty ? styler.apply(.success, to: "✓") : styler.apply(.error, to: "✗")
    let count = failed.isEmpty ? "\(passed) hold" : "\(passed) hold, \(failed.count) do not"
    let head = "\(mark) tests of \(VisibleText.escaped(plugin.plugin.name)): \(count)"
    let details = failed.flatMap { test in
      test.diagnostics.map(renderer.render)
    }
    return ([head] + details).joined(separator: "\n\n")
  }

  private func summary(of result: RunResult) -> String {
    let counts = RunCounts(result)
    let what = [
      plural(counts.effects, "effect"), plural(counts.units, "unit"),
      plural(counts.samples, "sample"),
      plural(counts.testsPassed + counts.testsFailed, "test"),
    ].joined(separator: ", ")
    return verdict(what, result)
  }

  private func verdict(_ what: String, _ result: RunResult) -> String {
    let counts = RunCounts(result)
    let allowed = counts.suppressed > 0 ? ", \(counts.suppressed) suppressed" : ""
    guard counts.errors + counts.warnings + counts.testsFailed > 0 else {
      return result.hasMatches
        ? styler.apply(.success, to: "\(what): all passed\(allowed)") : "\(what): nothing matched"
    }
    let found = [
      (counts.errors, "error"), (counts.warnings, "warning"), (counts.testsFailed, "failed test"),
    ].filter { $0.0 > 0 }.map { plural($0.0, $0.1) }.joined(separator: ", ")
    let role: Styler.Role = counts.errors + counts.testsFailed > 0 ? .error : .warning
    return "\(what): " + styler.apply(role, to: found) + allowed
  }
}
