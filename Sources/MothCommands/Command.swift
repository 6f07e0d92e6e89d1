internal import MothRunner

/// A subcommand: one file in `Commands/` and an entry in `Command.all`.
struct Command: Sendable {
  /// The name on the command line.
  let name: String
  /// What it does, in a sentence.
  let summary: String
  /// Its arguments and options, in the order of its help.
  let options: [Option]
  /// Whether help leaves it out.
  var isHidden = false
  /// Whether the command handles signals itself.
  var handlesSignals = false
  /// Runs it.
  let run: @Sendable (CommandContext) -> ExitStatus

  /// Every subcommand.
  static let all: [Command] = [
    .run, .config, .merge, .check, .report, .frames, .list, .explain, .repl, .doctor, .completion,
    .complete,
  ]
}
