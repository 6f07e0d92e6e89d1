internal import MothRunner

extension RunFilter {
  /// What the command line leaves of a run.
  static func read(_ context: CommandContext) throws(UsageProblem) -> RunFilter {
    let invocation = context.invocation
    var filter = RunFilter()
    filter.matching = try pattern(invocation, "--grep", "grep")
    filter.notMatching = try pattern(invocation, "--grep-invert", "grep_invert")
    if let words = invocation.optionalText("only_changed") {
      filter.changes = try GitChanges.read(since: words, in: context.workingDirectory)
    }
    if invocation.flag("last_failed") {
      guard let names = LastRun(context)?.names else {
        throw UsageProblem(
          "'--last-failed' knows no earlier run in this folder",
          help: "run without it first; what failed is kept in the user's state folder"
        )
      }
      filter.names = names
    }
    return filter
  }

  private static func pattern(
    _ invocation: Invocation,
    _ option: String,
    _ name: String
  ) throws(UsageProblem) -> NamePattern? {
    guard let text = invocation.text(name) else { return nil }
    if let pattern = NamePattern(text, option: option) { return pattern }
    guard text.utf8.count <= NamePattern.maximumLength else {
      throw UsageProblem(
        "'\(option)' takes a regular expression of at most \(NamePattern.maximumLength) bytes; "
          + "got \(text.utf8.count)"
      )
    }
    throw UsageProblem(
      "'\(option)' takes a regular expression; got '\(text)'",
      help: "a backslash before a sign such as '(' or '*' stands for the sign itself"
    )
  }
}
