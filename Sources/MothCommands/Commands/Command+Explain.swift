internal import MothCatalog
internal import MothDiagnostics
internal import MothReporting
internal import MothRunner
internal import MothValidation

extension Command {
  /// `moth explain`: a rule, a diagnostic, a transform or a refused modifier.
  static let explain = Command(
    name: "explain",
    summary: "Explain a rule, a diagnostic or a transform.",
    options: [explained, explanationMarkdown, .json, .color]
  ) { context in
    let id = context.invocation.text(explained) ?? ""
    guard let entry = Manual.entry(for: id) else {
      return context.fail([
        Diagnostic.error("usage", message: "there is nothing to explain about '\(id)'", at: nil)
          .help(
            Spelling.suggestion(for: id, in: Manual.names)
              ?? "'moth list rules' and 'moth list transforms' name what there is"
          )
      ])
    }
    if context.invocation.flag(explanationMarkdown), entry.name == ManualEntry.checks.name {
      context.print(CheckText.markdown + "\n")
      return .passed
    }
    if context.invocation.flag(explanationMarkdown) {
      guard let rule = Rule.withID(id) else {
        return context.fail([
          Diagnostic.error(
            "usage",
            message: "'--markdown' is for rules and 'checks'; '\(id)' is neither",
            at: nil
          )
        ])
      }
      context.print(RuleMarkdown.page(of: rule))
      return .passed
    }
    context.print(
      context.invocation.flag(.json)
        ? RunRecord.line(entry)
        : entry.text(width: context.terminal.width, context.terminal.styler) + "\n"
    )
    return .passed
  }

  private static let explained = Option(
    "id",
    help: "A rule's or diagnostic's id, or the name of a transform or modifier.",
    candidates: { _ in
      Manual.names.map { Candidate($0, summary: Manual.entry(for: $0)?.summary ?? "") }
    }
  )
  private static let explanationMarkdown = Option(
    "--markdown",
    help: "Print a rule's page of docs/rules, or the tables of 'checks'."
  )
}
