internal import MothDiagnostics

extension SessionCommand {
  /// `:help`: the commands, or one of them.
  static let help = SessionCommand(
    name: "help",
    aliases: ["h"],
    arguments: "[COMMAND]",
    summary: "Lists the commands, or says more of one.",
    // The list of commands holds this one, so it cannot be read while it is made.
    candidates: { _ in SessionCommand.all.map(\.name) }
  ) { session, argument throws(SessionProblem) in
    guard !argument.isEmpty else { return overview(session) }
    let name = argument.hasPrefix(":") ? String(argument.dropFirst()) : argument
    let command = try named(name)
    let aliases = command.aliases.map { ":\($0)" }.joined(separator: ", ")
    let text = [command.summary, command.details].filter { !$0.isEmpty }
      .joined(separator: "\n")
    let lines = WrappedText.lines(of: text, width: session.options.width - 2).map { "  \($0)" }
    let head = session.options.styler.apply(.strong, to: command.usage)
    return SessionReply(
      ([head + (aliases.isEmpty ? "" : "  (also \(aliases))")] + lines).joined(separator: "\n")
    )
  }
}
