internal import MothCatalog
internal import MothDiagnostics
internal import MothReporting
internal import MothRunner
internal import MothValidation

extension Command {
  /// `moth explain`: a rule, a diagnostic, a transform or a refused modifier.
  static let explain = Command(name: "explain") { context in
    let id = context.invocation.text("id") ?? ""
    guard let entry = Manual.entry(for: id) else {
      return context.fail([
        Diagnostic.error("usage", "there is nothing to explain about '\(id)'", at: nil)
          .help(
            Spelling.suggestion(for: id, in: Manual.names)
              ?? "'moth list rules' and 'moth list transforms' name what there is"
          )
      ])
    }
    if context.invocation.flag("markdown"), entry.name == ManualEntry.checks.name {
      context.print(CheckText.markdown + "\n")
      return .passed
    }
    if context.invocation.flag("markdown") {
      guard let rule = Rule.withID(id) else {
        return context.fail([
          Diagnostic.error(
            "usage",
            "'--markdown' is for rules and 'checks'; '\(id)' is neither",
            at: nil
          )
        ])
      }
      context.print(RuleMarkdown.page(of: rule))
      return .passed
    }
    context.print(
      context.invocation.flag("json")
        ? RunRecord.line(entry)
        : entry.text(width: context.terminal.width, context.terminal.styler) + "\n"
    )
    return .passed
  }
}
