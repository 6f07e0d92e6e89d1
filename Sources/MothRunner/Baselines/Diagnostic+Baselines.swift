internal import MothDiagnostics
internal import MothScript

extension Diagnostic {
  /// Says that a baseline file cannot be used.
  static func wrongBaseline(
    _ path: String,
    line: Int?,
    message: String,
    help: String?
  ) -> Diagnostic {
    let range = line.map { line in
      let start = SourcePosition(line: line, column: 1)
      return SourceRange(start: start, end: start)
    }
    return .error(
      "wrong-baseline",
      message: "these baselines cannot be read: \(message)",
      at: SourceLocation(path: path, range: range)
    )
    .help(help ?? "take the committed file again, or rewrite it with '--update-baselines all'")
  }

  /// Says that a unit has no baseline.
  static func missingBaseline(
    of name: String,
    in effect: ScriptSource,
    _ path: String,
    severity: Severity
  ) -> Diagnostic {
    Diagnostic(
      id: "baseline-missing",
      severity: severity,
      message: "there is no baseline of this unit in \(path)",
      location: SourceLocation(path: effect.path)
    )
    .note("the unit is \(name)")
    .help("'moth run --update-baselines missing' writes it; look at it, and commit it")
  }

  /// Says that units of a baseline file were not run any more.
  static func staleBaselines(_ names: [String], path: String) -> Diagnostic {
    let shown = names.prefix(5)
    let rest = names.count - shown.count
    return .warning(
      "baseline-stale",
      message:
        "\(names.count) of these baselines \(names.count == 1 ? "is" : "are") of units that this "
        + "project does not run",
      at: SourceLocation(path: path)
    )
    .note(shown.joined(separator: "\n") + (rest > 0 ? "\nand \(rest) more" : ""))
    .help(
      "'moth run --update-baselines changed' removes them; if they are to stay, let 'run' of "
        + "moth.json name their devices and settings"
    )
  }

  /// Says that the effect of a baseline file is not there.
  static func orphanedBaseline(_ path: String) -> Diagnostic {
    .warning(
      "baseline-stale",
      message: "these baselines are of an effect that the plugin does not have",
      at: SourceLocation(path: path)
    )
    .help("'moth run --update-baselines changed' removes the file")
  }

  /// Says what was written.
  static func writtenBaseline(_ path: String, what: String) -> Diagnostic {
    Diagnostic(
      id: "baseline-written",
      severity: .note,
      message: "baselines were written: \(what)",
      location: SourceLocation(path: path)
    )
  }

  /// Says that a baseline file could not be written.
  static func unwrittenBaseline(_ path: String, reason: String) -> Diagnostic {
    .error(
      "baseline-not-written",
      message: "the baselines cannot be written: \(reason)",
      at: SourceLocation(path: path)
    )
    .help("allow writing there, or free the disk, and run again")
  }

  /// The same with the place of the baseline, and the fix.
  func baselineAt(_ path: String, line: Int?) -> Diagnostic {
    note("the baseline is \(path)\(line.map { ":\($0)" } ?? "")")
      .help("if the change is meant, 'moth run --update-baselines changed' takes it over")
  }
}
