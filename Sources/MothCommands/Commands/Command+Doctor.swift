internal import MothDiagnostics
internal import MothReporting
internal import MothRunner
internal import MothScript

extension Command {
  /// `moth doctor`: what is found here, and the limits that apply.
  static let doctor = Command(
    name: "doctor",
    summary: "Show what Moth finds here, and its limits.",
    options: Option.project + [markdownPage, .json, .color]
  ) { context in
    if context.invocation.flag(markdownPage) {
      context.print(SandboxMarkdown.page)
      return .passed
    }
    let settings: ProjectSettings
    do throws(UsageProblem) {
      settings = try ProjectSettings(context)
    } catch {
      return context.fail(error.diagnostics)
    }
    let rows = HostLimit.all.map { DoctorLimit($0, settings: settings) }
    if context.invocation.flag(.json) {
      let findings = DoctorFindings(configuration: settings.path)
      context.print(RunRecord.line(findings) + rows.map { RunRecord.line($0) }.joined())
    } else {
      context.print(text(rows, settings: settings, terminal: context.terminal))
    }
    return .passed
  }

  private static let markdownPage = Option(
    "--markdown",
    help: "Print docs/SANDBOX.md: what scripts may use, and the limits."
  )

  private static func text(
    _ rows: [DoctorLimit],
    settings: ProjectSettings,
    terminal: Terminal
  ) -> String {
    let configuration = settings.path.map { VisibleText.escaped($0) } ?? "none found"
    let names = rows.map(\.limit.count).max() ?? 0
    let values = rows.map { NumberText.short(Double($0.value)).count }.max() ?? 0
    let lines = rows.map { row in
      let number = String(row.value)
      let head =
        row.limit + String(repeating: " ", count: names - row.limit.count + 2)
        + String(repeating: " ", count: max(values - number.count, 0)) + number + " "
      let from = row.source == .default ? "" : " (\(row.source.rawValue); else \(row.default))"
      let wrapped = WrappedText.lines(
        of: "\(row.unit): \(row.summary)\(from)",
        width: max(terminal.width - head.count, 20)
      )
      let indent = "\n" + String(repeating: " ", count: head.count)
      return terminal.styler.apply(.strong, to: head) + wrapped.joined(separator: indent) + "\n"
    }
    return """
      moth \(Moth.version), \(EmbeddedLua.release)
      configuration: \(configuration)

      \(terminal.styler.apply(.dim, to: "limits of scripts: 'limits' in moth.json, or --limit"))
      \(lines.joined())
      """
  }
}

/// A line of `moth doctor --json` about what is found.
private struct DoctorFindings: Encodable {
  let version = Moth.version
  let lua = EmbeddedLua.release
  let configuration: String?
}

/// A limit that applies.
private struct DoctorLimit: Encodable {
  /// Who set it.
  enum Source: String, Encodable {
    case `default`
    case configuration = "moth.json"
    case commandLine = "--limit"
  }

  let limit: String
  let value: Int
  let unit: String
  let summary: String
  let source: Source
  let `default`: Int

  init(_ limit: HostLimit, settings: ProjectSettings) {
    self.limit = limit.name
    value = settings.limits[keyPath: limit.keyPath]
    unit = limit.unit
    summary = limit.summary
    `default` = limit.defaultValue
    source =
      if settings.commandLine.values[limit.name] != nil {
        .commandLine
      } else if settings.configuration.limits.values[limit.name] != nil {
        .configuration
      } else {
        .default
      }
  }
}
