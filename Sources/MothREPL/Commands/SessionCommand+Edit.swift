internal import MothScript

extension SessionCommand {
  /// `:edit`: the effect's script in the person's editor.
  static let edit = SessionCommand(
    name: "edit",
    summary: "Opens the effect's script in $VISUAL or $EDITOR, then reloads.",
    details: "It needs a terminal."
  ) { session, argument throws(SessionProblem) in
    try session.expectNothing(argument, command: "edit")
    let path = try session.effectInFile().path
    guard let edit = session.options.edit else {
      throw SessionProblem("':edit' needs a terminal", help: "':reload' reads what changed")
    }
    guard edit(path) else {
      throw SessionProblem(
        "the editor could not be run, or failed",
        help: "set EDITOR, such as EDITOR=nano"
      )
    }
    return try session.reloadReply()
  }
}
