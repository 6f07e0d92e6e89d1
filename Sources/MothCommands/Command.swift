internal import MothRunner

/// A subcommand: one file in `Commands/` and one line in `Command.all`; its options are in
/// command_line.lua.
struct Command: Sendable {
  /// The name on the command line.
  let name: String
  /// Whether the command says itself what signals do.
  var handlesSignals = false
  /// Runs it.
  let run: @Sendable (CommandContext) -> ExitStatus

  /// Every subcommand that runs in Swift.
  static let all: [Command] = [
    .run, .config, .merge, .check, .report, .frames, .list, .explain, .repl, .doctor,
  ]
}
